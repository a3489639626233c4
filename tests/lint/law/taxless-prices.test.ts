import { expect, it } from 'vitest';
import { clausesIn } from '../consumer-clauses.ts';

const COUNTRY: Readonly<Record<string, string>> = { en: 'GB', de: 'DE', es: 'ES' };

it.each([
  ['es', 'ES', 'A estos precios hay que sumarles el IVA. Las piezas, aparte.'],
  ['es', 'ES', 'A todos los precios se les suma el IVA.'],
  ['es', 'ES', 'El IVA se cobra aparte.'],
  ['es', 'ES', 'Desde {precios.pila} + IVA.'],
  ['es', 'ES', 'La revisión cuesta 60 € más IVA.'],
  ['es', 'ES', 'con mano de obra, más IVA'],
  ['en', 'GB', 'To all prices we add VAT.'],
  ['en', 'GB', 'A service costs £60 plus VAT.'],
  ['en', 'IE', '{prices.service} + VAT'],
  ['en', 'GB', 'You pay VAT on top.'],
  ['en', 'AU', 'A service costs $140 plus GST.'],
  ['en', 'AU', 'These are our rates from 1 March 2027 on, plus GST.'],
  ['en', 'AU', 'All prices exclude GST.'],
  ['en', 'NZ', '{prices.wash} + GST'],
  ['en', 'NZ', 'To these prices we add GST.'],
  ['en', 'SG', 'GST is not included.'],
  ['de', 'DE', 'Zu diesen Preisen kommt noch die Mehrwertsteuer.'],
  ['de', 'DE', 'Die Mehrwertsteuer wird gesondert berechnet.'],
  ['de', 'AT', 'Die Wartung kostet {preise.wartung} zzgl. MwSt.'],
  ['de', 'DE', 'Ab 60 € plus MwSt.'],
])('%s in %s: %s', (language, country, text) => {
  expect(clausesIn(text, language, country)).toHaveLength(1);
});

it.each<[string, string, string?]>([
  ['es', 'El IVA está incluido.'],
  ['es', 'A estos precios se les suma el IVA, como pide la contratación pública.'],
  ['es', 'La revisión cuesta 60 € más IVA (72,60 € en total).'],
  ['es', 'A estos precios no hay que sumarles nada: el IVA va dentro.'],
  ['es', 'Los ayuntamientos pagan 800 € más IVA.'],
  ['es', 'Facturamos con IVA y, si hace falta, a nombre de su negocio.'],
  ['es', 'Nadie le sumará el IVA después.'],
  ['es', 'La matrícula está exenta de IVA.'],
  ['en', 'Prices include VAT.'],
  ['en', 'A service costs £60 plus VAT, so £72 in all.'],
  ['en', 'A service costs £60 plus VAT (£72).'],
  ['en', 'Councils pay £400 plus VAT.'],
  ['en', 'We add no VAT, as we are too small for it.'],
  ['en', 'Bring £20 plus a sandwich.'],
  ['en', 'Prices include GST.', 'AU'],
  ['en', 'Our work is GST-free, and no GST is added to our prices.', 'AU'],
  ['en', 'A service costs $140 plus GST ($154).', 'AU'],
  ['en', 'Councils pay $400 plus GST.', 'AU'],
  ['en', 'All fees are in dollars, GST included.', 'NZ'],
  ['en', 'A service costs $140 plus GST.', 'CA'],
  ['en', 'Bring $20 plus a towel.', 'AU'],
  ['de', 'Alle Preise mit MwSt.'],
  ['de', 'Die Wartung kostet 60 € zzgl. MwSt., insgesamt 71,40 €.'],
  ['de', 'Als Kleinunternehmer weisen wir keine Umsatzsteuer aus.'],
  ['de', 'Die Umsatzsteuer ist nicht enthalten, weil wir als Kleinunternehmer keine berechnen.'],
  ['de', 'Firmen zahlen 400 € plus MwSt.'],
  ['de', 'Zu diesen Preisen kommt nichts hinzu.'],
])('%s, right: %s', (language, text, country = COUNTRY[language] ?? '') => {
  expect(clausesIn(text, language, country)).toEqual([]);
});

it('leaves prices on a page for businesses alone', () => {
  expect(clausesIn('Mantenimiento para empresas.\nDesde 60 € más IVA.', 'es', 'ES')).toEqual([]);
});

it('leaves what other businesses pay alone', () => {
  expect(clausesIn('A franchise with a car, from £99 a week plus VAT', 'en', 'GB')).toEqual([]);
});

import { expect, it } from 'vitest';
import { clausesIn } from './consumer-clauses.ts';

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
  ['de', 'DE', 'Zu diesen Preisen kommt noch die Mehrwertsteuer.'],
  ['de', 'DE', 'Die Mehrwertsteuer wird gesondert berechnet.'],
  ['de', 'AT', 'Die Wartung kostet {preise.wartung} zzgl. MwSt.'],
  ['de', 'DE', 'Ab 60 € plus MwSt.'],
])('%s in %s: %s', (language, country, text) => {
  expect(clausesIn(text, language, country)).toHaveLength(1);
});

it.each([
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
  ['de', 'Alle Preise mit MwSt.'],
  ['de', 'Die Wartung kostet 60 € zzgl. MwSt., insgesamt 71,40 €.'],
  ['de', 'Als Kleinunternehmer weisen wir keine Umsatzsteuer aus.'],
  ['de', 'Die Umsatzsteuer ist nicht enthalten, weil wir als Kleinunternehmer keine berechnen.'],
  ['de', 'Firmen zahlen 400 € plus MwSt.'],
  ['de', 'Zu diesen Preisen kommt nichts hinzu.'],
])('%s, right: %s', (language, text) => {
  const country = { en: 'GB', de: 'DE', es: 'ES' }[language] ?? '';
  expect(clausesIn(text, language, country)).toEqual([]);
});

it('leaves prices on a page for businesses alone', () => {
  expect(clausesIn('Mantenimiento para empresas.\nDesde 60 € más IVA.', 'es', 'ES')).toEqual([]);
});

it('leaves what other businesses pay alone', () => {
  expect(clausesIn('A franchise with a car, from £99 a week plus VAT', 'en', 'GB')).toEqual([]);
});

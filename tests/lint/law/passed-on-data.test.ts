import { expect, it } from 'vitest';
import type { Facts } from '../../../cli/content/facts/facts.ts';
import { lawConsent } from '../../../cli/rules/copy/law-consent.ts';
import { copyFile } from '../../../cli/rules/copy-file.ts';
import { applyCopyRule } from '../../../cli/rules/copy-rules.ts';

function named(text: string, language: string, country: string): string[] {
  const facts = {
    get: (name: string) => (name.endsWith('country') ? country : undefined),
    names: [],
  } as unknown as Facts;
  const file = copyFile('page', language, { body: text });
  return [...applyCopyRule(lawConsent, file, facts)].map(({ message }) => message);
}

it.each([
  [
    'en',
    'GB',
    'We pass names and email addresses to outdoor shops nearby so that they can send you offers.',
  ],
  ['en', 'GB', 'We sell your data to partners.'],
  ['en', 'IE', 'We share your email address with our partners for marketing.'],
  ['en', 'GB', 'We use it to answer you and to send you advertising from our partners.'],
  ['en', 'GB', 'We may also pass your details on to sponsors, who send you their offers.'],
  ['en', 'GB', 'We keep your data for ever.'],
  ['de', 'DE', 'Wir verkaufen Ihre Daten an Partner.'],
  [
    'de',
    'DE',
    'Wir geben Namen und E-Mail-Adressen an Geschäfte in der Nähe weiter, damit sie Ihnen Angebote schicken.',
  ],
  ['de', 'AT', 'Wir geben Ihre Daten zu Werbezwecken an unsere Partner weiter.'],
  ['es', 'ES', 'Vendemos sus datos a terceros.'],
  ['es', 'ES', 'Cedemos su nombre y su correo a tiendas de la zona para que le envíen ofertas.'],
  ['es', 'ES', 'Compartimos tus datos con nuestros socios con fines publicitarios.'],
])('%s in %s: %s', (language, country, text) => {
  expect(named(text, language, country)).toHaveLength(1);
});

it.each([
  ['en', 'GB', 'We never sell your data to partners.'],
  ['en', 'GB', 'We do not pass your details on to anybody.'],
  ['en', 'GB', 'If you tick the box, we share your email address with our partners for marketing.'],
  ['en', 'GB', 'We share your name with the courier, who writes to you before he comes.'],
  ['en', 'GB', 'We share your data with our web host, a company in Leeds.'],
  ['en', 'GB', 'We give your details to the insurer after an accident.'],
  ['en', 'GB', 'We sell climbing shoes to shops and give you their names.'],
  ['en', 'GB', 'We use your address to send you offers that you have asked for.'],
  ['en', 'GB', 'We keep the guest book for ever.'],
  ['en', 'GB', 'Who gets my data? We pass it on to nobody.'],
  ['en', 'GB', 'Do you sell my data to partners?'],
  [
    'en',
    'GB',
    'We share names and times with partners at the crag so that they can open the gate.',
  ],
  ['en', 'US', 'We share your email address with our partners for marketing.'],
  ['de', 'DE', 'Wir geben Ihre Daten nicht an Dritte weiter.'],
  ['de', 'DE', 'Wir geben Ihre Adresse an den Spediteur weiter, damit er Ihnen den Tag nennt.'],
  ['de', 'DE', 'Mit Ihrer Einwilligung geben wir Ihre Daten zu Werbezwecken an Partner weiter.'],
  ['de', 'DE', 'Wir verkaufen Namensschilder an Firmen.'],
  ['es', 'ES', 'No vendemos sus datos a terceros.'],
  ['es', 'ES', 'Pasamos su dirección al transportista para que le llame.'],
  ['es', 'ES', 'Compartimos sus datos con la gestoría para hacer la factura.'],
  [
    'es',
    'ES',
    'Solo si usted lo autoriza cedemos sus datos a empresas para que le envíen ofertas.',
  ],
])('%s in %s, right: %s', (language, country, text) => {
  expect(named(text, language, country)).toEqual([]);
});

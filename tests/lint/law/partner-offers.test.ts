import { expect, it } from 'vitest';
import { ANY_FACT } from '../../../cli/content/facts/facts.ts';
import { lawConsent } from '../../../cli/rules/copy/law-consent.ts';
import { copyFile } from '../../../cli/rules/copy-file.ts';
import { applyCopyRule } from '../../../cli/rules/copy-rules.ts';
import { consentInCode } from '../../../cli/rules/words/claims/consent-in-code.ts';

/** Messages about a text on a page, below the heading of a newsletter, and about the same text in code. */
function told(text: string, language: string): string[] {
  const onPage = copyFile('page', language, { sections: [{ heading: 'Newsletter', text }] });
  const inCode = copyFile('page', language, { text });
  return [...applyCopyRule(lawConsent, onPage, ANY_FACT), ...consentInCode(inCode)].map(
    ({ message }) => message,
  );
}

it.each([
  ['en', 'By subscribing you also agree to hear from our sponsors.'],
  ['en', 'When you send this, you consent to text messages and deals from other companies.'],
  ['en', 'By joining, you allow calls from brands that we work with.'],
  ['en', 'By signing up you will get offers from our partners.'],
  ['es', 'Al suscribirse acepta llamadas y promociones de nuestros socios.'],
  ['es', 'Si nos envías el formulario, autorizas mensajes de otras empresas.'],
  ['es', 'Por enviarlo, consiente recibir ofertas de negocios con los que trabajamos.'],
  ['de', 'Mit der Anmeldung stimmen Sie Anrufen unserer Partner zu.'],
  ['de', 'Wer das Formular abschickt, ist mit Angeboten anderer Firmen einverstanden.'],
  [
    'de',
    'Durch Absenden erlauben Sie uns E-Mails von Unternehmen, mit denen wir arbeiten, und Post Dritter.',
  ],
])('advertising of others comes with whatever is sent (%s): %s', (language, text) => {
  const partners = 'Nobody agrees to the advertising of others by sending something else.';
  expect(told(text, language)).toEqual([partners, partners]);
});

it.each([
  ['en', 'By subscribing you do not agree to calls from partners, and we have none.'],
  ['en', 'When you book, you get an e-mail from our partner studio with the way there.'],
  ['en', 'By ordering you agree to a message from our delivery partner.'],
  ['en', 'By sending this form you agree to be called back by us.'],
  [
    'en',
    'When you join, other companies in the building are your neighbors, with offers of their own.',
  ],
  ['es', 'Al reservar recibirá un correo de nuestros colaboradores del hotel.'],
  ['es', 'Al enviarlo acepta que le llamemos, y nunca otras empresas.'],
  ['de', 'Mit der Bestellung erhalten Sie eine Nachricht unseres Versandpartners.'],
  ['de', 'Mit der Anmeldung stimmen Sie unseren Regeln zu.'],
])('is no such advertising (%s): %s', (language, text) => {
  expect(told(text, language)).toEqual([]);
});

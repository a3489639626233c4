import { describe, expect, it } from 'vitest';
import { ANY_FACT } from '../../../cli/content/facts/facts.ts';
import { lawConsent } from '../../../cli/rules/copy/law-consent.ts';
import { copyFile } from '../../../cli/rules/copy-file.ts';
import { applyCopyRule } from '../../../cli/rules/copy-rules.ts';
import { consentInCode } from '../../../cli/rules/words/claims/consent-in-code.ts';

function inCode(text: string, language: string): string[] {
  const file = copyFile('page', language, [text]);
  return [...applyCopyRule({ ...lawConsent, check: consentInCode }, file, ANY_FACT)].map(
    ({ span }) => text.slice(...(span ?? [])),
  );
}

describe('a text in code that takes a visit for an agreement', () => {
  it.each([
    ['en', 'Whoever reads on has said yes.'],
    ['en', 'By using this site you accept cookies.'],
    ['en', 'Your continued use of the website means that you accept our privacy policy.'],
    ['en', 'If you keep scrolling, you have agreed.'],
    ['en', 'Anyone who stays on this page has consented.'],
    ['en', 'Reading on counts as consent.'],
    ['en', 'Scrolling means yes.'],
    ['en', 'Everyone who browses on says yes to the counting.'],
    ['en', 'By browsing further you have given your consent.'],
    ['es', 'Quien siga leyendo ha dicho que sí.'],
    ['es', 'Al usar este sitio web, acepta las cookies.'],
    ['es', 'Seguir navegando equivale a su consentimiento.'],
    ['es', 'Si sigue navegando, da su consentimiento.'],
    ['de', 'Wer weiterliest, hat ja gesagt.'],
    ['de', 'Wer auf der Seite bleibt, hat zugestimmt.'],
    ['de', 'Weitersurfen gilt als Einwilligung.'],
    ['de', 'Mit der Nutzung dieser Website stimmen Sie der Verwendung von Cookies zu.'],
  ])('(%s) is told: %s', (language, text) => {
    expect(inCode(text, language)).toHaveLength(1);
  });

  it.each([
    ['en', 'It loads only after you have said yes.'],
    ['en', 'Whoever reads on has not said yes to anything.'],
    ['en', 'Reading on is no consent.'],
    ['en', 'Whoever reads on will find the prices.'],
    ['en', 'If you read on, you will see why we said yes to the job.'],
    ['en', 'Whoever stays for a second lesson has said yes to the course.'],
    ['en', 'If you keep reading, you agree with us that bread takes time.'],
    ['en', 'Scrolling is quicker on a phone.'],
    ['en', 'By using this website you accept these terms of use.'],
    ['en', 'Nothing is stored until you have agreed.'],
    ['en', 'It is counted until you say no.'],
    ['es', 'Quien siga leyendo encontrará los precios.'],
    ['es', 'Seguir leyendo no es un consentimiento.'],
    ['es', 'Solo se carga si usted ha dicho que sí.'],
    ['de', 'Wer weiterliest, findet die Preise.'],
    ['de', 'Weiterlesen ist keine Einwilligung.'],
    ['de', 'Wer bleibt, hat Zeit für einen Kaffee.'],
  ])('(%s) is not: %s', (language, text) => {
    expect(inCode(text, language)).toEqual([]);
  });
});

const EMAIL = { name: 'email', type: 'email', label: 'E-mail' };
const MESSAGE = { name: 'message', type: 'text', label: 'What is it about?' };

/** What is said of a consent in a form. */
function ofConsent(
  label: string,
  { heading, required = true, fields = [EMAIL, MESSAGE] }: Form,
): string | undefined {
  const consent = { name: 'agreed', type: 'consent', label, required };
  const raw = { form: { heading, submit: 'Send', fields: [...fields, consent] } };
  const file = copyFile('landing', 'en', raw);
  return [...applyCopyRule(lawConsent, file, ANY_FACT)][0]?.message;
}

interface Form {
  heading: string;
  required?: boolean;
  fields?: object[];
}

describe('a newsletter without which a form for something else cannot be sent', () => {
  it.each([
    ['Ask for a quote', 'Send me the newsletter once a month; every issue has a link to leave.'],
    ['Book an appointment', 'I agree to get your newsletter by e-mail.'],
    ['Request a visit', 'I want the special offers by mail every week.'],
    ['Angebot anfordern', 'Ich stimme zu, den Newsletter zu bekommen, bis ich widerspreche.'],
    ['Termin anfragen', 'Ja, schicken Sie mir den Rundbrief jeden Monat.'],
    ['Pida presupuesto', 'Acepto recibir el boletín cada mes.'],
    ['Reserva tu cita', 'Quiero las promociones por correo.'],
  ])('is a condition: %s, %s', (heading, label) => {
    expect(ofConsent(label, { heading })).toContain('cannot be sent without agreeing');
  });

  it.each([
    ['Ask for a quote', 'Send me the newsletter once a month; every issue has a link to leave.'],
    ['Angebot anfordern', 'Schicken Sie mir den Newsletter jeden Monat, mit Link zum Abbestellen.'],
  ])('may be asked for if it can be left out: %s, %s', (heading, label) => {
    expect(ofConsent(label, { heading, required: false })).toBeUndefined();
  });

  it.each([
    ['Ask for a quote', 'You may write to me about this quote.'],
    ['Angebot anfordern', 'Sie dürfen mir auf diese Anfrage antworten.'],
    ['Angebot anfordern', 'Ich möchte keinen Newsletter; antworten Sie nur auf die Anfrage.'],
    ['Pida presupuesto', 'Pueden escribirme para enviarme el presupuesto.'],
    ['Our newsletter', 'Send me the newsletter once a month; every issue has a link to leave.'],
    ['Stay in touch', 'Send me the newsletter once a month; every issue has a link to leave.'],
  ])('is not asked for here: %s, %s', (heading, label) => {
    expect(ofConsent(label, { heading }) ?? '').not.toContain('cannot be sent');
  });

  it('is what a form with an address alone is for', () => {
    const label = 'Send me the newsletter once a month; every issue has a link to leave.';
    expect(ofConsent(label, { heading: 'Order', fields: [EMAIL] })).toBeUndefined();
  });
});

import { describe, expect, it } from 'vitest';
import { ANY_FACT } from '../../../cli/content/facts/facts.ts';
import { lawConsent } from '../../../cli/rules/copy/law-consent.ts';
import { copyFile } from '../../../cli/rules/copy-file.ts';
import { applyCopyRule } from '../../../cli/rules/copy-rules.ts';

const EMAIL = { name: 'email', type: 'email', label: 'E-mail' };

/** Paths of what the rule finds in a form with a consent of these words. */
function found(label: unknown, heading = 'Order', required = true): string[] {
  const consent = { name: 'agreed', type: 'consent', label, required };
  const raw = { form: { heading, fields: [EMAIL, consent] } };
  const file = copyFile('landing', 'en', raw);
  return [...applyCopyRule(lawConsent, file, ANY_FACT)].map(({ path }) => path.join('.'));
}

describe('a consent', () => {
  it.each([
    'I agree.',
    'Yes, please',
    'Ich stimme zu.',
    'Hiermit bin ich mit allem einverstanden',
    'Acepto todo lo anterior',
    'Doy mi consentimiento',
    'Sign me up for the newsletter',
    'Ja, gerne den Newsletter',
    'Sí, quiero el boletín',
  ])('"%s" does not say to what', (label) => {
    expect(found(label)).toEqual(['form.fields.1.label']);
  });

  it.each([
    'You may keep these details to answer me.',
    'I have read the terms and am over 18.',
    'I know that a visit has a fee of its own.',
    'Send me the newsletter once a month; every issue has a link to leave.',
    'Sie dürfen meine Angaben für diese Bestellung verwenden.',
    'Ich möchte den Newsletter einmal im Monat und kann ihn abbestellen.',
    'Pueden usar mis datos para responderme.',
    'Envíenme el boletín cada mes; me doy de baja cuando quiera.',
  ])('"%s" says to what', (label) => {
    expect(found(label)).toEqual([]);
  });

  it.each([
    'I agree that you send me marketing emails and pass my data on to selected partners.',
    'Sie dürfen meine Daten zu Werbezwecken an Dritte weitergeben.',
    'Pueden compartir mis datos con terceros para publicidad.',
  ])('"%s" is no condition for anything else', (label) => {
    expect(found(label)).toEqual(['form.fields.1.label']);
    expect(found(label, 'Order', false)).toEqual([]);
  });

  it('that rules out passing data on may be required', () => {
    expect(found('You may keep my details, and will not give them to third parties.')).toEqual([]);
  });

  it('is looked at in each language of its label', () => {
    const label = { en: 'You may keep my details.', de: 'Ich stimme zu.' };
    expect(found(label)).toEqual(['form.fields.1.label.de']);
  });

  it('to a newsletter cannot be left out', () => {
    const label = 'Send me the newsletter once a month.';
    expect(found(label, 'Our newsletter')).toEqual([]);
    expect(found(label, 'Our newsletter', false)).toEqual(['form.fields.1']);
  });
});

describe('a newsletter', () => {
  const tied = (intro: string, language = 'en', heading = 'Book a seat') => {
    const form = { heading, intro, submit: 'Send', fields: [{ ...EMAIL }] };
    const file = copyFile('landing', language, { form });
    return [...applyCopyRule(lawConsent, file, ANY_FACT)].map(({ path }) => path.join('.'));
  };

  it.each([
    ['en', 'By booking you join our mailing list.'],
    ['en', 'By submitting this form you agree to receive marketing from us.'],
    ['de', 'Mit dem Absenden bestellen Sie auch unseren Newsletter.'],
    [
      'de',
      'Mit dem Absenden stimmen Sie zu, dass {business.name} Ihnen Angebote per E-Mail schickt.',
    ],
    ['en', 'By sending the form you agree that {business.name} may call and text you with offers.'],
    ['es', 'Al inscribirse acepta recibir nuestro boletín.'],
    ['en', 'By sending the form you agree that we may call and text you with offers.'],
    ['de', 'Mit dem Absenden willigen Sie ein, dass wir Sie mit Angeboten anrufen.'],
    ['en', 'By sending this you agree that we may call you about offers.'],
    ['en', 'When you book, you agree to receive our offers and news by email.'],
    ['en', 'Sending this form means you consent to our offers by post.'],
    ['en', 'By contacting us you agree to hear about our special offers.'],
    ['en', 'By giving us your number you agree to sales calls.'],
    ['de', 'Mit dem Absenden stimmen Sie zu, dass wir Ihnen Angebote per E-Mail schicken.'],
    ['de', 'Durch Ihre Anfrage erlauben Sie uns, Ihnen Neuigkeiten und Aktionen zu senden.'],
    ['de', 'Wer das Formular absendet, ist mit Werbung per E-Mail einverstanden.'],
    ['de', 'Mit Klick auf Absenden akzeptieren Sie unsere Angebote per WhatsApp.'],
    ['de', 'Mit der Terminanfrage stimmen Sie Werbeanrufen zu, also Werbung am Telefon.'],
    ['es', 'Al enviar el formulario aceptas recibir nuestras ofertas por correo.'],
    ['es', 'Al reservar consientes que te mandemos promociones por WhatsApp.'],
    ['es', 'Si nos envías este formulario, autorizas el envío de publicidad.'],
    ['es', 'Al pulsar Enviar acepta que le llamemos con novedades y ofertas.'],
  ])('is not ordered along with something else (%s): %s', (language, intro) => {
    expect(tied(intro, language)).toEqual(['form.intro']);
  });

  it.each([
    ['en', 'By booking you do not join any mailing list.'],
    ['de', 'Mit der Anmeldung bestellen Sie keinen Newsletter.'],
    ['en', 'By booking you agree to nothing but the evening.'],
    ['en', 'By sending the form you ask us to call you back.'],
    [
      'en',
      'By sending this form you agree that we write to you about your request, and send no offers.',
    ],
    ['en', 'By signing up to our newsletter you agree to receive our offers once a month.'],
    ['en', 'When you send this form, we answer within a day. Offers are on the page of prices.'],
    ['en', 'By sending this form you accept our privacy policy.'],
    ['en', 'When you order marketing material, the proof comes within two days.'],
    ['en', 'If you contact us about ads, tell us the size.'],
    [
      'en',
      'By sending this form you agree to marketing calls. Consent is not a condition of purchase.',
    ],
    ['de', 'Mit dem Absenden fordern Sie ein Angebot an, das wir Ihnen per E-Mail schicken.'],
    ['de', 'Mit dem Absenden stimmen Sie zu, dass wir Ihnen ein Angebot schicken.'],
    ['de', 'Mit dem Absenden stimmen Sie unseren AGB zu; Werbung schicken wir nicht.'],
    ['es', 'Al enviar el formulario aceptas la política de privacidad.'],
    ['es', 'Al enviar el formulario nos pides un presupuesto. No mandamos ofertas.'],
    ['es', 'Si nos envías el formulario, te contestamos con las ofertas de esa semana.'],
  ])('or is not ordered at all (%s): %s', (language, intro) => {
    expect(tied(intro, language)).not.toContain('form.intro');
  });

  it('is not ordered along with a message in any other text either', () => {
    const raw = {
      sections: [
        {
          text: { paragraphs: ['Call us.', 'By writing to us you agree to our offers by email.'] },
        },
      ],
      body: 'We answer soon. By sending the\nform you agree to get our newsletter.',
    };
    const found = [...applyCopyRule(lawConsent, copyFile('page', 'en', raw), ANY_FACT)];
    expect(found.map(({ path }) => path.join('.')).sort()).toEqual([
      'body',
      'sections.0.text.paragraphs.1',
    ]);
  });

  it('is not ordered along with a message on the contact page either', () => {
    const contact = {
      heading: 'Schreiben Sie uns',
      intro: 'Mit dem Absenden stimmen Sie zu, dass wir Ihnen unseren Newsletter schicken.',
    };
    const file = copyFile('page', 'de', { sections: [{ contact }] });
    const found = [...applyCopyRule(lawConsent, file, ANY_FACT)];
    expect(found.map(({ path }) => path.join('.'))).toEqual(['sections.0.contact.intro']);
  });

  it('is what a form for it orders', () => {
    const found = tied(
      'By submitting your address you join the mailing list.',
      'en',
      'Our newsletter',
    );
    expect(found).not.toContain('form.intro');
  });
});

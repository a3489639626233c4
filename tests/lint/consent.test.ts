import { describe, expect, it } from 'vitest';
import { ANY_FACT } from '../../cli/content/facts/facts.ts';
import { lawConsent } from '../../cli/rules/copy/law-consent.ts';
import { copyFile } from '../../cli/rules/copy-file.ts';
import { applyCopyRule } from '../../cli/rules/copy-rules.ts';

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
  const tied = (intro: string, heading = 'Book a seat') => {
    const form = { heading, intro, submit: 'Send', fields: [{ ...EMAIL }] };
    const file = copyFile('landing', 'en', { form });
    return [...applyCopyRule(lawConsent, file, ANY_FACT)].map(({ path }) => path.join('.'));
  };

  it.each([
    'By booking you join our mailing list.',
    'By submitting this form you agree to receive marketing from us.',
    'Mit dem Absenden bestellen Sie auch unseren Newsletter.',
    'Al inscribirse acepta recibir nuestro boletín.',
    'By sending the form you agree that we may call and text you with offers.',
    'Mit dem Absenden willigen Sie ein, dass wir Sie mit Angeboten anrufen.',
  ])('is not ordered along with something else: %s', (intro) => {
    expect(tied(intro)).toEqual(['form.intro']);
  });

  it.each([
    'By booking you do not join any mailing list.',
    'Mit der Anmeldung bestellen Sie keinen Newsletter.',
    'By booking you agree to nothing but the evening.',
    'By sending the form you ask us to call you back.',
  ])('or is not ordered at all: %s', (intro) => {
    expect(tied(intro)).not.toContain('form.intro');
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
    const found = tied('By submitting your address you join the mailing list.', 'Our newsletter');
    expect(found).not.toContain('form.intro');
  });
});

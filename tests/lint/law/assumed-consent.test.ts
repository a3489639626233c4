import { describe, expect, it } from 'vitest';
import { ANY_FACT } from '../../../cli/content/facts/facts.ts';
import { lawConsent } from '../../../cli/rules/copy/law-consent.ts';
import { copyFile } from '../../../cli/rules/copy-file.ts';
import { applyCopyRule } from '../../../cli/rules/copy-rules.ts';
import { listedInCode } from '../../../cli/rules/words/claims/unasked-advertising.ts';

const EMAIL = { name: 'email', type: 'email', label: 'E-mail' };

function found(raw: object, language: string): string[] {
  const file = copyFile('landing', language, raw);
  return [...applyCopyRule(lawConsent, file, ANY_FACT)].map(({ path }) => path.join('.'));
}

/** What the rule finds in the text after a form. */
function afterForm(subtitle: string, language: string, form: object): string[] {
  return found({ form, success: { subtitle } }, language);
}

const BOOKING = { heading: 'Book a seat', submit: 'Send', fields: [EMAIL] };

/** Without a form, these may as well thank somebody who has asked for it. */
const LISTED: [string, string][] = [
  ['en', "You're on our mailing list now."],
  ['en', 'Your number goes on our offers list, text STOP to leave.'],
  ['es', 'Le hemos apuntado a nuestro boletín.'],
  ['es', 'A partir de ahora recibirá promociones cada semana.'],
  ['es', 'Hemos agregado tu teléfono a la lista de promociones.'],
  ['de', 'Ihre Adresse steht jetzt auf unserer Newsletter-Liste.'],
  ['de', 'Sie sind ab jetzt für unseren Newsletter angemeldet.'],
  ['de', 'Wir haben deine Nummer in unseren Angebotsverteiler aufgenommen.'],
  ['en', 'Thanks! From now on you get our monthly offers; reply STOP to opt out.'],
  ['en', 'We have signed you up for our newsletter. Unsubscribe any time.'],
  ['en', 'Your address has been added to our mailing list.'],
  ['en', 'You are now subscribed to our special offers.'],
  ['es', 'Hemos añadido su correo a nuestra lista de promociones.'],
  ['es', 'Ya está suscrito a nuestro boletín.'],
  ['de', 'Wir haben Sie in unseren Newsletter eingetragen.'],
  ['de', 'Ihre Nummer steht jetzt in unserem Werbeverteiler.'],
];

describe('advertising that nobody was asked for', () => {
  it.each([
    [
      'en',
      'It becomes an appointment once we have spoken. Your number is now on our weekly deals list; text STOP if you mind.',
    ],
    ['en', "We've added your email to our list for promotions; let us know if you'd rather not."],
    ['en', 'You will also receive our weekly deals by text from today.'],
    ['en', 'We took the liberty of adding you to our newsletter.'],
    ['en', 'As a customer you are automatically subscribed to our newsletter.'],
    ['en', 'Every booking puts you on our marketing list.'],
    ['en', 'Your details are now on our promotions list unless you object.'],
    ['en', 'Unless you tell us otherwise, we send you our offers every month.'],
    ['es', 'Su número ya está en nuestra lista de ofertas; mande ALTO si le molesta.'],
    ['es', 'Si no nos dice lo contrario, le enviaremos publicidad.'],
    ['es', 'Queda suscrito automáticamente a nuestras ofertas.'],
    ['de', 'Sofern Sie nicht widersprechen, schicken wir Ihnen Werbung.'],
    ['de', 'Als Kunde bekommst du automatisch unseren Newsletter.'],
    ['es', 'Gracias. Desde hoy recibirá nuestras ofertas; responda BAJA si no las quiere.'],
  ])('is told wherever it is said, %s: %s', (language, text) => {
    expect(found({ hero: { intro: text } }, language)).toEqual(['hero.intro']);
  });

  it.each(LISTED)('is told after a form for something else, %s: %s', (language, text) => {
    expect(afterForm(text, language, BOOKING)).toEqual(['success.subtitle']);
  });

  it.each(LISTED)('may have been asked for elsewhere, %s: %s', (language, text) => {
    expect(found({ hero: { intro: text } }, language)).toEqual([]);
    const newsletter = { ...BOOKING, heading: 'Newsletter', submit: 'Sign up' };
    expect(afterForm(text, language, newsletter)).not.toContain('success.subtitle');
    const agreed = { name: 'news', type: 'consent', label: 'Send me the monthly letter.' };
    const asking = { ...BOOKING, fields: [EMAIL, agreed] };
    expect(afterForm(text, language, asking)).not.toContain('success.subtitle');
  });

  it.each([
    ['en', 'Your number is not put on any list.'],
    ['en', 'You are not subscribed to anything.'],
    ['en', 'We have added your name to our waiting list.'],
    ['en', 'Your booking is now on our list for Friday.'],
    ['en', 'Your deal is now on our calendar.'],
    ['en', 'If you ticked the box, you are now on our mailing list.'],
    ['en', 'Thanks for subscribing: you are now on our mailing list.'],
    ['en', 'You receive our newsletter only if you ask for it.'],
    ['es', 'Su número no entra en ninguna lista de ofertas.'],
    ['es', 'Le hemos apuntado a la lista de espera.'],
    ['es', 'Ya está apuntado al curso.'],
    ['es', 'Recibirá el presupuesto por correo.'],
    ['de', 'Ihre Adresse steht auf keiner Werbeliste.'],
    ['de', 'Sie sind jetzt für den Kurs angemeldet.'],
    ['de', 'Wir haben Sie in die Warteliste eingetragen.'],
    ['de', 'Sie erhalten unser Angebot innerhalb von zwei Tagen.'],
    ['de', 'Ab sofort erhalten Sie bei uns auch Brot vom Vortag.'],
    ['en', 'From now on we offer weekly deals on bread.'],
    ['en', 'Please confirm your address; then you are subscribed to our newsletter.'],
    ['es', 'A partir de ahora hay ofertas cada semana en la tienda.'],
    ['en', 'You receive our newsletter only with your consent, whatever appointment you make.'],
    [
      'en',
      'If you do not want the newsletter any longer, you receive a link in each; confirm it there.',
    ],
    ['de', 'Sie erhalten unseren Newsletter nur mit Ihrer Einwilligung, nicht durch Ihre Anfrage.'],
    ['es', 'Recibirá nuestro boletín solo con su consentimiento, también después de su cita.'],
    ['en', 'We send you promotions only if you ask for them with your order.'],
  ])('is not %s: %s', (language, text) => {
    expect(found({ hero: { intro: text } }, language)).toEqual([]);
    expect(afterForm(text, language, BOOKING)).toEqual([]);
  });

  it('is told in code, where a form is not seen as a whole', () => {
    const inCode = (text: string) => [
      ...applyCopyRule(
        { ...lawConsent, check: listedInCode },
        copyFile('landing', 'en', { text }),
        ANY_FACT,
      ),
    ];
    const lead =
      'It becomes an appointment once we have spoken. Your number is now on our deals list.';
    expect(inCode(lead).map(({ span }) => lead.slice(...(span ?? [])))).toEqual([
      'Your number is now on our deals list',
    ]);
    expect(inCode('By sending the form you agree to receive our newsletter.')).toEqual([]);
    expect(inCode('You are now subscribed to our newsletter.')).toEqual([]);
  });
});

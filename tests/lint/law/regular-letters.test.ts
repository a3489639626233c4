import { expect, it } from 'vitest';
import { createFacts } from '../../../cli/content/facts/facts.ts';
import { lawConsent } from '../../../cli/rules/copy/law-consent.ts';
import { copyFile } from '../../../cli/rules/copy-file.ts';
import { applyCopyRule } from '../../../cli/rules/copy-rules.ts';
import { FACTS, SCHEMA } from '../copy-findings.ts';

const EMAIL = { name: 'email', type: 'email', label: 'Address', required: true };

/** Facts of a business in a country. */
function factsOf(country: string) {
  const site = structuredClone(FACTS.site);
  if (site) site.business.address.country = country;
  return createFacts(SCHEMA.parse(site), SCHEMA);
}

/** Paths of what the rule finds in a form with these words and fields. */
function told(intro: string, language = 'en', fields: object[] = [], country = 'GB') {
  const form = { heading: 'x', intro, submit: 'x', fields: [EMAIL, ...fields] };
  const file = copyFile('landing', language, { form });
  return [...applyCopyRule(lawConsent, file, factsOf(country))].map(({ path }) => path.join('.'));
}

it.each([
  ['en', 'Twice a year we send the dates of the courses, and nothing else.'],
  ['en', 'We write once a month with news from the bench, and no more often.'],
  ['en', 'Each spring we e-mail our new collections.'],
  ['en', 'Get our weekly offers in your inbox.'],
  ['en', 'Hear from us now and then: tips, recipes and what’s on.'],
  ['en', 'We send our programme every month, no spam.'],
  ['de', 'Zweimal im Jahr schicken wir die Termine der Kurse.'],
  ['de', 'Sie erhalten monatlich Neuigkeiten aus der Werkstatt.'],
  ['de', 'Ab und zu schreiben wir, was es Neues gibt, und schicken Angebote.'],
  ['es', 'Una vez al mes enviamos las fechas de los cursos.'],
  ['es', 'Recibe cada semana nuestras ofertas.'],
  ['es', 'De vez en cuando mandamos novedades y recetas.'],
])('a letter that has another name takes a consent (%s): %s', (language, intro) => {
  expect(told(intro, language)).toEqual(['form.fields']);
  const label = 'You may write to me when new dates are out. Each mail has a link to leave.';
  const consent = { name: 'agreed', type: 'consent', label };
  expect(told(intro, language, [{ ...consent, required: true }])).toEqual([]);
  expect(told(intro, language, [consent])).toEqual(['form.fields.1']);
});

const COURSES = { name: 'course', type: 'choice', label: 'Which?', options: ['One', 'Two'] };
const MESSAGE = { name: 'message', type: 'text', label: 'What is it about?' };

it('what it is about may be chosen', () => {
  const intro = 'Twice a year we send the dates of the courses.';
  expect(told(intro, 'en', [COURSES])).toEqual(['form.fields']);
  expect(told(intro, 'en', [MESSAGE])).toEqual([]);
});

it.each(['AU', 'CA', 'NZ', 'CH'])('takes a consent in %s', (country) => {
  const intro = 'Twice a year we send the dates of the courses.';
  expect(told(intro, 'en', [], country)).toEqual(['form.fields']);
});

it.each([
  ['newsletter', ['form.fields']],
  ['newsletter-signup', ['form.fields']],
  ['boletin', ['form.fields']],
  ['visit', []],
  ['news', []],
])('a form that is called %s', (name, paths) => {
  const form = { name, heading: 'The next one is out in May', submit: 'Add me', fields: [EMAIL] };
  const file = copyFile('landing', 'en', { form });
  const found = [...applyCopyRule(lawConsent, file, factsOf('US'))];
  expect(found.map(({ path }) => path.join('.'))).toEqual(paths);
});

it.each(['US', 'MX'])('is no matter of the law in %s', (country) => {
  expect(told('Twice a year we send the dates of the courses.', 'en', [], country)).toEqual([]);
});

it.each([
  ['en', 'We answer within a day, by e-mail.'],
  ['en', 'We send the dates as soon as they are set.'],
  ['en', 'Join the waiting list: every month we e-mail the dates that became free.'],
  ['en', 'We remind you by e-mail every year when the boiler is due.'],
  ['en', 'Each month we send the invoice by e-mail.'],
  ['en', 'Every Thursday we send a box, and an e-mail when it leaves.'],
  ['en', 'We do not send weekly e-mails.'],
  ['en', 'We send no offers every week; you get one answer.'],
  ['en', 'Courses are held twice a year. We send you the dates.'],
  ['en', 'Leave your address, and we send the price list once.'],
  ['de', 'Wir schicken Ihnen den Katalog einmal.'],
  ['de', 'Wir erinnern Sie jedes Jahr per E-Mail an die Wartung.'],
  ['de', 'Die Kurse finden zweimal im Jahr statt. Wir schicken Ihnen die Termine.'],
  ['de', 'Monatlich schicken wir die Rechnung per E-Mail.'],
  ['de', 'Wir schicken Ihnen nicht jede Woche E-Mails.'],
  ['es', 'Le contestamos por correo en un día.'],
  ['es', 'Cada mes enviamos la factura por correo.'],
  ['es', 'No mandamos correos cada semana.'],
  ['es', 'Los cursos son dos veces al año. Le enviamos las fechas.'],
  ['es', 'Le recordamos cada año por correo la revisión.'],
])('one answer, a bill or a reminder takes none (%s): %s', (language, intro) => {
  expect(told(intro, language)).toEqual([]);
});

it.each([
  ['en', 'News from the bench'],
  ['en', 'Be the first to hear of new strings.'],
  ['de', 'Neuigkeiten aus der Werkstatt'],
  ['es', 'No te pierdas las novedades'],
])('an address alone is asked for to tell people something (%s): %s', (language, intro) => {
  expect(told(intro, language)).toEqual(['form.fields']);
  expect(told(intro, language, [MESSAGE])).toEqual([]);
});

it('and so it is where the thanks say it', () => {
  const after = { message: 'Thank you. You will hear from us once a month.' };
  const file = copyFile('landing', 'en', {
    form: { heading: 'Your address', fields: [EMAIL], after },
  });
  expect([...applyCopyRule(lawConsent, file, factsOf('GB'))]).toHaveLength(1);
});

it.each([
  'No news, only the price list.',
  'We tell you when your clock is ready.',
  'Join the waiting list, and you will hear from us once.',
])('but not for one answer: %s', (intro) => {
  expect(told(intro)).toEqual([]);
});

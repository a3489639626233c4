import { expect, test } from 'vitest';
import { factsIn } from '../../../cli/content/facts/facts.ts';
import { FACTS, findingsIn, findingsOf } from '../copy-findings.ts';

const NOW = Date.UTC(2026, 10, 28);

function told(text: string, language: string, at: string): string[] {
  const facts = factsIn(language, { ...FACTS, now: NOW });
  const kind = at === 'body' ? 'page' : 'landing';
  const found = findingsOf(text, { language, facts, at, kind });
  return found.filter((finding) => finding.startsWith('copy/past-date'));
}

/** The books run for a whole year, and so does what was counted in them. */
test.each([
  ['en', 'numbers.intro', 'From January 1 to December 31, 2025, by our log book.'],
  ['en', 'numbers.intro', 'January 1 through December 31, 2025, as counted in our call log.'],
  ['es', 'numbers.intro', 'Del 1 de enero al 31 de diciembre de 2025, según nuestra bitácora.'],
  ['de', 'numbers.intro', 'Vom 1. Januar bis 31. Dezember 2025, laut unserem Einsatzbuch.'],
  ['de', 'numbers.intro', 'Gezählt vom 1. Januar bis 31. Dezember 2025.'],
  ['en', 'numbers.items.0.text', 'Calls between January 1 and December 31, 2025.'],
  ['es', 'numbers.items.0.text', 'Llamadas del 1 de enero al 31 de diciembre de 2025.'],
  ['de', 'numbers.items.0.text', 'Einsätze vom 1. Januar bis zum 31. Dezember 2025.'],
  ['en', 'note.text', '412 calls from January 1 through December 31, 2025, by our log.'],
  ['de', 'note.text', '412 Einsätze vom 1. Januar bis 31. Dezember 2025, laut Einsatzbuch.'],
  [
    'es',
    'note.text',
    '412 salidas del 1 de enero hasta el 31 de diciembre de 2025, según la bitácora.',
  ],
  [
    'en',
    'hero.subheadline',
    '412 burst pipes from January 1 to December 31, 2025, and nobody paid a call-out twice.',
  ],
  [
    'de',
    'hero.subheadline',
    '412 Rohrbrüche vom 1. Januar bis 31. Dezember 2025, und keiner kam zweimal.',
  ],
  [
    'es',
    'hero.subheadline',
    '412 fugas del 1 de enero al 31 de diciembre de 2025, y ninguna volvió.',
  ],
])('%s, %s: counted then: %j', (language, at, text) => {
  expect(told(text, language, at)).toEqual([]);
});

test.each([
  ['en', 'numbers.intro', 'Our offer runs from January 1 to December 31, 2025.'],
  ['en', 'hero.subheadline', 'From January 1 to December 31, 2025, every check is half price.'],
  ['en', 'hero.subheadline', 'We take roofs from May 23 to 25, 2026.'],
  ['de', 'hero.subheadline', 'Vom 1. bis 31. Mai 2026 kostet die Prüfung nur die Hälfte.'],
  ['es', 'hero.subheadline', 'Del 1 al 31 de mayo de 2026 la revisión cuesta la mitad.'],
  ['es', 'numbers.intro', 'Descuento del 1 de enero al 31 de diciembre de 2025.'],
  ['en', 'numbers.intro', 'Half price from January 1 to December 31, 2025.'],
  ['en', 'hero.subheadline', '12 rooms from May 1 to May 31, 2026.'],
  ['en', 'hero.subheadline', 'Free checks from January 1 to December 31, 2025.'],
  ['de', 'hero.subheadline', 'Rabatt vom 1. Januar bis 31. Dezember 2025.'],
  ['de', 'note.text', 'Die Preise gelten vom 1. Januar bis 31. Dezember 2025.'],
  ['es', 'note.text', 'Precios válidos del 1 de enero hasta el 31 de diciembre de 2025.'],
  ['en', 'hero.urgencyBanner.text', 'January 1 to December 31, 2025'],
  ['en', 'hero.subheadline', 'Our oven is yours from January 1 to December 31, 2025.'],
])('%s, %s: offered until then: %j', (language, at, text) => {
  expect(told(text, language, at)).toHaveLength(1);
});

test.each([
  ['en', 'At the end of October 2026, so that all of us have a locker.'],
  ['en', 'By the end of June 2026.'],
  ['de', 'Ende Oktober 2026.'],
  ['es', 'A finales de octubre de 2026.'],
])('a number is as of a day that is past (%s): %s', (language, text) => {
  const facts = factsIn(language, { ...FACTS, now: NOW });
  const raw = { numbers: { items: [{ value: '340', label: 'members', text }] } };
  expect(findingsIn(raw, { language, facts, only: 'copy/past-date' })).toEqual([]);
});

import { expect, it } from 'vitest';
import { factsIn } from '../../../cli/content/facts/facts.ts';
import { FACTS, findingsOf } from '../copy-findings.ts';

const NOW = Date.UTC(2026, 10, 28);

function told(text: string, language: string, at = 'note.text'): string[] {
  const facts = factsIn(language, { ...FACTS, now: NOW });
  const found = findingsOf(text, { language, facts, at });
  return found.filter((finding) => finding.startsWith('copy/past-date'));
}

it.each([
  ['en', 'A new date will be in May 2026.', 'May 2026'],
  ['en', 'We will be back in May 2026.', 'May 2026'],
  ['en', 'The yard is going to reopen on 3 May 2026.', '3 May 2026'],
  ['en', 'We shall run it again in October 2026.', 'October 2026'],
  ['de', 'Der nächste Abend ist im März 2026.', 'März 2026'],
  ['de', 'Der Kurs wird im März 2026 wiederholt.', 'März 2026'],
  ['de', 'Wir sind im März 2026 wieder da.', 'März 2026'],
  ['es', 'La próxima será en marzo de 2026.', 'marzo de 2026'],
  ['es', 'Volveremos en marzo de 2026.', 'marzo de 2026'],
  ['es', 'El curso se repetirá en octubre de 2026.', 'octubre de 2026'],
])('what is announced for a date of the past is told, %s: %s', (language, text, date) => {
  expect(told(text, language)).toEqual([`copy/past-date: ${date}`]);
});

it('also in what stands on a page after its expiry', () => {
  const text = 'The evening is over. The next one will be in March 2026.';
  expect(told(text, 'en', 'page.afterExpiry.notice')).toEqual(['copy/past-date: March 2026']);
});

it.each([
  ['en', 'The minutes will show what was spent in March 2026.'],
  ['en', 'You will find the prices of May 2026 below.'],
  ['en', 'Whoever joined in May 2026 will get theirs first.'],
  ['en', 'In May 2026 we said that it will be in October 2026.'],
  ['en', 'Payments received in May 2026 will be on the next bill.'],
  ['de', 'Wer im März 2026 gekommen ist, wird es wissen.'],
  ['de', 'Wir waren im März 2026 wieder da.'],
  ['es', 'Lo que pagó en mayo de 2026 se descontará.'],
  ['es', 'La próxima será en marzo de 2028.'],
])('honest, %s: %s', (language, text) => {
  expect(told(text, language)).toEqual([]);
});

it('is no announcement that an evening is over', () => {
  expect(told('The evening of 18 March 2026 is over.', 'en', 'page.afterExpiry.notice')).toEqual(
    [],
  );
});

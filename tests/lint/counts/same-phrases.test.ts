import { expect, it } from 'vitest';
import { createFacts } from '../../../cli/content/facts/facts.ts';
import { factsContradiction } from '../../../cli/rules/copy/facts-contradiction.ts';
import { copyFile } from '../../../cli/rules/copy-file.ts';
import { applyCopyRule } from '../../../cli/rules/copy-rules.ts';
import { FACTS, SCHEMA } from '../copy-findings.ts';

const facts = createFacts(
  SCHEMA.parse({
    ...FACTS.site,
    terms: { leaveDays: '30', membersPercent: 10, firstTalk: '20', replyDays: '2' },
  }),
  SCHEMA,
);

function told(raw: object): string[] {
  const file = copyFile('landing', 'en', raw);
  return [...applyCopyRule(factsContradiction, file, facts)].map(({ path }) => path.join('.'));
}

it.each([
  ['Con {terms.leaveDays} días de aviso.', 'Puede irse con 15 días de aviso.'],
  [
    'Members get {terms.membersPercent} percent off most services.',
    'It is 15 percent off most services.',
  ],
  [
    'We clean up to {terms.leaveDays} feet of duct, and the hood.',
    'We clean up to 20 feet of duct.',
  ],
  [
    'Die {terms.firstTalk} Minuten kosten nichts extra.',
    'Die ersten 30 Minuten kosten nichts extra.',
  ],
])('another number before the words that follow a fact: %s', (text, other) => {
  expect(told({ text, other })).toEqual(['other']);
});

it('reads a large figure together with the words below it', () => {
  const tile = { stat: '15 percent', description: 'off most services' };
  const text = 'Members get {terms.membersPercent} percent off most services.';
  expect(told({ text, tile })).toEqual(['tile.stat']);
});

it.each([
  ['Con {terms.leaveDays} días de aviso.', 'Puede irse con {terms.leaveDays} días de aviso.'],
  ['We answer within {terms.replyDays} business days.', 'The report takes 5 business days.'],
  [
    'It takes {terms.replyDays} business days after payment.',
    'It takes 8 business days after payment.',
  ],
  ['The first {terms.firstTalk} minutes are free.', 'The first 30 minutes of play are free.'],
  ['The offer has {terms.leaveDays} feet of duct included.', 'The first 6 feet of duct cleaned.'],
  [
    'For less we clean up to {terms.leaveDays} feet of duct, and the hood.',
    'Six or 6 feet of duct.',
  ],
])('%s beside %s', (text, other) => {
  expect(told({ text, other })).toEqual([]);
});

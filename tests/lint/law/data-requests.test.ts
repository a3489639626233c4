import { expect, it } from 'vitest';
import type { Facts } from '../../../cli/content/facts/facts.ts';
import { lawConsumerRights } from '../../../cli/rules/copy/law-consumer-rights.ts';
import { copyFile } from '../../../cli/rules/copy-file.ts';
import { applyCopyRule } from '../../../cli/rules/copy-rules.ts';

/** What the rule names in a paragraph below a heading. */
function named(text: string, heading: string, language: string, country: string): string[] {
  const facts = { get: () => country, names: [] } as unknown as Facts;
  const file = copyFile('landing', language, { note: { heading, paragraphs: [text] } });
  return [...applyCopyRule(lawConsumerRights, file, facts)].map(({ span = [0, 0] }) =>
    text.slice(...span),
  );
}

it.each([
  ['en', 'GB', 'Your rights', 'Write to us; we answer within six months.', 'six months'],
  [
    'en',
    'GB',
    'Your rights',
    'Write to {business.email}; we answer within six months.',
    'six months',
  ],
  ['en', 'IE', 'Privacy', 'Subject access requests are answered within 90 days.', '90 days'],
  [
    'de',
    'DE',
    'Ihre Rechte',
    'Schreiben Sie uns, wir antworten innerhalb von drei Monaten.',
    'drei Monaten',
  ],
  ['de', 'AT', 'Datenschutz', 'Auskunft über Ihre Daten erhalten Sie binnen 60 Tagen.', '60 Tagen'],
  ['es', 'ES', 'Sus derechos', 'Escríbanos y responderemos en tres meses.', 'tres meses'],
])('%s in %s, below %s: %s', (language, country, heading, text, found) => {
  expect(named(text, heading, language, country)).toEqual([found]);
});

it.each([
  ['en', 'GB', 'Your rights', 'Write to us; we answer within one month.'],
  [
    'en',
    'GB',
    'Your rights',
    'We answer within a month, or three months where a request is complex.',
  ],
  ['en', 'GB', 'Your rights', 'We answer within 30 days.'],
  ['en', 'US', 'Your rights', 'Write to us; we answer within six months.'],
  ['en', 'GB', 'Complaints', 'We answer within eight weeks.'],
  ['de', 'DE', 'Ihre Rechte', 'Wir antworten innerhalb eines Monats.'],
  ['de', 'DE', 'Ihre Rechte', 'Bewerbungen löschen wir nach sechs Monaten.'],
  ['de', 'DE', 'Auskunft', 'Eine Auskunft der Bank bekommen Sie in zwei Tagen.'],
  ['es', 'ES', 'Sus derechos', 'Responderemos en un mes, prorrogable a tres meses.'],
])('not in %s in %s, below %s: %s', (language, country, heading, text) => {
  expect(named(text, heading, language, country)).toEqual([]);
});

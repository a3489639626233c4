import { expect, it } from 'vitest';
import type { Diagnostic } from '../../../cli/content/diagnostic.ts';
import { ToldSentences } from '../../../cli/lint/copies/told-sentences.ts';

const AT: Diagnostic = {
  file: 'pages/card/+Page.tsx',
  line: 12,
  column: 7,
  endLine: 12,
  endColumn: 60,
  rule: 'law/fee-maximum',
  severity: 'error',
  message: '$2 is more than a notary may charge.',
  hint: 'Write the fee.',
};
const breach = (sentence: string) => ({ rule: { name: AT.rule }, sentence });

it('a sentence with a value in it is told once, as it is shown and as it stands in the source', () => {
  const told = new ToldSentences();
  told.add(breach('$40 travel, $2 each additional'), AT);
  told.add(breach('travel, $2 each additional with you'), { ...AT, column: 3 });
  expect(told.diagnostics).toEqual([AT]);
});

it('what another line says, or something else in this one, is told as well', () => {
  const told = new ToldSentences();
  told.add(breach('$2 each additional'), AT);
  told.add(breach('$3 for one more'), { ...AT, message: '$3 is more than a notary may charge.' });
  told.add(breach('two dollars each'), { ...AT, line: 13 });
  expect(told.diagnostics).toHaveLength(3);
});

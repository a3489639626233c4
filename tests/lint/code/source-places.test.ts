import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';
import { sourceFinding } from '../../../cli/lint/code/source-finding.ts';
import { factsTypedAmount } from '../../../cli/rules/copy/facts-typed-amount.ts';
import { sourceTexts } from '../../../cli/rules/source-texts.ts';
import { typedAmounts } from '../../../cli/rules/typed-amounts.ts';
import { tempFolder } from '../../support/temp-folder.ts';
import { FACTS } from '../copy-findings.ts';

/** What is marked in code with an answer as a literal. */
async function marked(literal: string): Promise<string[]> {
  const root = tempFolder();
  const path = join(root, 'pages/a/questions.ts');
  mkdirSync(dirname(path), { recursive: true });
  const source = `export const all = [{ question: 'What is it?', answer: ${literal} }];\n`;
  writeFileSync(path, source);
  const texts = await sourceTexts(root, root, { engine: [] });
  return texts.flatMap((text) =>
    typedAmounts(text.text, FACTS).map(({ span, ...told }) => {
      const { column, endColumn = column } = sourceFinding(text, factsTypedAmount, span, told);
      return source.slice(column - 1, endColumn - 1);
    }),
  );
}

it.each([
  ['"We come for $25, and it is paid on the day."', '$25'],
  ["'We\\'ll come for $25, and it\\'s paid then.'", '$25'],
  ["'We come for \\u002425, and it is paid then.'", '\\u002425'],
  ["'We come for \\x2425, and it is paid then.'", '\\x2425'],
  ["'We come for 25\\u00a0dollars, and it is paid then.'", '25\\u00a0dollars'],
  ["'We come for 25\\u00A0dollars, and it is paid then.'", '25\\u00A0dollars'],
  ["'We come for 25 ' + 'dollars, and it is paid then.'", "25 ' + 'dollars"],
])('a sum in an answer is marked alone, however it is written: %s', async (literal, sum) => {
  expect(await marked(literal)).toEqual([sum]);
});

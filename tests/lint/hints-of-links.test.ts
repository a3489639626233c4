import { expect, it } from 'vitest';
import { copyLinkWords } from '../../cli/rules/copy/copy-link-words.ts';
import { copyFile } from '../../cli/rules/copy-file.ts';
import { applyCopyRule } from '../../cli/rules/copy-rules.ts';
import { FACTS } from './copy-findings.ts';

const hintsOf = (text: string, language: string) =>
  [...applyCopyRule(copyLinkWords, copyFile('landing', language, { note: { text } }), FACTS)].map(
    ({ hint }) => hint,
  );

it.for([
  ['en', 'Click here for the prices.', '"See all prices"'],
  ['de', 'Klicken Sie hier für die Preise.', '„Alle Preise ansehen“'],
  ['es', 'Haga clic aquí para ver los precios.', '«Ver todos los precios»'],
] as const)('shows words of the page’s language: %s', ([language, text, words]) => {
  expect(hintsOf(text, language)).toEqual([expect.stringContaining(words)]);
});

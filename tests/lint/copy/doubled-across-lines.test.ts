import { expect, it } from 'vitest';
import { copyDoubledWord } from '../../../cli/rules/copy/copy-doubled-word.ts';
import { copyFile } from '../../../cli/rules/copy-file.ts';
import { applyCopyRule } from '../../../cli/rules/copy-rules.ts';
import { FACTS } from '../copy-findings.ts';

/** The line of a body at which a doubled word is told, from 1. */
function lineOf(body: string): number | undefined {
  const file = copyFile('landing', 'en', { prose: { body } });
  const [found] = applyCopyRule(copyDoubledWord, file, FACTS);
  return found?.span && body.slice(0, found.span[0]).split('\n').length;
}

it.each([
  ['The crew signs off with the\nthe owner of the barn.', 2],
  ['First a heading.\n\nThe crew signs off with the\nthe owner.', 4],
  ['The crew signs off with the the owner\nof the barn.', 1],
  ['The crew signs off with the\nowner of the barn.', undefined],
])('a word repeated in the next line of a body is told there: %j', (body, line) => {
  expect(lineOf(body)).toBe(line);
});

import { plainWords } from '../../content/text-rules/plain-words.ts';
import type { ReadText } from '../../content/text-rules/text-rule.ts';
import { deniesBelow } from '../../content/text-rules/vocabulary.ts';

/** What a line of a body begins with: its words follow. */
const MARK = /^\s*(?:#{1,6}[ \t]+|[-*+][ \t]+|\d+[.)][ \t]+|\|)/;

/** The words of a line that is a text by itself: of a heading, an entry, a row, or a label, whose brackets are hidden already. */
function wordsOf(line: string): string {
  return line
    .replace(/^:::[a-z-]*(?:\u2060(.*)\u2060)?\s*$/, '$1')
    .replace(MARK, '')
    .replace(/\s*\{#[^\s{}]+\}\s*$/, '');
}

/**
 * The texts that a body is read as: headings, paragraphs, entries and rows, each by itself. What stands in a list of
 * crosses or under a heading that denies is denied.
 */
export function* bodyTexts(body: string): Generator<ReadText> {
  let underDenial = false;
  let inCrosses = false;
  let open = '';
  const closed = (): ReadText[] => {
    const text = open;
    open = '';
    return text.trim() === ''
      ? []
      : [{ text, ...(underDenial || inCrosses ? { denied: true } : {}) }];
  };
  for (const line of body.split('\n')) {
    const isDirective = line.startsWith(':::');
    if (isDirective || MARK.test(line) || line.trim() === '') yield* closed();
    if (isDirective) inCrosses = line.startsWith(':::crosses');
    if (/^#{1,3}[ \t]/.test(line)) {
      underDenial = false;
      yield { text: wordsOf(line) };
      underDenial = deniesBelow(plainWords(wordsOf(line)));
      continue;
    }
    open += `${open === '' ? '' : '\n'}${wordsOf(line)}`;
  }
  yield* closed();
}

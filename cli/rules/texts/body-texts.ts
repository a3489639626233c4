import { deniesBelow } from '../../content/text-rules/denying-headings.ts';
import { isOfOthersBelow } from '../../content/text-rules/headings-of-others.ts';
import { plainWords } from '../../content/text-rules/plain-words.ts';
import type { ReadText } from '../../content/text-rules/text-rule.ts';

/** The mark at the start of a line in a body, before its words. */
const MARK = /^\s*(?:#{1,6}[ \t]+|[-*+][ \t]+|\d+[.)][ \t]+|\|)/;

/** The words of a heading, list entry, table row or label, whose brackets are already masked. */
function wordsOf(line: string): string {
  return line
    .replace(/^:::[a-z-]*(?:\u2060(.*)\u2060)?\s*$/, '$1')
    .replace(MARK, '')
    .replace(/\s*\{#[^\s{}]+\}\s*$/, '');
}

/**
 * The texts of a body, each by itself: headings, paragraphs, list entries and table rows. Those in a list of
 * crosses or under a negating heading are negated.
 */
export function* bodyTexts(body: string): Generator<ReadText> {
  let underDenial = false;
  let underOthers = false;
  let inCrosses = false;
  let open = '';
  let heading: string | undefined;
  /** The text that ends here, after the heading above it. */
  const closed = (): ReadText[] => {
    const text = open;
    open = '';
    if (text.trim() === '') return [];
    const above = heading === undefined ? [] : [{ text: heading, below: text }];
    heading = undefined;
    return [
      ...above,
      {
        text,
        ...(underDenial || inCrosses ? { denied: true } : {}),
        ...(underOthers ? { ofOthers: true } : {}),
      },
    ];
  };
  for (const line of body.split('\n')) {
    const isDirective = line.startsWith(':::');
    if (isDirective || MARK.test(line) || line.trim() === '') yield* closed();
    if (isDirective) inCrosses = line.startsWith(':::crosses');
    if (/^#{1,3}[ \t]/.test(line)) {
      if (heading !== undefined) yield { text: heading };
      heading = wordsOf(line);
      const words = plainWords(heading);
      underDenial = deniesBelow(words);
      underOthers = isOfOthersBelow(words);
      continue;
    }
    open += `${open === '' ? '' : '\n'}${wordsOf(line)}`;
  }
  yield* closed();
  if (heading !== undefined) yield { text: heading };
}

import type { CopyRule, LocatedText } from '../../content/rule.ts';
import { readingEase } from '../words/language/reading-ease.ts';
import { partsOf } from '../words/parts-of.ts';
import { proseOf } from '../words/prose-of.ts';
import { isBody, isQuoted, isSearched } from '../words/text-kinds.ts';
import { languageAt } from '../words/text-place.ts';

/** Minimum length in characters of a text that can be judged. */
const LEAST = 200;

/** Reading ease below which a text is as hard as a contract. */
const HARD = 25;

/** The prose of a body: lists of what somebody offers have long words, and no sentences to shorten. */
function withoutLists(located: LocatedText): string {
  const parts = partsOf(located).filter(
    ({ kind, text }) => kind === 'paragraph' || /[.!?;]\s*$/.test(text),
  );
  return parts.map(({ text }) => text).join('\n');
}

/** How easy a text is to read, as a whole or by its prose alone; undefined if neither can be judged. */
function easeOf(located: LocatedText, language: string): number | undefined {
  const ease = readingEase(proseOf(located.text), language);
  if (ease === undefined || ease >= HARD || !isBody(located)) return ease;
  const ofProse = readingEase(proseOf(withoutLists(located)), language);
  return ofProse === undefined ? undefined : Math.max(ease, ofProse);
}

/** A paragraph that is as hard to read as a contract. */
export const copyReadingLevel: CopyRule = {
  name: 'copy/reading-level',
  severity: 'warning',
  perText: true,
  ofLanguage: true,
  *check(file, facts) {
    if (file.kind === 'words' || file.kind === 'config') return;
    for (const located of file.texts) {
      if (located.text.length < LEAST || isQuoted(located) || isSearched(located)) continue;
      const ease = easeOf(located, languageAt(located, file, facts));
      if (ease === undefined || ease >= HARD) continue;
      yield {
        path: located.path,
        span: [0, located.text.length],
        message: `This is as hard to read as a contract: ${Math.round(ease)} of 100 by Flesch’s measure.`,
        hint: 'Make two sentences of each, with shorter words.',
      };
    }
  },
};

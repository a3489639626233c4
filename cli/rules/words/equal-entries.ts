import type { Span } from '../../content/span-location.ts';
import type { TextPart } from './body-parts.ts';
import { placed } from './parts-of.ts';
import { plain } from './repetition.ts';

/** Directly before an entry: its number. */
const NUMBER = /(?:^|\n)[ \t]*\d{1,9}[.)][ \t]+$/;

/** What is of a rank in German, of which the number is a part: "1. Vorsitzende*r", "2. Mannschaft". */
const RANKED = /^\p{Lu}\p{Ll}+(?:[*:_/]-?\p{Ll}+|\(\p{Ll}+\))?$/u;

/** A prize, which several ranks may win. */
const PRIZE = /^[$€£]?\s?\d[\d.,]*\s?(?:[$€£]|EUR|USD|GBP|CHF|points?|Punkte?|puntos?)?$/iu;

/** True for an entry to whose words its number belongs, so that it says something else than its double. */
function isRanked({ start, text: words }: TextPart, body: string, language: string): boolean {
  if (!NUMBER.test(body.slice(0, start))) return false;
  const entry = words.trim();
  return PRIZE.test(entry) || (language.startsWith('de') && RANKED.test(entry));
}

/**
 * The second of two equal entries in a list of a body. An entry that ends with a colon begins a group in its list.
 *
 * @param body the whole text.
 */
export function entryTwice(
  parts: readonly TextPart[],
  body: string,
  language: string,
): Span | undefined {
  const seen = new Set<string>();
  let group = 0;
  for (const part of parts) {
    const words = plain(part.text);
    if (words.endsWith(':')) group += 1;
    if (part.list === undefined || words === '' || isRanked(part, body, language)) continue;
    const key = `${part.list} ${group} ${words}`;
    if (seen.has(key)) return placed(part, 0, part.text.trimEnd().length);
    seen.add(key);
  }
  return undefined;
}

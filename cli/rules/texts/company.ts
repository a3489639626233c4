import { speaksOfItself } from '../../content/text-rules/of-others.ts';
import { plainWords } from '../../content/text-rules/plain-words.ts';
import type { ReadText } from '../../content/text-rules/text-rule.ts';
import { deniesBelow } from '../../content/text-rules/vocabulary.ts';

/** Visitors' messages, search phrases and clients' words are not our promises. */
export function isOurs(path: readonly PropertyKey[]): boolean {
  return path[0] !== 'whatsappMessage' && !path.includes('keywords') && !path.includes('quote');
}

/** Blocks about what visitors go through, before the business comes and without it. */
const TROUBLES: ReadonlySet<PropertyKey | undefined> = new Set(['problems', 'failure']);

/** True of a sentence about what goes wrong elsewhere: "You sign a blank page, and somebody fills it." */
export function isOfTrouble(path: readonly PropertyKey[], sentence: string): boolean {
  return TROUBLES.has(path[0]) && !speaksOfItself(sentence);
}

/** None of something. */
const NONE = /^(?:0|zero|none|no|never|cero|ningun[oa]?|nunca)$/i;

/**
 * True if a row of a comparison says no in its first column, which is ours, or the key leads to the column of another or a cell in it; and if the
 * figure beside a text is none: "0" above "loan packages taken".
 */
function isOfAnother(group: object, key: PropertyKey, next: PropertyKey | undefined): boolean {
  const { columns, values, stat } = group as Readonly<Record<string, unknown>>;
  if (key === 'columns' && Array.isArray(columns)) return next !== 0;
  if (Array.isArray(values)) return key === 'values' ? next !== 0 : values[0] === false;
  return key !== 'stat' && typeof stat === 'string' && NONE.test(stat.trim());
}

/** True if a heading above the position says that nothing below it applies. */
export function isUnderDenial(value: unknown, path: readonly PropertyKey[]): boolean {
  let group = value;
  for (const [depth, key] of path.entries()) {
    if (typeof group !== 'object' || group === null) return false;
    const { heading, title } = group as { heading?: unknown; title?: unknown };
    if (isOfAnother(group, key, path[depth + 1])) return true;
    const head = heading ?? title;
    if (typeof head === 'string' && key !== 'heading' && key !== 'title' && depth > 0)
      if (deniesBelow(plainWords(head))) return true;
    group = (group as Record<PropertyKey, unknown>)[key];
  }
  return false;
}

/** What others cannot do denies nothing: "My husband cannot speak. Can he sign?" */
const UNABLE =
  /\b(?:i|he|she|it|they|(?:my|his|her|the|mi|su) \w+) (?:\w+ )?(?:cannot|can't|don't|do not|doesn't|does not|isn't|is not|aren't|are not|won't|will not|no puede)\b/g;

/** Combines a text with the one before or after it, if one of them is a question. */
export function answering(
  texts: readonly { text: string }[],
  index: number,
): Pick<ReadText, 'next' | 'denied'> {
  const next = texts[index + 1]?.text;
  const before = texts[index - 1]?.text;
  const isAnswer = before?.endsWith('?') === true;
  return {
    ...(texts[index]?.text.endsWith('?') && next !== undefined ? { next } : {}),
    ...(isAnswer && deniesBelow(plainWords(before).replace(UNABLE, '')) ? { denied: true } : {}),
  };
}

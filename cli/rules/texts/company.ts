import { deniesBelow } from '../../content/text-rules/denying-headings.ts';
import { isOfOthersBelow } from '../../content/text-rules/headings-of-others.ts';
import { speaksOfItself } from '../../content/text-rules/of-others.ts';
import { plainWords } from '../../content/text-rules/plain-words.ts';
import type { ReadText } from '../../content/text-rules/text-rule.ts';

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
/** A cell that says no, and not what is spared: "Not required", but "No extra charge". */
const SAYS_NO =
  /^(?:(?:no|never|nunca|none|nobody|nadie)(?=[,.;]|$)|not? (?:required|needed|offered|done|allowed|necessary|(?:le |se |lo |la )?(?:hace|hace falta|puede|permite|es necesario|aplica|ofrece)\b))/;

function saysNo(cell: unknown): boolean {
  return cell === false || (typeof cell === 'string' && SAYS_NO.test(plainWords(cell)));
}

/**
 * True if a row of a comparison says no in its first column, which is ours, or the key leads to the column of another or a cell in it; if the figure
 * beside a text is none: "0" above "loan packages taken"; and of the entries of a list of crosses.
 */
function isOfAnother(group: object, key: PropertyKey, next: PropertyKey | undefined): boolean {
  const { columns, values, stat, mark } = group as Readonly<Record<string, unknown>>;
  if (key === 'items' && mark === 'no') return true;
  if (key === 'columns' && Array.isArray(columns)) return next !== 0;
  if (Array.isArray(values)) return key === 'values' ? next !== 0 : saysNo(values[0]);
  return key !== 'stat' && typeof stat === 'string' && NONE.test(stat.trim());
}

/** What is above a position: groups, and the headings of those that have one. */
function* above(value: unknown, path: readonly PropertyKey[]) {
  let group = value;
  for (const [depth, key] of path.entries()) {
    if (typeof group !== 'object' || group === null) return;
    const { heading, title } = group as { heading?: unknown; title?: unknown };
    const head = heading ?? title;
    const isBelow = key !== 'heading' && key !== 'title' && depth > 0;
    yield {
      group,
      key,
      next: path[depth + 1],
      head: isBelow && typeof head === 'string' ? plainWords(head) : undefined,
    };
    group = (group as Record<PropertyKey, unknown>)[key];
  }
}

/** True if a heading above the position says that nothing below it applies. */
export function isUnderDenial(value: unknown, path: readonly PropertyKey[]): boolean {
  for (const { group, key, next, head } of above(value, path))
    if (isOfAnother(group, key, next) || (head !== undefined && deniesBelow(head))) return true;
  return false;
}

/** True if a heading above the position is one that is looked for. */
export function isBelow(
  value: unknown,
  path: readonly PropertyKey[],
  isOne: (heading: string) => boolean,
): boolean {
  for (const { head } of above(value, path)) if (head !== undefined && isOne(head)) return true;
  return false;
}

/** The name of a landing, which is what its lists are about: "Mistakes with a deed" above "The seven that we see". */
function nameOf(value: unknown): string | undefined {
  const { page } = value as { page?: { name?: unknown } };
  return typeof page?.name === 'string' ? plainWords(page.name) : undefined;
}

/** Keys of what a list on a page of mistakes tells of one: an answer to a question is none. */
const TOLD: ReadonlySet<PropertyKey | undefined> = new Set(['title', 'text', 'items']);

/** True of an entry of a list on a page of mistakes or warnings. */
function isOnPageOfWarnings(value: unknown, path: readonly PropertyKey[]): boolean {
  const key = path.findLast((one) => typeof one === 'string');
  if (!path.includes('items') || !TOLD.has(key)) return false;
  const name = nameOf(value);
  return name !== undefined && isOfOthersBelow(name);
}

/** True of a sentence that says nothing of the business, if a heading above leaves it to others or warns of it. */
export function isLeftToOthers(
  value: unknown,
  path: readonly PropertyKey[],
  sentence: string,
): boolean {
  if (speaksOfItself(sentence)) return false;
  return isBelow(value, path, isOfOthersBelow) || isOnPageOfWarnings(value, path);
}

/** What others cannot do denies nothing: "My husband cannot speak. Can he sign?" */
const UNABLE =
  /\b(?:i|he|she|it|they|(?:my|his|her|the|mi|su) \w+) (?:\w+ )?(?:cannot|can't|don't|do not|doesn't|does not|isn't|is not|aren't|are not|won't|will not|no puede)\b/g;

/** Combines a text with the one before or after it, if one of them is a question. */
export function answering(
  texts: readonly { text: string }[],
  index: number,
): Pick<ReadText, 'next' | 'denied' | 'ofOthers'> {
  const next = texts[index + 1]?.text;
  const before = texts[index - 1]?.text;
  const isAnswer = before?.endsWith('?') === true;
  return {
    ...(texts[index]?.text.endsWith('?') && next !== undefined ? { next } : {}),
    ...(isAnswer && deniesBelow(plainWords(before).replace(UNABLE, '')) ? { denied: true } : {}),
    ...(isAnswer && isOfOthersBelow(plainWords(before)) ? { ofOthers: true } : {}),
  };
}

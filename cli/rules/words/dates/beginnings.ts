import type { Facts } from '../../../content/facts/facts.ts';
import { isYear } from '../../../content/facts/year-names.ts';
import { sentenceAt } from '../sentence-at.ts';

/** A year in which the business, or a part of it, began. */
export interface Beginning {
  name: string;
  year: string;
}

/** Facts with a year in which the business or a part of it began. */
export function beginnings(facts: Facts): Beginning[] {
  return facts.names.flatMap((name) => {
    const year = facts.get(name) ?? '';
    return /^\d{4}$/.test(year) && isYear(name, Number(year)) ? [{ name, year }] : [];
  });
}

/** True if a sentence names a fact of a group, or says one of its words: the town of a second shop. */
function namesGroup(sentence: string, group: string, facts: Facts): boolean {
  if (sentence.includes(`{${group}`)) return true;
  return facts.names.some((name) => {
    const word = name.startsWith(group) ? facts.get(name) : undefined;
    return word !== undefined && /^\p{Lu}\p{L}{3,}$/u.test(word) && sentence.includes(word);
  });
}

/** Says that something opened; "serving Loveland since" may be older than the shop there. */
const OPENED =
  /(?<!\p{L})(?:open(?:ed|ing)|eröffnet\p{L}*|eröffnung|abrimos|abrió|abiert[oa]|inaugur\p{L}+)(?!\p{L})/iu;

/** The only part of the business, with a year of its own, of which a sentence says when it opened. */
export function partNamed(
  text: string,
  at: number,
  known: readonly Beginning[],
  facts: Facts,
): Beginning | undefined {
  const { start, end } = sentenceAt(text, at);
  const sentence = text.slice(start, end);
  if (!OPENED.test(sentence)) return undefined;
  const [only, ...others] = known.filter(({ name }) => {
    const group = name.slice(0, name.lastIndexOf('.') + 1);
    return /^(?!business\.)./.test(group) && namesGroup(sentence, group, facts);
  });
  return others.length === 0 ? only : undefined;
}

import { FACT_REFERENCE, type Facts } from '../../../content/facts/facts.ts';
import type { Span } from '../../../content/span-location.ts';
import { matchesIn } from '../../../content/text-rules/matches-in.ts';
import { isUnit } from '../counts/fact-uses.ts';
import { nounRoot } from '../counts/nouns.ts';

/** A fact with the words of its key: `fees.flatTravel` is `[flat, travel]`. */
interface NamedFact {
  name: string;
  text: string;
  words: readonly string[];
}

/** Those facts of a group whose names end in the same word, and a pattern of what two words and more of them say. */
interface Siblings {
  byName: ReadonlyMap<string, readonly NamedFact[]>;
  said: RegExp | undefined;
}

/** The letters of two words that are hardly said by chance. */
const FEWEST_LETTERS = 3;

function factOf(name: string, text: string): NamedFact {
  const key = name.slice(name.lastIndexOf('.') + 1);
  const words = key.split(/(?=[A-Z])|[_-]/).map((word) => nounRoot(word.toLowerCase()));
  return { name, text, words };
}

const known = new WeakMap<Facts, Siblings>();

function siblingsIn(facts: Facts): Siblings {
  const kept = known.get(facts);
  if (kept) return kept;
  const families = new Map<string, NamedFact[]>();
  for (const name of facts.names) {
    const text = facts.get(name) ?? '';
    if (!/\d/.test(text)) continue;
    const fact = factOf(name, text);
    // Days of one kind may be those of another fact: "{times.replyDays} business days".
    if (isUnit(fact.words.at(-1) ?? '')) continue;
    const family = `${name.slice(0, name.lastIndexOf('.') + 1)} ${fact.words.at(-1)}`;
    families.set(family, [...(families.get(family) ?? []), fact]);
  }
  const several = [...families.values()].filter(({ length }) => length > 1);
  const phrases = several
    .flat()
    .filter(({ words }) => words.length > 1 && words.every((word) => word.length >= FEWEST_LETTERS))
    .map(({ words }) => words.map((word) => `${word}\\p{L}{0,2}`).join('[\\s-]'));
  const siblings = {
    byName: new Map(several.flatMap((all) => all.map(({ name }) => [name, all] as const))),
    said:
      phrases.length > 0
        ? new RegExp(`(?<!\\p{L})(?:${[...new Set(phrases)].join('|')})(?!\\p{L})`, 'iu')
        : undefined,
  };
  known.set(facts, siblings);
  return siblings;
}

/** False if no copy says the name of such a fact, and refers to one. */
export function mayMisname(copy: string, facts: Facts): boolean {
  return copy.includes('{') && siblingsIn(facts).said?.test(copy) === true;
}

/** The words directly after a reference, and directly before it, up to the verb that makes it what they name. */
const AFTER = /^\s((?:\p{L}+(?:\s|-(?=\p{L}))){0,5}\p{L}+)/u;
const BEFORE =
  /((?:\p{L}+[\s-]){1,5})(?:is|are|costs?|ist|sind|kostet|kosten|es|son|cuestan?|vale)\s$|((?:\p{L}+[\s-]){0,5}\p{L}+):\s$/iu;

function rootsOf(words: string): string[] {
  return (words.match(/\p{L}+/gu) ?? []).map(nounRoot);
}

/** So many words after a reference, and before it. */
function phrasesIn(
  after: readonly string[],
  before: readonly string[],
  length: number,
): (readonly string[])[] {
  return [after.slice(0, length), before.slice(-length)];
}

/**
 * True if one key says all words of another one, and more: flat travel is a kind of travel. Of two kinds, one may be the other
 * as well: a child's lesson may be one of a group.
 */
function isKindOf(words: readonly string[], general: readonly string[]): boolean {
  return words.length > general.length && general.every((word) => words.includes(word));
}

/** References whose words in the text name another fact of the group: "{fees.travel} flat travel", where there is `fees.flatTravel`. */
export function* misnamedReferences(
  text: string,
  facts: Facts,
): Generator<{ span: Span; meant: NamedFact; said: string }> {
  const { byName } = siblingsIn(facts);
  for (const { 0: found, 1: name = '', index } of matchesIn(text, FACT_REFERENCE)) {
    const all = byName.get(name) ?? [];
    const own = all.find((fact) => fact.name === name);
    if (!own) continue;
    const after = rootsOf(AFTER.exec(text.slice(index + found.length, index + 120))?.[1] ?? '');
    const [, verbal, labelled] = BEFORE.exec(text.slice(Math.max(0, index - 80), index)) ?? [];
    const before = rootsOf(verbal ?? labelled ?? '');
    const [meant] = all
      .filter(
        ({ words, text: value }) =>
          value !== own.text &&
          isKindOf(words, own.words) &&
          phrasesIn(after, before, words.length).some((phrase) =>
            words.every((word, at) => word === phrase[at]),
          ),
      )
      .sort((one, other) => other.words.length - one.words.length);
    if (!meant) continue;
    yield { span: [index, index + found.length], meant, said: meant.words.join(' ') };
  }
}

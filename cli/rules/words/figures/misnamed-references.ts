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
    const family = `${name.slice(0, name.lastIndexOf('.') + 1)} ${fact.words.at(-1)}`;
    families.set(family, [...(families.get(family) ?? []), fact]);
  }
  const several = [...families.values()].filter(({ length }) => length > 1);
  const phrases = several
    .flat()
    .filter(
      ({ words }) =>
        words.length > 1 &&
        words.every((word) => word.length >= FEWEST_LETTERS) &&
        !isUnit(words.join('')),
    )
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

/** Words around a reference that name a fact, and whatever stands beside them. */
interface Named {
  phrase: readonly string[];
  beside: readonly string[];
}

/** What is named with so many words after a reference, or before it. */
function namedIn(after: readonly string[], before: readonly string[], length: number): Named[] {
  return [
    { phrase: after.slice(0, length), beside: [...after.slice(length), ...before] },
    { phrase: before.slice(-length), beside: [...before.slice(0, -length), ...after] },
  ].filter(({ phrase }) => phrase.length === length);
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
    const meant = all.filter(({ words, text: value }) => {
      // "Business days" is a unit, of whatever there is a fact besides `times.businessDays`.
      if (words.length < 2 || value === own.text || isUnit(words.join(''))) return false;
      const others = own.words.filter((word) => !words.includes(word));
      // "{fees.lateNightTravel} night travel" is short for it.
      if (others.length > 0 && words.every((word) => own.words.includes(word))) return false;
      return namedIn(after, before, words.length).some(
        ({ phrase, beside }) =>
          words.every((word, at) => word === phrase[at]) &&
          others.every((word) => !beside.includes(word)),
      );
    });
    const longest = meant.sort((one, other) => other.words.length - one.words.length)[0];
    if (!longest || longest.words.length < own.words.length) continue;
    yield { span: [index, index + found.length], meant: longest, said: longest.words.join(' ') };
  }
}

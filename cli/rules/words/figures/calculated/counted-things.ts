import { FACT_REFERENCE, type Facts } from '../../../../content/facts/facts.ts';
import { matchesIn } from '../../../../content/text-rules/matches-in.ts';
import { nounRoot } from '../../counts/nouns.ts';
import { isSaid } from '../named-fees.ts';
import type { Calculation } from './calculations.ts';
import { countOf } from './factors.ts';
import type { Neighbors } from './neighbors.ts';
import { type Term, termsNamed } from './terms.ts';

/** A number or a word that may be one, and what may be counted behind it, with a word between: "two small tents". */
const COUNTED =
  /(?<![\p{L}\d.,-])(?<count>\d{1,3}|\p{L}+)(?=\s(?<nouns>\p{L}{3,}(?:\s\p{L}{3,})?))/gu;

/** One of a thing. */
const ONE = /^(?:an?|one|eine?[nmr]?|una?)$/iu;

/** More ways than these to read the words come to a sum by chance. */
const MOST_READINGS = 6;

/** So many of what may have several prices on the page. */
interface Counted {
  count: number;
  fees: readonly string[];
}

/** How many a word says, an article one; undefined for any other word. */
export function countIn(word: string, language: string): number | undefined {
  if (/\d/.test(word)) return Number(word);
  return ONE.test(word) ? 1 : countOf(word.toLowerCase(), language);
}

function keyWords(name: string): string[] {
  return name
    .slice(name.lastIndexOf('.') + 1)
    .split(/(?=\p{Lu})|[_-]/u)
    .map((word) => nounRoot(word.toLowerCase()));
}

function rootOf(word: string): string {
  return nounRoot(word.toLowerCase());
}

/** The fees that entries of the page show below a title: "Children" above `{fees.tourChild}`. */
function labelled({ entries }: Neighbors): { title: Set<string>; fee: string }[] {
  return entries().flatMap((entry) => {
    const [only, ...others] = [...matchesIn(entry, FACT_REFERENCE)].map(([, name = '']) => name);
    const [title = ''] = entry.split('\n');
    if (only === undefined || others.length > 0 || title.includes('{')) return [];
    return [{ title: new Set((title.match(/\p{L}+/gu) ?? []).map(rootOf)), fee: only }];
  });
}

/** What the sentence counts, in the order of its words, as far as the page shows what it costs. */
function countedIn(
  sentence: string,
  neighbors: Neighbors,
  facts: Facts,
  language: string,
): Counted[] {
  const shown = termsNamed(neighbors.page, facts).map(({ said }) => said.slice(1, -1));
  const block = `${neighbors.entry}\n${neighbors.block}`;
  const labels = labelled(neighbors).filter(({ fee }) => shown.includes(fee));
  return [...sentence.replace(FACT_REFERENCE, ' ').matchAll(COUNTED)].flatMap(({ groups = {} }) => {
    const count = countIn(groups.count ?? '', language);
    if (count === undefined) return [];
    const said = new Set((groups.nouns?.match(/\p{L}+/gu) ?? []).map(rootOf));
    const named = shown.filter(
      (name) =>
        keyWords(name).some((word) => isSaid(word, said)) ||
        labels.some(({ title, fee }) => fee === name && [...said].some((word) => title.has(word))),
    );
    const near = named.filter((name) => block.includes(`{${name}}`));
    const fees = near.length > 0 ? near : named;
    return fees.length > 0 ? [{ count, fees }] : [];
  });
}

/** All ways to take one fee for each thing. */
function readings(counted: readonly Counted[]): [count: number, fee: string][][] {
  return counted.reduce<[number, string][][]>(
    (all, { count, fees }) =>
      all.flatMap((one) => fees.map((fee): [number, string][] => [...one, [count, fee]])),
    [[]],
  );
}

function termOf(count: number, { value, said }: Term): Term {
  return { value: value * count, said: count === 1 ? said : `${count} × ${said}` };
}

/**
 * What several things come to together that a sentence counts without a reference, by the prices that the page shows for them: "Two adults and a
 * child pay". They are named by a word of the keys, or of the titles above the prices.
 */
export function countedTotals(
  sentence: string,
  neighbors: Neighbors,
  facts: Facts,
  language: string,
): Calculation[] {
  const counted = countedIn(sentence, neighbors, facts, language);
  if (counted.length < 2) return [];
  // A sentence with a reference says itself what is meant.
  if (counted.some(({ fees }) => fees.some((fee) => sentence.includes(`{${fee}}`)))) return [];
  const all = readings(counted).filter(
    (one) => new Set(one.map(([, fee]) => fee)).size === one.length,
  );
  if (all.length > MOST_READINGS) return [];
  return all.map((one) => {
    const terms = one.flatMap(([count, fee]) =>
      termsNamed([fee], facts).map((term) => termOf(count, term)),
    );
    return {
      value: terms.reduce((whole, { value }) => whole + value, 0),
      said: terms.map(({ said }) => said).join(' + '),
    };
  });
}

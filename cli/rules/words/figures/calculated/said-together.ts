import { FACT_REFERENCE } from '../../../../content/facts/facts.ts';
import { nounRoot } from '../../counts/nouns.ts';
import { isSaid, keyWordsOf } from '../named-fees.ts';
import type { CalculatedPlace } from './around.ts';
import type { Calculation } from './calculations.ts';
import { countIn } from './counted-things.ts';
import { termsNamed, termsReferredTo } from './terms.ts';

/** Says of two things that they are taken together. */
const JOINED = /(?<!\p{L})(?:and|plus|with|including|und|mit|samt|sowie|y|e|con|más)(?!\p{L})/iu;

/** A sentence with more things than these comes to a sum by chance. */
const MOST_NAMED = 4;

/** A text up to this length is a label, and says what is meant below. */
const LABEL = 60;

/** A fee that words name, and how many of it. */
interface NamedFee {
  name: string;
  key: readonly string[];
  count: number;
}

/** The number before a word, or before the one that describes it: "two bleeds", "two small tents". */
function countBefore(words: readonly string[], at: number, language: string): number {
  const [before, further] = [words[at - 1] ?? '', words[at - 2] ?? ''];
  return countIn(before, language) ?? countIn(further, language) ?? 1;
}

/** True for a fee of which another named one is a kind: an assembly, where that of an e-bike is said. */
function isGeneral({ name, key }: NamedFee, others: readonly NamedFee[]): boolean {
  return others.some(
    (other) =>
      other.name !== name &&
      other.key.length > key.length &&
      key.every((word) => other.key.includes(word)),
  );
}

/** The fees all words of whose keys are said, some of them by the titles of the page. */
function feesIn(text: string, titles: string, { amounts, language }: CalculatedPlace): NamedFee[] {
  const words = text.match(/\p{L}+|\d+/gu) ?? [];
  const roots = words.map((word) => nounRoot(word.toLowerCase()));
  const said = new Set(roots);
  const ofPage = new Set(
    (titles.match(/\p{L}+/gu) ?? []).map((word) => nounRoot(word.toLowerCase())),
  );
  const named = [...amounts.values()].flat().flatMap((name): NamedFee[] => {
    const key = keyWordsOf(name);
    const here = key.filter((word) => isSaid(word, said));
    const isWhole = key.every((word) => here.includes(word) || isSaid(word, ofPage));
    if (here.length === 0 || !isWhole) return [];
    const at = roots.findIndex((root) => here.some((word) => isSaid(word, new Set([root]))));
    return [{ name, key, count: countBefore(words, at, language) }];
  });
  return named.filter((fee) => !isGeneral(fee, named));
}

/**
 * What the things come to that a sentence, or the entry of a short text, names by their keys and takes together: "One assembly and the visit
 * are $120", "Two bleeds and the visit" on the page about brakes. Words that refer to prices say themselves what is meant.
 */
export function saidTogether(place: CalculatedPlace, sentence: string): Calculation[] {
  const { text, neighbors, facts } = place;
  const entry = text.length <= LABEL ? [`${sentence}\n${neighbors.entry}`] : [];
  return [sentence, ...entry].flatMap((words) => {
    if (!JOINED.test(words) || termsReferredTo(words, facts).length > 0) return [];
    const named = feesIn(words.replace(FACT_REFERENCE, ' '), neighbors.titles(), place);
    if (named.length < 2 || named.length > MOST_NAMED) return [];
    const terms = named.flatMap(({ name, count }) =>
      termsNamed([name], facts).map(({ value, said }) => ({
        value: value * count,
        said: count === 1 ? said : `${count} × ${said}`,
      })),
    );
    return [
      {
        value: terms.reduce((all, { value }) => all + value, 0),
        said: terms.map(({ said }) => said).join(' + '),
      },
    ];
  });
}

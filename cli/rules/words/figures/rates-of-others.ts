import { FACT_REFERENCE, type Facts } from '../../../content/facts/facts.ts';
import type { Span } from '../../../content/span-location.ts';
import { matchesIn } from '../../../content/text-rules/matches-in.ts';

/**
 * Units of rates: directly behind an amount, and as a word of the name of a fact. Weeks, nights and hours are no such units: those of
 * Christmas have a price of their own.
 */
const RATES: readonly (readonly [behind: RegExp, word: RegExp])[] = (
  [
    ['miles?|meilen?|millas?', 'mi|miles?|mileage|meilen?|millas?'],
    ['km|kilomet(?:er|re)s?|kilómetros?', 'km|kilomet(?:er|re|ro)s?'],
  ] as const
).map(([behind, word]) => [
  new RegExp(
    `^\\s(?:an?|per|each|for each|pro|je|jede[rns]?|die|der|por|la|el|al|cada) (?:${behind})(?!\\p{L})`,
    'iu',
  ),
  new RegExp(`^(?:${word})$`, 'iu'),
]);

/** A rate, as it is said behind a reference. */
const RATED = /\}\s(?:an?|per|each|for each|pro|je|jede[rns]?|die|der|por|la|el|al|cada)\s\p{L}/iu;

/** False if no reference in a copy has the unit of a rate behind it. */
export function mayBeRate(copy: string): boolean {
  return RATED.test(copy);
}

/** The group of a fact, and the words of its key. */
function partsOf(name: string): { group: string; words: readonly string[] } {
  const at = name.lastIndexOf('.') + 1;
  return { group: name.slice(0, at), words: name.slice(at).split(/(?=[A-Z])|[_-]/) };
}

/**
 * References with the unit of a rate behind them that only another fact of the same kind has in its name:
 * "{fees.trailerExtra} a mile", where there is `fees.trailerMileage`.
 */
export function* ratesOfOthers(
  text: string,
  facts: Facts,
): Generator<{ span: Span; meant: { name: string; text: string }; said: string }> {
  for (const { 0: found, 1: name = '', index } of matchesIn(text, FACT_REFERENCE)) {
    const behind = text.slice(index + found.length, index + found.length + 40);
    const [rate, another] = RATES.filter(([unit]) => unit.test(behind));
    const own = partsOf(name);
    const value = facts.get(name);
    if (!rate || another || value === undefined || own.words.length < 2) continue;
    // A key that names a rate itself may mean it in other words.
    if (
      own.words.some(
        (word) =>
          /^per$|^pro$|^por$|rate$|satz$/i.test(word) || RATES.some(([, unit]) => unit.test(word)),
      )
    )
      continue;
    const [meant, ...more] = facts.names.filter((other) => {
      const { group, words } = partsOf(other);
      const isKind = group === own.group && words[0] === own.words[0] && words.length > 1;
      return isKind && words.some((word) => rate[1].test(word)) && facts.get(other) !== value;
    });
    if (meant === undefined || more.length > 0) continue;
    const said = rate[0].exec(behind)?.[0].trim() ?? '';
    yield {
      span: [index, index + found.length],
      meant: { name: meant, text: facts.get(meant) ?? '' },
      said,
    };
  }
}

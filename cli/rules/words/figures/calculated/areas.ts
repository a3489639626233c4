import type { Facts } from '../../../../content/facts/facts.ts';
import { matchesIn } from '../../../../content/text-rules/matches-in.ts';
import { isAboutFee } from '../figure-topics.ts';
import type { Around } from './around.ts';
import type { Calculation } from './calculations.ts';
import { sumOfFact } from './terms.ts';

type Side = 'metre' | 'foot';

/** How large something is, in squares of a unit. */
interface Area {
  value: number;
  side: Side;
  said: string;
}

/** A fee for each square meter or foot. */
interface AreaRate {
  name: string;
  value: number;
  side: Side;
  /** The name without its unit. */
  thing: string;
}

const SIDES: Readonly<Record<Side, string>> = {
  metre: 'm|met(?:er|re)s?|metern|metros?',
  foot: 'ft|feet|foot|pies?|fuß',
};

const SQUARES: Readonly<Record<Side, string>> = {
  metre:
    'm²|m2|qm|sq\\.? ?m|sqm|quadratmetern?|square met(?:er|re)s?|metros? cuadrados?|m cuadrados',
  foot: 'ft²|sq\\.? ?ft|square (?:feet|foot)|quadratfuß|pies? cuadrados?',
};

/** The ends of keys of fees by the area: `floorM2`, `perSquareFoot`. */
const KEYS: Readonly<Record<Side, RegExp>> = {
  metre:
    /(?:(?:per|pro|je|por)?_?(?:M2|m2|Sqm|sqm|Qm|qm|[Ss]quareMet(?:er|re)|[Qq]uadratmeter|[Mm]etroCuadrado))$/,
  foot: /(?:(?:per|pro|je|por)?_?(?:[Ss]q_?[Ff]t|[Ff]t2|[Ss]quareF(?:oo|ee)t|[Qq]uadratfuss|[Pp]ieCuadrado))$/,
};

const BOTH: readonly Side[] = ['metre', 'foot'];

const NUMBER = '\\d{1,4}(?:[.,]\\d{1,2})?';

/** Two sides, or an area. */
const AREAS = BOTH.map((side) => ({
  side,
  sides: new RegExp(
    `(?<![\\d.,:/×])(?<one>${NUMBER})\\s?(?:${SIDES[side]})?\\s?(?:[×x*]|mal|by|por|auf)\\s?(?<other>${NUMBER})[\\s-]?(?:${SIDES[side]})(?![\\p{L}\\d²×])`,
    'giu',
  ),
  squares: new RegExp(
    `(?<![\\d.,:/])(?<area>\\d{1,3}(?:[.,]\\d{3})|${NUMBER})\\s?(?:${SQUARES[side]})(?!\\p{L})`,
    'giu',
  ),
}));

function numberIn(digits = ''): number {
  return /[.,]\d{3}$/.test(digits)
    ? Number(digits.replace(/[.,]/, ''))
    : Number(digits.replace(',', '.'));
}

/** The areas that words say: "6 × 4 m", "24 m²". */
function areasIn(words: string): Area[] {
  return AREAS.flatMap(({ side, sides, squares }) => [
    ...[...matchesIn(words, sides)].map(({ groups = {} }) => ({
      value: numberIn(groups.one) * numberIn(groups.other),
      said: `${groups.one} × ${groups.other}`,
      side,
    })),
    ...[...matchesIn(words, squares)].map(({ groups = {} }) => ({
      value: numberIn(groups.area),
      said: groups.area ?? '',
      side,
    })),
  ]);
}

const known = new WeakMap<Facts, readonly AreaRate[]>();

function ratesOf(facts: Facts): readonly AreaRate[] {
  const rates =
    known.get(facts) ??
    [...facts.names].flatMap((name) =>
      BOTH.flatMap((side) => {
        const value = KEYS[side].test(name) ? sumOfFact(name, facts) : undefined;
        return value ? [{ name, value, side, thing: name.replace(KEYS[side], '') }] : [];
      }),
    );
  known.set(facts, rates);
  return rates;
}

/** Fees by the area of what the sentence is about; else of those that its entry, its block or its page refers to. */
function ratesAt({ sentence, entry, inEntry, inBlock, onPage }: Around, facts: Facts) {
  const rates = ratesOf(facts);
  const about = (words: string) =>
    rates.filter(({ thing }) => !thing.endsWith('.') && isAboutFee(thing, words));
  const among = (terms: Around['inEntry']) =>
    rates.filter(({ name }) => terms.some(({ said }) => said === `{${name}}`));
  const all = [about(sentence), among(inEntry), about(entry), among(inBlock), among(onPage)];
  return all.find((found) => found.length > 0) ?? [];
}

/**
 * What an area costs that a sentence or its entry says: its sides times the fee for a square meter or foot, which need not be named where
 * the sentence says of what it is. Those of the entry count where the sentence has none.
 */
export function areaCosts(around: Around, facts: Facts): Calculation[] {
  if (ratesOf(facts).length === 0) return [];
  const inSentence = areasIn(around.sentence);
  const areas = inSentence.length > 0 ? inSentence : areasIn(around.entry);
  if (areas.length === 0) return [];
  return ratesAt(around, facts).flatMap((rate) =>
    areas
      .filter(({ side }) => side === rate.side)
      .map(({ value, said }) => ({ value: value * rate.value, said: `${said} × {${rate.name}}` })),
  );
}

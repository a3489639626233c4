import type { Facts } from '../../../../content/facts/facts.ts';
import type { Amount } from '../amounts.ts';
import { type UnitName, unitOf } from '../unit-words.ts';
import type { Around } from './around.ts';
import type { Calculation } from './calculations.ts';
import {
  type Distance,
  distancesIn,
  distancesInRow,
  distancesOf,
  placeOfSum,
} from './distances.ts';
import type { Neighbors } from './neighbors.ts';
import { sumOfFact, type Term, termsNamed } from './terms.ts';

/** A fee for each mile or kilometer, or how many of them are free. */
interface PerDistance {
  name: string;
  value: number;
  unit: UnitName;
}

/** Words of keys for distances that cost nothing. */
const FREE =
  /^(?:free|frei|included?|inclusive|inklusive|incluid[oa]s?|gratis|libres?|kostenlos)$/i;

/** Says that something is about a way. */
const TRAVEL =
  /(?<!\p{L})(?:an?fahrt\p{L}*|fahrt\p{L}*|wege?(?:geld|kosten)|travel\p{L}*|trips?|mileage|call-?outs?|deliver\p{L}*|liefer\p{L}*|distances?|entfernung\p{L}*|desplazamiento\p{L}*|viajes?|traslados?|entregas?|env[ií]os?|distancias?)(?!\p{L})/iu;

/** Says that a distance is counted from where the free ones end. */
const BEYOND =
  /(?<!\p{L})(?:beyond|past|further|extra|additional|more|weitere\p{L}*|zusätzliche\p{L}*|mehr|adicional(?:es)?|más allá|de más|(?:over|above|über|sobre)\s(?:\p{L}+\s)?(?:free|frei\p{L}*|gratis|incluidos|\{))(?!\p{L})/iu;

/** A way there and back. */
const BOTH_WAYS =
  /(?<!\p{L})(?:round[ -]trips?|there and back|both ways|hin und (?:her|zurück)|hin- und rück\p{L}+|ida y vuelta)(?!\p{L})/iu;

function wordsOf(name: string): string[] {
  return name.slice(name.lastIndexOf('.') + 1).split(/(?=\p{Lu})|[_-]/u);
}

function unitIn(words: readonly string[]): UnitName | undefined {
  const [unit] = words.flatMap((word) =>
    /^mileage$/i.test(word) ? ['mile' as const] : (unitOf(word) ?? []),
  );
  return unit === 'mile' || unit === 'kilometre' ? unit : undefined;
}

/** The fee that a way has before its miles count: `delivery` beside `deliveryMile`, and beside the `deliveryMiles` that are in it. */
function baseOf(name: string, group: string, facts: Facts): PerDistance['name'] | undefined {
  const thing = wordsOf(name).slice(0, -1).join('');
  const base = `${group}.${thing}`;
  return thing !== '' && sumOfFact(base, facts) !== undefined ? base : undefined;
}

const known = new WeakMap<Facts, { rates: PerDistance[]; free: PerDistance[] }>();

/** What the configuration has by distances. */
function ofFacts(facts: Facts): { rates: PerDistance[]; free: PerDistance[] } {
  const found = known.get(facts) ?? { rates: [], free: [] };
  if (known.has(facts)) return found;
  known.set(facts, found);
  for (const name of facts.names) {
    const words = wordsOf(name);
    const text = facts.get(name) ?? '';
    const figure = /^(?<number>\d{1,3})(?:\s(?<unit>\p{L}+))?$/u.exec(text)?.groups;
    const unit = unitIn(words) ?? unitIn([figure?.unit ?? '']);
    if (!unit) continue;
    const value = sumOfFact(name, facts);
    if (value !== undefined && value > 0) found.rates.push({ name, value, unit });
    else if (figure && (words.some((word) => FREE.test(word)) || baseOf(name, 'fees', facts)))
      found.free.push({ name, value: Number(figure.number), unit });
  }
  return found;
}

/** True for a fee for a mile or kilometer of which some are free, so that several of it are no way. */
export function isAfterFree({ said }: Term, facts: Facts): boolean {
  const { rates, free } = ofFacts(facts);
  const rate = rates.find(({ name }) => said === `{${name}}`);
  return rate !== undefined && free.some(({ unit }) => unit === rate.unit);
}

/** The amounts of fees of which anything may cost several; those for miles count only after the free ones. */
export function countedFees(
  amounts: ReadonlyMap<number, readonly string[]>,
  facts: Facts,
): number[] {
  return [...amounts].flatMap(([value, names]) =>
    termsNamed(names, facts).every((fee) => isAfterFree(fee, facts)) ? [] : [value],
  );
}

function costsOf(
  distances: readonly Distance[],
  { sentence, entry }: Around,
  facts: Facts,
): Calculation[] {
  const { rates, free } = ofFacts(facts);
  const times = BOTH_WAYS.test(`${sentence}\n${entry}`) ? [1, 2] : [1];
  return distances.flatMap(({ value, unit }) =>
    rates
      .filter((rate) => rate.unit === unit)
      .flatMap((rate) => {
        const less = free.filter((one) => one.unit === unit && one.value < value);
        const ways = less.map((one) => ({
          length: value - one.value,
          said: `(${value} − {${one.name}})`,
        }));
        if (free.length === 0 || BEYOND.test(sentence))
          ways.push({ length: value, said: String(value) });
        const base = baseOf(rate.name, rate.name.slice(0, rate.name.lastIndexOf('.')), facts);
        const first = base === undefined ? 0 : (sumOfFact(base, facts) ?? 0);
        return ways.flatMap((way) =>
          times.map((time) => ({
            value: first + time * way.length * rate.value,
            said: `${base ? `{${base}} + ` : ''}${time === 1 ? '' : `${time} × `}${way.said} × {${rate.name}}`,
          })),
        );
      }),
  );
}

/** True where the sentence, the entry or the table of a sum says that it is about a way. */
export function isAboutTravel(text: string, position: number, around: Around): boolean {
  const above = text.slice(text.lastIndexOf('\n\n', position) + 1, position);
  const table = /^\s*(?:\||:::)/.test(above) ? above : '';
  return TRAVEL.test(`${around.sentence}\n${around.entry}\n${table}`);
}

/**
 * What the way costs that is said beside a sum, or elsewhere on the page of the place that the sum is for: as far as it is, less what is free,
 * times the fee for a mile or kilometer. The fee need not be named, as its key is of the unit.
 *
 * @param hasBare whether numbers without a unit are distances, too: they make a sum right, but do not say what it should be.
 */
export function travelCosts(
  text: string,
  { span: [position] }: Pick<Amount, 'span'>,
  around: Around,
  { entries }: Neighbors,
  facts: Facts,
  hasBare: boolean,
): Calculation[] {
  const { rates } = ofFacts(facts);
  if (rates.length === 0) return [];
  const { sentence, entry, before, after, factors } = around;
  const words = `${sentence}\n${entry}`;
  const beside = [...distancesIn(words, facts), ...distancesInRow(text, position)];
  if (beside.length > 0) return costsOf(beside, around, facts);
  if (!TRAVEL.test(words)) return [];
  const place = placeOfSum(before, after, entry);
  const ofPlace = place === undefined ? [] : distancesOf(place, entries(), facts);
  const counts = hasBare ? factors.counts : [];
  const bare = counts.flatMap((value) => rates.map(({ unit }) => ({ value, unit, at: 0 })));
  return costsOf([...bare, ...ofPlace], around, facts);
}

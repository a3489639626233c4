import type { Facts } from '../../../content/facts/facts.ts';
import type { LocatedText } from '../../../content/rule.ts';
import type { Span } from '../../../content/span-location.ts';
import { matchesIn } from '../../../content/text-rules/matches-in.ts';
import { valueAt } from '../../../content/value-path.ts';

/** From which age on something is for somebody, and up to which. */
export interface AgeRange {
  from: number;
  to: number;
}

/** The two facts that are the ends of such a range. */
export interface KnownAges extends AgeRange {
  names: readonly [from: string, to: string];
}

/** A typed range of ages. */
interface WrittenAges extends AgeRange {
  located: LocatedText;
  span: Span;
}

const ENDS: readonly (readonly [low: RegExp, high: string])[] = [
  [/From$/, 'To'],
  [/Min$/, 'Max'],
  [/Von$/, 'Bis'],
  [/Ab$/, 'Bis'],
  [/Desde$/, 'Hasta'],
  [/Minim[ao]$/, 'Maxima'],
];

const OF_AGE = /^(?:ages?|alter|edad(?:es)?)\.|(?:age|alter|edad)s?(?:[A-Z]|$)|(?:Age|Alter|Edad)/;

const RANGE =
  /(?<![\d.,:/€$£-])(?<from>\d{1,2})-?(?:\s?[-–]\s?| to | bis | a )(?<to>\d{1,2})(?![\d.:/%€$£]|,\d)/gu;

/** Directly before a range of ages. */
const AGES =
  /(?<!\p{L})(?:age[sd]?|aged between|ages of|im alter von|altersgruppe|edades|edades de|edad)[:,]? $/iu;

/** Directly after one. */
const OLD = /^(?:[- ]years?[- ]olds?|[- ]jährige\p{L}*| jahre alt| años de edad)(?!\p{L})/iu;

/** Parts of a page that say whom all of it is for. */
const HEAD = new Set<PropertyKey | undefined>(['seo', 'hero']);

/** Others than those that the page is for. */
const OF_OTHERS =
  /(?<!\p{L})(?:siblings?|brothers?|sisters?|camps?|part(?:y|ies)|geschwister\p{L}*|\p{L}*ferien|herman[oa]s?|campamentos?|also|auch|también)(?!\p{L})/iu;

/** Years by which a slip misses an end. */
const NEAR = 3;

const SUSPECTS = /\d-?(?:\s?[-–]\s?| to | bis | a )\d/u;

/** False if no text of a copy has a range of numbers. */
export function mayBeAges(copy: string): boolean {
  return SUSPECTS.test(copy);
}

/** The ranges of ages in the configuration. */
export function knownAges({ names, site }: Facts): KnownAges[] {
  if (!site) return [];
  const numberOf = (name: string) => {
    const value = valueAt(site, name.split('.'));
    return typeof value === 'number' ? value : undefined;
  };
  return names.flatMap((name): KnownAges[] => {
    const [end] = ENDS.filter(([low]) => OF_AGE.test(name) && low.test(name));
    const other = end ? name.replace(...end) : '';
    const [from, to] = [numberOf(name), numberOf(other)];
    return from !== undefined && to !== undefined && from < to
      ? [{ from, to, names: [name, other] }]
      : [];
  });
}

function agesIn(located: LocatedText): WrittenAges[] {
  const { text } = located;
  if (OF_OTHERS.test(text)) return [];
  return [...matchesIn(text, RANGE)].flatMap(({ 0: written, index, groups = {} }) => {
    const [from, to] = [Number(groups.from), Number(groups.to)];
    const end = index + written.length;
    const isOfAge = AGES.test(text.slice(0, index)) || OLD.test(text.slice(end));
    return isOfAge && from < to ? [{ located, from, to, span: [index, end] as const }] : [];
  });
}

/** True of a range with one end of a known one and another that a slip makes of its other end. */
function isNearly({ from, to }: AgeRange, known: AgeRange): boolean {
  if (to === known.to) return from !== known.from && Math.abs(from - known.from) <= NEAR;
  return from === known.from && Math.abs(to - known.to) <= NEAR;
}

/** The list that an entry of a page is in, as the keys of its path. */
function listOf({ path }: LocatedText): string {
  const at = path.findLastIndex((key) => typeof key === 'number');
  return at < 0 || at < path.length - 2 ? '' : path.slice(0, at).join('.');
}

/** The range of each list, if several of its entries have one: ages 6 to 8, 9 to 11, and 12 to 16. */
function* listedAges(ages: readonly WrittenAges[]): Generator<[AgeRange, WrittenAges[]]> {
  for (const list of new Set(ages.map(({ located }) => listOf(located)))) {
    const entries = ages.filter(({ located }) => listOf(located) === list);
    const from = Math.min(...entries.map((entry) => entry.from));
    const to = Math.max(...entries.map((entry) => entry.to));
    if (list !== '' && entries.length > 1) yield [{ from, to }, entries];
  }
}

/** The typed ages of a page that go beyond those of the facts which it shows, or stop before them. */
export function* otherAges(
  texts: readonly LocatedText[],
  facts: Facts,
): Generator<WrittenAges & { known: KnownAges }> {
  const copy = texts.map(({ text }) => text).join('\n');
  const shown = knownAges(facts).filter(({ names }) =>
    names.some((name) => copy.includes(`{${name}}`)),
  );
  const [known, ...others] = shown;
  if (!known || others.length > 0) return;
  const ages = texts.flatMap(agesIn);
  for (const written of ages)
    if (HEAD.has(written.located.path[0]) && isNearly(written, known)) yield { ...written, known };
  for (const [range, entries] of listedAges(ages)) {
    if (!isNearly(range, known)) continue;
    const wrong = entries.find(({ from, to }) =>
      range.to === known.to ? from === range.from : to === range.to,
    );
    if (wrong) yield { ...wrong, known };
  }
}

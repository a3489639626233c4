import type { Facts } from '../../../content/facts/facts.ts';
import { isYear } from '../../../content/facts/year-names.ts';
import type { Span } from '../../../content/span-location.ts';
import { matchesIn } from '../../../content/text-rules/matches-in.ts';
import { nounRoot, UNITS } from '../counts/nouns.ts';
import { type KnownFigure, knownFigures } from './known-figures.ts';

/** Smaller numbers are in many texts by chance, and so are round ones. */
const LARGE = 100;

function isExact({ name, text, value, isCode, nouns }: KnownFigure): boolean {
  if (value === undefined || isYear(name, value)) return false;
  return value >= LARGE && (value % 10 !== 0 || text.endsWith('+')) && !isCode && nouns.length > 0;
}

/** In words, what the plus of `1,000+` says. */
const MORE = /(?<!\p{L})(?:over|more than|upwards? of|well over|más de|über|mehr als)\s$/iu;

const known = new WeakMap<Facts, readonly KnownFigure[]>();

function exactFigures(facts: Facts): readonly KnownFigure[] {
  const figures = known.get(facts) ?? knownFigures(facts).filter(isExact);
  known.set(facts, figures);
  return figures;
}

/** Ways to write a figure: in digits alone, and as the fact does. */
function writtenIn(value: number | undefined, text: string): string[] {
  const shown = text.replace(/\+$/, '');
  return shown === String(value) ? [shown] : [shown, String(value)];
}

/** Before a round number that the exact one does not reach. */
const NEARLY = /(?<!\p{L})(?:nearly|almost|close to|fast|knapp|beinahe|casi|cerca de)\s$/iu;

/** Steps to which people round a count. */
const STEPS = [10, 50, 100, 500, 1000];

/** By which share a round number misses the count at most: "over 100" says as much of any number above it. */
const NEAR = 0.1;

/** The round numbers next to an exact one, and whether it exceeds them. */
function roundedOf({ value = 0, text }: KnownFigure): { digits: string; isBelow: boolean }[] {
  if (!/^\d+$/.test(text)) return [];
  const found = STEPS.flatMap((step) => {
    const below = Math.floor(value / step) * step;
    return [
      { round: below, isBelow: true },
      { round: below + step, isBelow: false },
    ];
  });
  return found
    .filter(({ round }) => Math.abs(round - value) < value * NEAR)
    .map(({ round, isBelow }) => ({ digits: String(round), isBelow }));
}

/** False if no number in a copy is such a figure, or next to one. */
export function mayCountExactly(copy: string, facts: Facts): boolean {
  return exactFigures(facts).some(
    (figure) =>
      writtenIn(figure.value, figure.text).some((digits) => copy.includes(digits)) ||
      roundedOf(figure).some(({ digits }) => copy.includes(digits)),
  );
}

/** Where a text counts what a figure counts, in a round number that is next to it: "over 120 reviews" beside 127. */
function roundedAt(text: string, figure: KnownFigure): Span | undefined {
  for (const { digits, isBelow } of roundedOf(figure)) {
    const pattern = `(?<![\\p{L}\\d.,$€£])${digits}(?=\\s)`;
    for (const { index } of matchesIn(text, new RegExp(pattern, 'gu'))) {
      const before = text.slice(0, index);
      const isSaid = (isBelow ? MORE : NEARLY).test(before);
      const [, words = ''] = /^\S+\s((?:[\p{L}-]+\s?){1,3})/u.exec(text.slice(index)) ?? [];
      const roots = words.split(/\s/).map(nounRoot);
      if (isSaid && figure.nouns.some((noun) => !UNITS.has(noun) && roots.includes(noun)))
        return [index, index + digits.length];
    }
  }
  return undefined;
}

/** Numbers that are a fact exactly, with what they count anywhere near: `closings: 523 so far`; and round ones next to it. */
export function* exactCounts(text: string, facts: Facts): Generator<{ span: Span; name: string }> {
  for (const figure of exactFigures(facts)) {
    const { name, value, text: shown, nouns } = figure;
    const rounded = roundedAt(text, figure);
    if (rounded) yield { span: rounded, name };
    const digits = writtenIn(value, shown).find((written) => text.includes(written));
    if (digits === undefined) continue;
    const found = new RegExp(`(?<![\\p{L}\\d.,$€£])${digits}(?![\\d%+]|[.,]\\d)`, 'u').exec(text);
    if (!found) continue;
    // A round number is that of the fact only where it is said to be exceeded.
    if (shown.endsWith('+') && !MORE.test(text.slice(0, found.index))) continue;
    const around = text.slice(Math.max(0, found.index - 50), found.index + 60);
    const roots = new Set(around.match(/\p{L}+/gu)?.map(nounRoot));
    const noun = nouns.findLast((each) => !UNITS.has(each) && each.length > 3);
    if (noun !== undefined && roots.has(noun))
      yield { span: [found.index, found.index + digits.length], name };
  }
}

import type { Facts } from '../../../content/facts/facts.ts';
import { isYear } from '../../../content/facts/year-names.ts';
import type { Span } from '../../../content/span-location.ts';
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

/** False if no number in a copy is such a figure. */
export function mayCountExactly(copy: string, facts: Facts): boolean {
  return exactFigures(facts).some(({ value, text }) =>
    writtenIn(value, text).some((digits) => copy.includes(digits)),
  );
}

/** Numbers that are a fact exactly, with what they count anywhere near: `closings: 523 so far`. */
export function* exactCounts(text: string, facts: Facts): Generator<{ span: Span; name: string }> {
  for (const { name, value, text: shown, nouns } of exactFigures(facts)) {
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

import { FACT_REFERENCE, type Facts } from '../../../content/facts/facts.ts';
import type { Span } from '../../../content/span-location.ts';
import { matchesIn } from '../../../content/text-rules/matches-in.ts';
import { countBehind, shareMeant } from './counts-and-shares.ts';
import { type Counted, unitOfMatch, unitOfName, WRITTEN_UNIT } from './units-of-names.ts';

/** A number of the configuration with another unit than its own. */
export interface MisreadUnit {
  /** The reference with the unit behind it. */
  span: Span;
  name: string;
  /** What its number is: "counts minutes". */
  is: string;
  hint: string;
}

/** A unit behind a number, bold or not; on the next line it goes on with a small letter. */
const UNIT = new RegExp(
  `^\\*{0,2}(?<gap>[ \\u00a0-]|\\n)?\\*{0,2}(?:${WRITTEN_UNIT})(?![\\p{L}\\d])`,
  'iu',
);

/** A number alone, as texts show it. */
const NUMBER = /^\d[\d.,\u00a0 ]*\+?$/;

/** Characters in which a unit and its surroundings stand. */
const NEAR = 60;

const IS: Readonly<Record<Counted, string>> = {
  second: 'counts seconds',
  minute: 'counts minutes',
  hour: 'counts hours',
  day: 'counts days',
  week: 'counts weeks',
  month: 'counts months',
  year: 'counts years',
  mile: 'counts miles',
  kilometre: 'counts kilometers',
  percent: 'is a percentage',
};

/** The unit behind a reference. */
function unitBehind(after: string): { unit: Counted; length: number } | undefined {
  const found = UNIT.exec(after);
  const { gap, ...groups } = found?.groups ?? {};
  if (!found || (gap === '\n' && /^\*{0,2}\n\*{0,2}\p{Lu}/u.test(after))) return undefined;
  const unit = unitOfMatch(groups);
  // Letters without a space are the rest of a word.
  if (gap === undefined && unit !== 'percent') return undefined;
  return { unit, length: found[0].length };
}

/** References whose number is shown with another unit than the name of the fact says. */
export function* misreadUnits(text: string, facts: Facts): Generator<MisreadUnit> {
  const swapped = new Set<string>();
  for (const { 0: found, 1: name = '', index } of matchesIn(text, FACT_REFERENCE)) {
    const end = index + found.length;
    const after = text.slice(end, end + NEAR);
    if (!NUMBER.test(facts.get(name) ?? '')) continue;
    const unit = unitOfName(name);
    const behind = unitBehind(after);
    const span = [index, end + (behind?.length ?? 0)] as const;
    const count = unit === 'percent' ? countBehind(after) : '';
    if (unit !== undefined && behind && behind.unit !== unit) {
      const hint = 'Correct the unit, or refer to the fact that is meant.';
      yield { span, name, is: IS[unit], hint };
    } else if (count !== '') {
      swapped.add(name);
      const hint = 'Refer to the fact that counts them.';
      yield { span: [index, end + count.length], name, is: IS.percent, hint };
    } else if (unit === undefined && behind?.unit === 'percent') {
      const share = shareMeant(name, facts);
      // Two that have changed places are one mistake.
      if (share !== undefined && !swapped.has(share))
        yield { span, name, is: 'counts people or things', hint: `Write {${share}}.` };
    }
  }
}

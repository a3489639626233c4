import type { Facts } from '../../../../content/facts/facts.ts';
import type { Span } from '../../../../content/span-location.ts';
import { matchesIn } from '../../../../content/text-rules/matches-in.ts';
import { minutes, TIME } from '../clock-ranges.ts';
import { inClockDigits } from '../clock-words.ts';
import { rangesOf } from '../known-ranges.ts';

const NOON = 'noon|midday|mediodía|mittags?';
const MIDNIGHT = 'midnight|medianoche|mitternacht';
const NAMED = (name: string) => `(?:(?<${name}noon>${NOON})|(?<${name}night>${MIDNIGHT}))`;
const TO =
  '(?:\\s?[-–—]\\s?|\\s+(?:to|till?|until|and|bis|und|a|y|hasta)\\s+(?:(?:el|la)\\s+|las\\s+)?)';

/** A range of times of which one end has a name: "10 p.m. to midnight", „von Mitternacht bis 7 Uhr“. */
const RANGE = new RegExp(
  `(?<![\\p{L}\\d.,/:$€£-])(?:${TIME('a')}|${NAMED('a')})${TO}(?:${TIME('b')}(?![\\d/%€$]|[.,]\\d)|${NAMED('b')}(?!\\p{L}))`,
  'giu',
);

const SEEN = new RegExp(`(?<!\\p{L})(?:${NOON}|${MIDNIGHT})(?!\\p{L})`, 'iu');

const HALF_DAY = 12 * 60;
const DAY = 2 * HALF_DAY;

type Groups = Readonly<Record<string, string | undefined>>;

/** Minutes after midnight at an end of a range. */
function endOf(name: 'a' | 'b', groups: Groups): number {
  if (groups[`${name}noon`] !== undefined) return HALF_DAY;
  if (groups[`${name}night`] !== undefined) return 0;
  return minutes(groups[`${name}h`] ?? '', groups[`${name}m`], groups[`${name}p`]);
}

/** Ranges of times with noon or midnight at one end that are those of a fact, which has them in digits. */
export function* bandsWithNamedEnds(
  text: string,
  facts: Facts,
): Generator<{ span: Span; name: string }> {
  if (!SEEN.test(text)) return;
  const { text: digits, whole } = inClockDigits(text);
  for (const { 0: found, index, groups = {} } of matchesIn(digits, RANGE)) {
    const hasName = Object.keys(groups).some((key) => /n/.test(key) && groups[key] !== undefined);
    const hasHalf = [groups.ap, groups.bp, groups.am, groups.bm].some((end) => end !== undefined);
    if (!hasName || !hasHalf) continue;
    const [from, to] = [endOf('a', groups), endOf('b', groups)];
    const same = rangesOf(facts).find(
      (band) => !band.isOpening && band.from === from && band.to % DAY === to % DAY,
    );
    const [name] = same?.names ?? [];
    if (name === undefined) continue;
    yield { span: whole([index, index + found.trimEnd().length]), name };
  }
}

import type { SiteConfig } from '../../../schemas/config/site-config.ts';
import type { Diagnostic } from '../diagnostic.ts';
import type { SourceFile } from '../source-file.ts';
import { pathName } from '../value-path.ts';
import type { Locate } from '../yaml/yaml-document.ts';
import { type FactGroup, factGroups } from './fact-groups.ts';
import { DAY, type HourRange, hourRange, overlap } from './hour-ranges.ts';
import { type HoursFault, reportHours } from './hours-fault.ts';

/** A range from the evening to noon, in the words of 12 hours. */
const UNTIL_NOON =
  /(?<!\d)(?:[6-9]|1[01])(?:[:.]\d\d)? ?p\.? ?m\.? ?(?:to|til|till|until|a|hasta|–|-) ?(?:las )?12(?:[:.]00)? ?p\.? ?m(?![\p{L}])/iu;

/** Names of what lasts from the evening to noon: a guest's night. */
const OF_GUESTS = /overnight|stay|board|sleep|lodging|check|room|suite|hospedaje|estancia/i;

/** Ranges from which on those of a group are the parts of a day. */
const FEWEST = 3;

interface NamedRange extends HourRange {
  key: string;
}

function* noonFaults({ path, facts }: FactGroup): Generator<HoursFault> {
  for (const [key, text] of Object.entries(facts)) {
    if (typeof text !== 'string' || !UNTIL_NOON.test(text)) continue;
    const at = [...path, key];
    if (OF_GUESTS.test(at.join('.'))) continue;
    yield {
      path: at,
      message: `"${text}" ends at noon, more than half a day later: 12 PM is noon.`,
      hint: 'Write 12 AM, or midnight, if the end of the day is meant.',
    };
  }
}

/**
 * The only range that does not begin where another one ends, and the one that it has to wait for: with that, each hour of
 * the day would be part of one range at most.
 */
function tooEarly(
  ranges: readonly NamedRange[],
): { early: NamedRange; before: NamedRange } | undefined {
  const [early, ...more] = ranges.filter(({ key, from }) =>
    ranges.every((other) => other.key === key || (other.to - from) % DAY !== 0),
  );
  if (early === undefined || more.length > 0) return undefined;
  const others = ranges.filter((one) => one !== early);
  const isApart = (range: HourRange) => others.every((other) => !overlap(range, other));
  if (others.some((one) => others.some((other) => one !== other && overlap(one, other))))
    return undefined;
  const before = others.find((other) => {
    const from = [other.to, other.to - DAY].find((end) => end > early.from && end < early.to);
    return from !== undefined && isApart({ from, to: early.to });
  });
  return before && !isApart(early) ? { early, before } : undefined;
}

function* partFaults({ path, facts }: FactGroup): Generator<HoursFault> {
  const ranges = Object.entries(facts).flatMap(([key, text]) => {
    const range = typeof text === 'string' ? hourRange(text) : undefined;
    return range ? [{ key, ...range }] : [];
  });
  const found = ranges.length < FEWEST ? undefined : tooEarly(ranges);
  if (!found) return;
  const { early, before } = found;
  yield {
    path: [...path, early.key],
    message: `"${facts[early.key]}" begins before ${pathName([...path, before.key])} ("${facts[before.key]}") is over, though each of these times begins where another one ends.`,
    hint: 'Let it begin where the other one ends, so that an hour is part of one time only.',
  };
}

/** Reports hours in the business's own facts that cannot be meant: noon for midnight, and parts of a day that overlap. */
export function checkFactHours(
  config: SiteConfig,
  source: SourceFile,
  locate: Locate,
): Diagnostic[] {
  const faults = factGroups(config).flatMap((group) => [
    ...noonFaults(group),
    ...partFaults(group),
  ]);
  return reportHours(faults, source, locate);
}

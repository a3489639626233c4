import type { Facts } from '../../../content/facts/facts.ts';
import type { CopyFile, LocatedText } from '../../../content/rule.ts';
import type { Span } from '../../../content/span-location.ts';
import { valueAt } from '../../../content/value-path.ts';
import { isJobsPage } from '../page-titles.ts';
import { goBeyondOurs, haveOwnHours } from './contact-hours.ts';
import { isOfElse } from './hours-of-others.ts';
import { rangesOf } from './known-ranges.ts';
import { contradictionOf } from './other-hours.ts';
import { ONLY_DAYS } from './said-days.ts';
import { saidHours } from './said-hours.ts';

/** A quick test for such a name among the lines of a copy. */
const SEEN =
  /^(?:entre semana|(?:de )?lunes|los |todos los|weekdays|every day|daily|mon|(?:(?:our|opening|office|business|regular) )?hours$|(?:unsere )?öffnungszeiten$|horarios?(?: de \p{L}+)?$|mo[ .–-]|werktags|wochentags|täglich|montags?)/imu;

/** False if no row of a copy has days for its name. */
export function mayHaveRows(copy: string): boolean {
  return SEEN.test(copy);
}

/**
 * The times in a row of a schedule that has days for its name, if they share one end with the hours of the business and go beyond
 * them at the other: «Entre semana», «de 9 de la mañana a 9 de la noche». Shorter times may be those of something else.
 */
export function otherRowHours(
  located: LocatedText,
  file: CopyFile,
  facts: Facts,
): Span | undefined {
  const { path, text } = located;
  if (path.at(-1) !== 'hours' || !/\d/.test(text)) return undefined;
  file.dependsOnOthers(located);
  const row = Object(valueAt(file.raw, path.slice(0, -1))) as Record<string, unknown>;
  const { name } = row;
  if (typeof name !== 'string' || !ONLY_DAYS.test(name)) return undefined;
  const all = [...saidHours(`${name}, ${text.toLowerCase()}`)];
  const said = all.find(({ isBare }) => isBare);
  if (!said?.opens || !said.closes) return undefined;
  const { opens, closes } = said;
  // Another reading of the hours is told to be typed.
  if (rangesOf(facts).some(({ from, to }) => from === opens.at && to === closes.at))
    return undefined;
  // Those who work there begin before the doors open.
  if (isJobsPage(file.raw)) return undefined;
  const schedule = Object(valueAt(file.raw, path.slice(0, -3))) as Record<string, unknown>;
  const above = [schedule.heading, schedule.intro].map(String).join('\n');
  const beside = Object.values(row).map(String).join('\n');
  // "After work" in the note of a row is the work of visitors.
  if (isOfElse(`${above}\n${beside}`) || haveOwnHours(above)) return undefined;
  const isOther = contradictionOf(said, facts, false) === 'hours' && goBeyondOurs(said, facts);
  return isOther ? [0, text.length] : undefined;
}

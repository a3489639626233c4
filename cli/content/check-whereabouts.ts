import type { SiteConfig } from '../../schemas/site-config.ts';
import type { Diagnostic } from './diagnostic.ts';
import { report, type SourceFile } from './source-file.ts';
import type { Locate } from './yaml-document.ts';

/** Degrees that the sun moves in an hour. */
const HOUR = 15;

/** Degrees that the west of China, the farthest from the middle of its time zone, stays below. */
const FARTHEST = 48;

/** Degrees from the middle of the time zone from which on two swapped numbers are looked for. */
const FAR = 30;

/** Hours that a time zone is ahead of UTC in winter. */
function hoursAhead(timeZone: string): number {
  const format = new Intl.DateTimeFormat('en', { timeZone, timeZoneName: 'longOffset' });
  const name = format
    .formatToParts(Date.UTC(2026, 0, 15))
    .find(({ type }) => type === 'timeZoneName');
  const [, sign = '+', hours = '0', minutes = '0'] =
    /([+-])(\d{2}):(\d{2})/.exec(name?.value ?? '') ?? [];
  return (sign === '-' ? -1 : 1) * (Number(hours) + Number(minutes) / 60);
}

/** Degrees between a longitude and the middle of a time zone. */
function degreesOff(longitude: number, ahead: number): number {
  const off = Math.abs(longitude - ahead * HOUR) % 360;
  return Math.min(off, 360 - off);
}

/** Reports a point on the map that lies in another part of the world than the time zone. */
export function checkWhereabouts(
  { business: { geo, timeZone } }: SiteConfig,
  source: SourceFile,
  locate: Locate,
): Diagnostic[] {
  if (!geo || timeZone === undefined) return [];
  const ahead = hoursAhead(timeZone);
  const off = degreesOff(geo.longitude, ahead);
  const isSwapped = off > FAR && degreesOff(geo.latitude, ahead) < FAR / 2;
  if (off <= FARTHEST && !isSwapped) return [];
  return [
    report(source, {
      range: locate(['business', 'geo', 'longitude'], 'value'),
      rule: 'facts/whereabouts',
      severity: 'warning',
      message: `On the map the business would be about ${Math.round(off / HOUR)} hours away from the time zone ${timeZone}.`,
      hint: isSwapped
        ? 'Latitude and longitude seem to be swapped.'
        : 'Check the sign: places west of Greenwich have a negative longitude.',
    }),
  ];
}

import type { SiteConfig } from '../../../schemas/config/site-config.ts';
import type { Diagnostic } from '../diagnostic.ts';
import { report, type SourceFile } from '../source-file.ts';
import type { Locate } from '../yaml/yaml-document.ts';
import { slipOutside } from './point-slips.ts';
import { isOutsideState } from './state-clocks.ts';

/** Degrees that the sun moves in an hour. */
const HOUR = 15;

/** Degrees that the west of China, the farthest from the middle of its time zone, stays below. */
const FARTHEST = 48;

/** Degrees from the middle of the time zone from which on two swapped numbers are looked for. */
const FAR = 30;

/** Hours that a time zone is ahead of UTC in a month of 2026, by default in January. */
function hoursAhead(timeZone: string, month = 0): number {
  const format = new Intl.DateTimeFormat('en', { timeZone, timeZoneName: 'longOffset' });
  const name = format
    .formatToParts(Date.UTC(2026, month, 15))
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

/** The time zones of a country; none if the runtime does not know them. */
function zonesOf(country: string): readonly string[] {
  const locale = new Intl.Locale('und', { region: country }) as Intl.Locale & {
    timeZones?: string[];
    getTimeZones?(): string[];
  };
  return locale.getTimeZones?.() ?? locale.timeZones ?? [];
}

/** Clocks in a time zone, in winter and in summer. */
function clocksOf(timeZone: string): string {
  return `${hoursAhead(timeZone)} ${hoursAhead(timeZone, 6)}`;
}

/** True of a time zone that no clock of a country shows; many zones have several names. */
function isElsewhere(timeZone: string, country: string): boolean {
  const zones = zonesOf(country);
  if (zones.length === 0 || zones.includes(timeZone)) return false;
  const clocks = clocksOf(timeZone);
  return zones.every((zone) => clocksOf(zone) !== clocks);
}

/** Reports a point on the map that is not in the country of the business. */
function outside({ address, geo }: SiteConfig['business'], source: SourceFile, locate: Locate) {
  const slip = geo && slipOutside(geo, address.country);
  if (!slip) return [];
  return [
    report(source, {
      rule: 'facts/whereabouts',
      severity: 'warning',
      range: locate(['business', 'geo', slip.key], 'value'),
      message: `On the map the business would not be in its country, ${address.country}.`,
      hint: slip.hint,
    }),
  ];
}

/**
 * Reports a time zone that the country does not have, or a point on the map that is not in the country or in another
 * part of the world.
 */
export function checkWhereabouts(
  { business }: SiteConfig,
  source: SourceFile,
  locate: Locate,
): Diagnostic[] {
  const { address, geo, timeZone } = business;
  const abroad = outside(business, source, locate);
  if (timeZone === undefined || abroad.length > 0) return abroad;
  const rule = { rule: 'facts/whereabouts', severity: 'warning' } as const;
  const isInState =
    address.country !== 'US' || !isOutsideState(address.region, hoursAhead(timeZone));
  if (isElsewhere(timeZone, address.country) || !isInState)
    return [
      report(source, {
        ...rule,
        range: locate(['business', 'timeZone'], 'value'),
        message: `No clock in ${isInState ? address.country : address.region} shows the time of ${timeZone}, by which the site opens, closes and publishes.`,
        hint: `Name the time zone of the place, or correct address.${isInState ? 'country' : 'region'}.`,
      }),
    ];
  if (!geo) return [];
  const ahead = hoursAhead(timeZone);
  const off = degreesOff(geo.longitude, ahead);
  const isSwapped = off > FAR && degreesOff(geo.latitude, ahead) < FAR / 2;
  if (off <= FARTHEST && !isSwapped) return [];
  return [
    report(source, {
      ...rule,
      range: locate(['business', 'geo', 'longitude'], 'value'),
      message: `On the map the business would be about ${Math.round(off / HOUR)} hours away from the time zone ${timeZone}.`,
      hint: isSwapped
        ? 'Latitude and longitude seem to be swapped.'
        : 'Check the sign: places west of Greenwich have a negative longitude.',
    }),
  ];
}

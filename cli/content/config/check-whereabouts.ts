import type { SiteConfig } from '../../../schemas/config/site-config.ts';
import type { Diagnostic } from '../diagnostic.ts';
import { report, type SourceFile } from '../source-file.ts';
import type { Locate } from '../yaml/yaml-document.ts';
import { degreesOff, HOUR, hasZoneAt, hoursAhead, isElsewhere } from './clocks/country-zones.ts';
import { placeOfOtherTime } from './clocks/region-clocks.ts';
import { isOfOtherPart, isOutsideState } from './clocks/state-clocks.ts';
import { slipOutside, slipOutsideArea, slipOutsideState } from './points/point-slips.ts';
import { postalAreaOf } from './postal-areas.ts';
import { otherArea } from './postal-prefixes.ts';
import { stateCode, statesOfCode } from './us-states.ts';

/** Degrees that the west of China, the farthest from the middle of its time zone, stays below. */
const FARTHEST = 48;

/** Degrees from the middle of the time zone from which on two swapped numbers are looked for. */
const FAR = 30;

/** Where the point of a business is not, and the slip that put it elsewhere. */
function slipOf({ address, geo }: SiteConfig['business']) {
  if (!geo) return undefined;
  const { country, region, postalCode = '' } = address;
  const abroad = slipOutside(geo, country);
  if (abroad) return { ...abroad, place: `its country, ${country}` };
  // A postal code of another town is reported there.
  const area = otherArea(postalCode, country, address)
    ? undefined
    : postalAreaOf(postalCode, country);
  const away = area && slipOutsideArea(geo, area);
  if (away) return { ...away, place: `the area of its postal code, ${postalCode}` };
  if (country !== 'US' || region === undefined) return undefined;
  // A postal code of another state is wrong, or the state is, which is reported there.
  const states = statesOfCode(postalCode);
  if (states.length > 0 && !states.includes(stateCode(region) ?? '')) return undefined;
  const slip = slipOutsideState(geo, region);
  return slip && { ...slip, place: `its state, ${region}` };
}

/** Reports a point on the map that is not in the country of the business, or far outside its state. */
function outside(business: SiteConfig['business'], source: SourceFile, locate: Locate) {
  const slip = slipOf(business);
  if (!slip) return [];
  return [
    report(source, {
      rule: 'facts/whereabouts',
      severity: 'warning',
      range: locate(['business', 'geo', slip.key], 'value'),
      message: `On the map the business would not be in ${slip.place}.`,
      hint: slip.hint,
    }),
  ];
}

/**
 * Reports a time zone that the country does not have, or a point on the map that is not in the country or the state, or
 * in another part of the world.
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
  if (isElsewhere(timeZone, address) || !isInState)
    return [
      report(source, {
        ...rule,
        range: locate(['business', 'timeZone'], 'value'),
        message: `No clock in ${isInState ? address.country : address.region} shows the time of ${timeZone}, by which the site opens, closes and publishes.`,
        hint: `Name the time zone of the place, or correct address.${isInState ? 'country' : 'region'}.`,
      }),
    ];
  const other = placeOfOtherTime(address, timeZone);
  const isInRegion = other === address.region;
  if (other !== undefined)
    return [
      report(source, {
        ...rule,
        range: locate(['business', 'timeZone'], 'value'),
        message: `No clock ${isInRegion ? 'in' : 'at the postal code'} ${other} shows the time of ${timeZone}, by which the site opens, closes and publishes.`,
        hint: `Name the time zone of the place, or correct address.${isInRegion ? 'region' : 'postalCode'}.`,
      }),
    ];
  if (!geo) return [];
  const ahead = hoursAhead(timeZone);
  if (address.country === 'US' && isOfOtherPart(geo, address.region, ahead))
    return [
      report(source, {
        ...rule,
        range: locate(['business', 'timeZone'], 'value'),
        message: `At business.geo no clock shows the time of ${timeZone}: that is the time of another part of ${address.region}.`,
        hint: 'Name the time zone of the place, or correct latitude and longitude.',
      }),
    ];
  const off = degreesOff(geo.longitude, ahead);
  const isSwapped = off > FAR && degreesOff(geo.latitude, ahead) < FAR / 2;
  if (off <= FARTHEST && !isSwapped) return [];
  if (!isSwapped && hasZoneAt(geo.longitude, address.country, FAR))
    return [
      report(source, {
        ...rule,
        range: locate(['business', 'timeZone'], 'value'),
        message: `At business.geo clocks are about ${Math.round(off / HOUR)} hours away from the time zone ${timeZone}.`,
        hint: 'Name the time zone of the place, or correct latitude and longitude.',
      }),
    ];
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

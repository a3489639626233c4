import type { GeoPoint } from '../../../../schemas/geo-point.ts';
import { stateCode } from '../us-states.ts';

/** Hours behind UTC in winter, and the states where clocks show it; some states have two times. */
const BEHIND =
  '5 CT DC DE FL GA IN KY MA MD ME MI NC NH NJ NY OH PA RI SC TN VA VT WV,' +
  '6 AL AR FL IA IL IN KS KY LA MI MN MO MS ND NE OK SD TN TX WI,' +
  '7 AZ CO ID KS MT ND NE NM NV OR SD TX UT WY,8 CA ID NV OR WA,9 AK,10 AK HI';

/** Hours ahead of UTC in winter, by state. */
const AHEAD: ReadonlyMap<string, readonly number[]> = (() => {
  const found = new Map<string, number[]>();
  for (const entry of BEHIND.split(',')) {
    const [hours, ...states] = entry.split(' ');
    for (const state of states) found.set(state, [...(found.get(state) ?? []), -Number(hours)]);
  }
  return found;
})();

/**
 * True of a time that no clock in a state of the United States shows.
 *
 * @param region a state by its code or name; of anything else nothing is known.
 * @param ahead hours that the time is ahead of UTC in winter.
 */
export function isOutsideState(region: string | undefined, ahead: number): boolean {
  const hours = AHEAD.get(stateCode(region ?? '') ?? '');
  return hours !== undefined && !hours.includes(ahead);
}

/** Where a time is possible in a state: from a degree of longitude on, or up to one. */
interface Part {
  /** Hours ahead of UTC in winter. */
  ahead: number;
  from?: number;
  until?: number;
}

/**
 * The parts of states of two times, by the counties that reach farthest across the border and with a margin of a degree. Where
 * such a time reaches through the whole state, it is missing. Idaho is divided by latitude, along the Salmon River.
 *
 * @see 49 CFR Part 71, https://www.ecfr.gov/current/title-49/subtitle-A/part-71
 */
const DIVIDED: Readonly<Record<string, readonly Part[]>> = {
  FL: [
    { ahead: -5, from: -86.5 },
    { ahead: -6, until: -83.8 },
  ],
  ID: [
    { ahead: -7, until: 46.9 },
    { ahead: -8, from: 44.3 },
  ],
  IN: [{ ahead: -6, until: -85.4 }],
  KS: [{ ahead: -7, until: -100.4 }],
  KY: [
    { ahead: -5, from: -87.5 },
    { ahead: -6, until: -83.9 },
  ],
  MI: [{ ahead: -6, until: -86.2 }],
  ND: [{ ahead: -7, until: -99.5 }],
  NE: [
    { ahead: -6, from: -102.4 },
    { ahead: -7, until: -99.8 },
  ],
  NV: [{ ahead: -7, from: -115.1 }],
  OR: [{ ahead: -7, from: -119.3 }],
  SD: [
    { ahead: -6, from: -102.4 },
    { ahead: -7, until: -98.9 },
  ],
  TN: [
    { ahead: -5, from: -86.5 },
    { ahead: -6, until: -83.6 },
  ],
  TX: [
    { ahead: -6, from: -106 },
    { ahead: -7, until: -103.9 },
  ],
};

/**
 * True of a time that clocks in another part of the state show.
 *
 * @param region a state by its code or name.
 * @param ahead hours that the time is ahead of UTC in winter.
 */
export function isOfOtherPart(
  { latitude, longitude }: GeoPoint,
  region: string | undefined,
  ahead: number,
): boolean {
  const state = stateCode(region ?? '') ?? '';
  const part = DIVIDED[state]?.find((one) => one.ahead === ahead);
  if (!part) return false;
  const degrees = state === 'ID' ? latitude : longitude;
  return degrees < (part.from ?? -180) || degrees > (part.until ?? 180);
}

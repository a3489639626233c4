import { stateCode } from './us-states.ts';

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

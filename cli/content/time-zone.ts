import type { Facts } from './facts.ts';

/** The time zone of the business. */
export function timeZoneOf({ site }: Pick<Facts, 'site'>): string {
  return site?.business.timeZone ?? 'UTC';
}

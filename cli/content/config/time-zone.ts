import type { Facts } from '../facts/facts.ts';

/** The time zone of the business. */
export function timeZoneOf({ site }: { site?: Facts['site'] | undefined }): string {
  return site?.business.timeZone ?? 'UTC';
}

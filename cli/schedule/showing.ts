import type { Schedule } from '../../schemas/schedule.ts';

/** What a site is built for: a moment, and whether pages that visitors do not see yet are shown. */
export interface Moment {
  /** Milliseconds since 1970. */
  now: number;
  /** Drafts and pages that wait are built, too. */
  drafts: boolean;
}

/** What the build makes of a page: all of it, a notice in its place, a redirect, or nothing. */
export type Showing = 'page' | 'notice' | 'redirect' | 'nothing';

/** What stands at the address of a page at a moment. */
export function showingAt(schedule: Schedule | undefined, { now, drafts }: Moment): Showing {
  if (!schedule) return 'page';
  const { isDraft, from = -Infinity, until = Infinity, redirect } = schedule;
  const isUnseen = isDraft === true || now < from;
  if (isUnseen) return drafts ? 'page' : 'nothing';
  if (now < until) return 'page';
  return redirect === undefined ? 'notice' : 'redirect';
}

/** When somebody who reads a page that is there now, or will be, can first follow its links; undefined if nobody can. */
export function firstReading(schedule: Schedule | undefined, now: number): number | undefined {
  const { isDraft, from = -Infinity, until = Infinity } = schedule ?? {};
  const first = Math.max(now, from);
  return isDraft || first >= until ? undefined : first;
}

/** Whether visitors find something at the address of a page at a moment and ever after. */
export function isThereFrom({ isDraft, from = -Infinity }: Schedule = {}, moment: number): boolean {
  return isDraft !== true && from <= moment;
}

/** Whether from now on a page is published, and not over, whenever another one is. */
export function outlasts(page: Schedule = {}, other: Schedule = {}, now: number): boolean {
  if (other.isDraft) return true;
  const { isDraft, from = -Infinity, until = Infinity } = page;
  return !isDraft && from <= Math.max(now, other.from ?? now) && until >= (other.until ?? Infinity);
}

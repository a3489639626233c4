import type { Schedule } from '../../schemas/schedule.ts';

/** What a site is built for: a moment, and whether unpublished pages are included. */
export interface Moment {
  /** Milliseconds since 1970. */
  now: number;
  /** Include drafts and scheduled pages. */
  drafts: boolean;
}

/** What the build emits for a page: the page, a notice, a redirect, or nothing. */
export type Showing = 'page' | 'notice' | 'redirect' | 'nothing';

/** What is at the address of a page at a moment. */
export function showingAt(schedule: Schedule | undefined, { now, drafts }: Moment): Showing {
  if (!schedule) return 'page';
  const { isDraft, from = -Infinity, until = Infinity, redirect } = schedule;
  const isUnseen = isDraft === true || now < from;
  if (isUnseen) return drafts ? 'page' : 'nothing';
  if (now < until) return 'page';
  return redirect === undefined ? 'notice' : 'redirect';
}

/** The first moment from `now` on at which visitors can follow the links of a page; undefined if there is none. */
export function firstReading(schedule: Schedule | undefined, now: number): number | undefined {
  const { isDraft, from = -Infinity, until = Infinity } = schedule ?? {};
  const first = Math.max(now, from);
  return isDraft || first >= until ? undefined : first;
}

/** Whether the address of a page is answered at a moment and from then on. */
export function isThereFrom({ isDraft, from = -Infinity }: Schedule = {}, moment: number): boolean {
  return isDraft !== true && from <= moment;
}

/** Whether a page has expired, so that its content is not shown any more. */
export function isOver({ isDraft, until = Infinity }: Schedule = {}, now: number): boolean {
  return isDraft !== true && until <= now;
}

/** Whether from now on a page is published, and not expired, whenever another one is. */
export function outlasts(page: Schedule = {}, other: Schedule = {}, now: number): boolean {
  if (other.isDraft) return true;
  const { isDraft, from = -Infinity, until = Infinity } = page;
  return !isDraft && from <= Math.max(now, other.from ?? now) && until >= (other.until ?? Infinity);
}

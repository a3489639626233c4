import { valueLocation } from '../content/addresses/address-locations.ts';
import { type Diagnostic, WHOLE_FILE } from '../content/diagnostic.ts';
import { NOT_FOUND_PATH } from '../content/pages/page-routes.ts';
import { isThereFrom } from '../schedule/showing.ts';
import type { LinkedSite } from './link-targets.ts';

/** Keys that take a page away from its address, or what it says. */
const KEYS = ['draft', 'publishAt', 'expireAt'] as const;

/** Pages that a site always needs, with what would happen without them. */
const STANDING: Readonly<Record<string, { message: string; mayExpire: boolean }>> = {
  '/': {
    message: 'This is the home page: without it the address of the site answers nothing.',
    mayExpire: true,
  },
  [NOT_FOUND_PATH]: {
    message: 'This page is shown for unknown addresses, at any time.',
    mayExpire: false,
  },
};

/** Checks that the home page and the 404 page are there: a host has no others in their place. */
export function* checkStanding({ pages, moment }: LinkedSite): Generator<Diagnostic> {
  for (const { entry, file, origin, schedule } of pages.scheduled()) {
    const standing = STANDING[entry.path];
    if (!standing || !schedule) continue;
    const { message, mayExpire } = standing;
    if (isThereFrom(schedule, moment.now) && (mayExpire || schedule.until === undefined)) continue;
    const { isDraft, from } = schedule;
    const key = KEYS[isDraft ? 0 : from !== undefined && from > moment.now ? 1 : 2];
    const path = [...(origin?.under ?? []), key];
    const range = origin ? valueLocation(origin, path) : WHOLE_FILE;
    const hint = `Remove ${key}.`;
    yield { file, ...range, severity: 'error', rule: 'schedule/standing', message, hint };
  }
}

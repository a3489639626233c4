import { valueLocation } from '../content/addresses/address-locations.ts';
import { type Diagnostic, WHOLE_FILE } from '../content/diagnostic.ts';
import { isThereFrom } from '../schedule/showing.ts';
import type { LinkedSite, Targets } from './link-targets.ts';
import { addressOnSite, targetsOf } from './redirects.ts';

/** Checks the redirects of expired pages: their target must exist by then, and stay. */
export function* checkExpiries(site: LinkedSite, targets: Targets): Generator<Diagnostic> {
  const moved = targetsOf(site.config.redirects);
  const { url } = site.config.site;

  function followed(path: string): string | undefined {
    const target = moved.get(path);
    return target === undefined
      ? targets.ownerOf(path)?.schedule?.redirect
      : addressOnSite(target, url, moved);
  }

  /** The way on from a page whose redirects lead back to pages on it; undefined if they do not. */
  function circleFrom(from: string): ReadonlySet<string> | undefined {
    const seen = new Set([from]);
    for (let at = followed(from); at !== undefined; at = followed(at)) {
      const path = targets.ownerOf(at)?.entry.path ?? at;
      if (seen.has(path)) return seen;
      seen.add(path);
    }
    return undefined;
  }

  /** Pages on a circle that is reported. */
  const told = new Set<string>();

  for (const { entry, file, origin, schedule = {} } of site.pages.scheduled()) {
    const { redirect, until } = schedule;
    if (redirect === undefined || until === undefined) continue;
    const key = [...(origin?.under ?? []), 'afterExpiry', 'redirect'];
    const range = origin ? valueLocation(origin, key) : WHOLE_FILE;
    const place = { file, ...range, severity: 'error' as const };
    const owner = targets.ownerOf(redirect);
    const circle = circleFrom(entry.path);
    if (circle) {
      const isTold = [...circle].some((path) => told.has(path));
      for (const path of circle) told.add(path);
      if (isTold) continue;
      yield {
        ...place,
        rule: 'schedule/redirect',
        message:
          redirect === entry.path
            ? 'The page leads to itself when its time is over.'
            : `From ${redirect} the way leads back to pages whose time is over.`,
        hint: 'Let it end at a page that stays.',
      };
    } else if (owner && !isThereFrom(owner.schedule, until))
      yield {
        ...place,
        rule: 'schedule/redirect',
        message: `${redirect} is not published when the time of this page is over.`,
        hint: 'Publish that page by then, or lead to another one.',
      };
    else {
      const fault = targets.faultOf(redirect, entry.path, entry.type === 'landing', {
        from: until,
      });
      if (fault) yield { ...place, ...fault };
    }
  }
}

import { valueLocation } from '../content/addresses/address-locations.ts';
import type { PageMeta } from '../content/addresses/page-index.ts';
import { navigationLinks } from '../content/config/navigation-links.ts';
import { timeZoneOf } from '../content/config/time-zone.ts';
import { type Diagnostic, WHOLE_FILE } from '../content/diagnostic.ts';
import { displayPath } from '../content/source-file.ts';
import { shownTime } from '../schedule/moments.ts';
import { addressOf } from './link-forms.ts';
import type { LinkedSite } from './link-targets.ts';

/** Maximum number of links that a finding names. */
const MOST_NAMED = 3;

const LIST = new Intl.ListFormat('en');

/** The links that lead to an expired page: how many, and the places of the first. */
interface Links {
  page: PageMeta;
  count: number;
  places: string[];
}

/** The links to each of some pages, in the order of the site: menus first. */
function linksTo(expired: readonly PageMeta[], site: LinkedSite): Map<string, Links> {
  const found = new Map<string, Links>();
  for (const page of expired)
    for (const path of [page.entry.path, ...(page.entry.aliases ?? [])])
      found.set(path, found.get(page.entry.path) ?? { page, count: 0, places: [] });
  const note = (to: string, place: () => string) => {
    const links = found.get(addressOf(to).path);
    if (!links) return;
    links.count += 1;
    if (links.count <= MOST_NAMED) links.places.push(place());
  };
  const { configFile, cwd } = site;
  const config = displayPath(configFile, cwd);
  for (const { at, to } of navigationLinks(site.config))
    note(to, () => `${config}:${valueLocation({ path: configFile }, at).line}`);
  // What an expired page says is not shown any more.
  for (const { entry, file, origin, links = [] } of site.pages.linking())
    for (const { at, to, span } of links)
      if (!found.has(entry.path))
        note(to, () => (origin ? `${file}:${valueLocation(origin, at, span).line}` : file));
  return found;
}

/** `links/expired`: pages that have expired, and that links in menus and texts still lead to. */
export function* linkedExpired(site: LinkedSite): Generator<Diagnostic> {
  const { now, drafts } = site.moment;
  if (drafts) return;
  const expired = [...site.pages.scheduled()].filter(
    ({ schedule }) => (schedule?.until ?? Infinity) <= now,
  );
  if (expired.length === 0) return;
  const zone = timeZoneOf({ site: site.config });
  for (const [path, { page, count, places }] of linksTo(expired, site)) {
    const { entry, file, origin, schedule } = page;
    if (path !== entry.path || count === 0 || schedule?.until === undefined) continue;
    const range = origin ? valueLocation(origin, [...origin.under, 'expireAt']) : WHOLE_FILE;
    const more = count > places.length ? [`${count - places.length} more`] : [];
    yield {
      file,
      ...range,
      rule: 'links/expired',
      severity: 'warning',
      message: `This page has been over since ${shownTime(schedule.until, zone)}, and links still lead to it: ${LIST.format([...places, ...more])}.`,
      hint: 'Take the links away, or write another expireAt if it goes on.',
    };
  }
}

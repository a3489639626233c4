import { knownPlaces } from '../../../content/config/known-places.ts';
import type { Facts } from '../../../content/facts/facts.ts';
import type { CopyFile } from '../../../content/rule.ts';
import { placeLists } from './place-lists.ts';
import { districtOf } from './town-districts.ts';

/** True for a name that stands in a text as words of its own. */
export function isNamed(name: string, text: string): boolean {
  const at = text.toLowerCase().indexOf(name.toLowerCase());
  return at >= 0 && !/\p{L}/u.test(`${text[at - 1] ?? ' '}${text[at + name.length] ?? ' '}`);
}

/** The towns that a site knows, once for each configuration. */
const known = new WeakMap<object, readonly string[]>();

/** The towns that a site knows, but for those that are called like a district. */
export function townsOf({ site }: Facts): readonly string[] {
  if (!site) return [];
  const before = known.get(site);
  if (before) return before;
  const { towns } = knownPlaces(site);
  known.set(site, towns);
  return towns;
}

/** Before the town that an offer is for. */
const IN = '(?:[Ii]n|[Nn]ear|[Aa]round|[Ff]or|[Ff]ür|[Ee]n|[Cc]erca de|[Pp]ara)';

/** True for a town that is called like its district, where a title means the town: "in Andrews, TX", not "in Andrews County". */
function isSeatIn(title: string, name: string): boolean {
  const words = name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  return new RegExp(`(?<!\\p{L})${IN} ${words}(?:,|$| [|–-] )`, 'u').test(title);
}

/** Towns called like their district that a title names, on the page of a place that is known to be in another one. */
function seatsIn(title: string, own: string, { site }: Facts): string[] {
  const district = site && districtOf(own, site);
  if (!site || district === undefined) return [];
  return knownPlaces(site).seats.filter((name) => name !== district && isSeatIn(title, name));
}

/** Another place that the title of a page of one place names, and not its own. */
export function otherInTitle(
  { raw, language }: CopyFile,
  facts: Facts,
): { own: string; other: string } | undefined {
  const { place, seo } = raw as { place?: { name?: unknown }; seo?: { title?: unknown } };
  if (typeof place?.name !== 'string' || typeof seo?.title !== 'string') return undefined;
  const { title } = seo;
  // A place may be written with its state or district: “Hull, Yorkshire”.
  const [own = ''] = place.name.split(/,| \(/);
  if (own === '' || isNamed(own, title) || title.includes('{')) return undefined;
  const home = facts.get('business.address.locality');
  const places = [
    ...placeLists(facts, language)
      .filter((list) => list.includes(own))
      .flat(),
    ...townsOf(facts),
  ].filter((name) => isNamed(name, title));
  const named = [...places, ...seatsIn(title, own, facts)].filter(
    (name) => name !== home && !own.includes(name),
  );
  const [other, ...more] = new Set(named);
  return other === undefined || more.length > 0 ? undefined : { own, other };
}

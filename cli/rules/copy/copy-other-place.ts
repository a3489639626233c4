import { ANY_FACT, type Facts } from '../../content/facts/facts.ts';
import type { CopyFile, CopyRule, LocatedText } from '../../content/rule.ts';
import type { Span } from '../../content/span-location.ts';
import { otherInLabel } from '../words/names/labels-of-others.ts';
import { isNamed, otherInTitle, townsOf } from '../words/names/other-in-title.ts';
import { placeLists } from '../words/names/place-lists.ts';
import { pointOfAnother } from '../words/names/points-of-others.ts';
import { isMessage } from '../words/text-kinds.ts';
import { isButton } from '../words/text-parts.ts';

/** Before the place or the people that an offer is for. */
const FOR =
  '(?:[Ii]n|[Nn]ear|[Aa]round|[Ff]or|[Ff]ür|[Aa]us|[Nn]ach|[Rr]und um|[Ee]n|[Cc]erca de|[Pp]ara)';

/** The same in a description, which may speak of other offers. */
const IN = '(?:[Ii]n|[Nn]ear|[Ee]n|[Cc]erca de)';

/** The only place of a list that the title of a page names, with the others of the list. */
function placesOf(file: CopyFile, facts: Facts): { own: string; others: readonly string[] }[] {
  const { seo } = file.raw as { seo?: { title?: unknown } };
  const title = typeof seo?.title === 'string' ? seo.title : '';
  const home = facts.get('business.address.locality');
  return placeLists(facts, file.language).flatMap((list) => {
    const [own, ...more] = list.filter((place) => isNamed(place, title));
    // The business is where it is on every page.
    if (own === undefined || more.length > 0 || own === home) return [];
    return [{ own, others: list.filter((place) => place !== own && place !== home) }];
  });
}

/** The place that a page is about, and others that the site knows, its home among them. */
function placeOf(
  { raw, language }: CopyFile,
  facts: Facts,
): { own: string; others: readonly string[] } | undefined {
  const { place } = raw as { place?: { name?: unknown } };
  if (typeof place?.name !== 'string') return undefined;
  // A place may be written with its state or district: “Hull, Yorkshire”.
  const [own = ''] = place.name.split(/,| \(/);
  const lists = placeLists(facts, language).filter((list) => list.includes(own));
  const others = new Set([...lists.flat(), ...townsOf(facts)]);
  return own === ''
    ? undefined
    : { own, others: [...others].filter((name) => !own.includes(name) && !name.includes(own)) };
}

/** What is offered where, and nothing else: "Roof repair in Hull, Yorkshire". */
const OFFERED_IN = /^(?<what>\P{P}{3,40}?) (?:in|en) (?<place>\p{Lu}[^,]*?)(?<state>, [^,]+)$/u;

/**
 * The place of the business in a kicker or headline that is the title of a page of another place word by word, down to the state: who names
 * the home of the business on such a page says what it is there.
 */
function homeInHead(
  { path, text }: LocatedText,
  { raw }: CopyFile,
  facts: Facts,
): { own: string; other: string; span: Span } | undefined {
  const { what, place, state } = OFFERED_IN.exec(text)?.groups ?? {};
  if (!what || !place || !state || place !== facts.get('business.address.locality'))
    return undefined;
  const { place: about, seo } = raw as { place?: { name?: unknown }; seo?: { title?: unknown } };
  if (typeof about?.name !== 'string' || typeof seo?.title !== 'string') return undefined;
  const own = about.name.slice(0, -state.length);
  const title = seo.title.toLowerCase();
  const isOfTitle = ['in', 'en'].some((at) =>
    title.startsWith(`${what} ${at} ${own}`.toLowerCase()),
  );
  if (own === place || own + state !== about.name || !isOfTitle || isNamed(place, title))
    return undefined;
  const start = text.length - state.length - place.length;
  return isHead(path) && path[0] !== 'cta'
    ? { own, other: place, span: [start, start + place.length] }
    : undefined;
}

/** True for the first words of a page, and those of its last call. */
function isHead(path: LocatedText['path']): boolean {
  const last = path.at(-1);
  const isFirst = path[0] === 'sections' && path[1] === 0;
  return (
    (last === 'headline' && (path[0] === 'hero' || path[0] === 'cta')) ||
    (isFirst && (last === 'kicker' || last === 'heading'))
  );
}

/** True for a text that says what a page offers, and where. */
function isOfPage(located: LocatedText): boolean {
  const { path } = located;
  return (
    isButton(located) ||
    isMessage(located) ||
    isHead(path) ||
    (path[0] === 'seo' && path.at(-1) === 'description')
  );
}

function otherPlaceIn(
  { path, text }: LocatedText,
  others: readonly string[],
): { place: string; span: Span }[] {
  const before = path[0] === 'seo' ? IN : FOR;
  return others.flatMap((place) => {
    if (!text.includes(place)) return [];
    const name = place.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
    const found = new RegExp(`(?<!\\p{L})${before} ${name}(?!\\p{L})`, 'u').exec(text);
    if (!found) return [];
    const end = found.index + found[0].length;
    return [{ place, span: [end - place.length, end] as const }];
  });
}

/** A button, a headline or the title of a page for one place that names another one: copied from the page of that. */
export const copyOtherPlace: CopyRule = {
  name: 'copy/other-place',
  severity: 'warning',
  *check(file, facts) {
    if (facts === ANY_FACT || (file.kind !== 'landing' && file.kind !== 'page')) return;
    const inTitle = otherInTitle(file, facts);
    if (inTitle) {
      const { own, other } = inTitle;
      yield {
        path: ['seo', 'title'],
        message: `The page is about ${own}, and its title about ${other}.`,
        hint: `Write ${own}, or correct place.name.`,
      };
      return;
    }
    const about = placeOf(file, facts);
    const point = about && pointOfAnother(Object(file.raw).place, about.own, facts);
    if (about && point) {
      const { latitude, longitude } = point.right;
      yield {
        path: ['place', 'latitude'],
        message: `The page is about ${about.own}, and this is the point of ${point.name} on the map.`,
        hint: `Write latitude ${latitude} and longitude ${longitude}, as in site.config.yaml.`,
      };
    }
    const isOfPlace = 'place' in file.raw;
    const places = placesOf(file, facts);
    if (places.length === 0 && !isOfPlace) return;
    for (const located of file.texts) {
      if (!isOfPage(located)) continue;
      const { path, text } = located;
      const labelled = about && otherInLabel(located, file.whole.texts, about);
      if (about && labelled) {
        yield {
          path,
          span: labelled.span,
          message: `The page is about ${about.own}, and this button about ${labelled.place}.`,
          hint: `Write ${about.own}.`,
        };
        continue;
      }
      const home = isOfPlace ? homeInHead(located, file, facts) : undefined;
      if (home)
        yield {
          path,
          span: home.span,
          message: `The page is about ${home.own}, and this offers the same in ${home.other}.`,
          hint: `Write ${home.own}, or say what there is in ${home.other}.`,
        };
      // The message is said to the business, whose own town it names only by mistake.
      const named = about && isMessage(located) ? [about] : places;
      const [found] = named.flatMap(({ own, others }) =>
        isNamed(own, text) ? [] : otherPlaceIn(located, others).map((other) => ({ own, ...other })),
      );
      if (found)
        yield {
          path,
          span: found.span,
          message: `The ${named === places ? 'title of the page' : 'page'} is about ${found.own}, and this is about ${found.place}.`,
          hint: `Write ${found.own}, or name both.`,
        };
    }
  },
};

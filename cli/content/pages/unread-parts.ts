import type { z } from 'zod';
import type { RegistryEntry } from '../../../schemas/registry-entry.ts';
import type { PageLink } from '../addresses/page-links.ts';
import type { DespiteFaults } from '../shape/despite-faults.ts';
import { jsonShape, shapesAt } from '../shape/json-shape.ts';
import { mediaNamesIn } from '../shape/possible-uses.ts';
import { type Path, valueAt } from '../value-path.ts';
import type { Locate } from '../yaml/yaml-document.ts';
import type { LandingFile } from './landing-file.ts';

/** What other pages are compared with; `uses` are the files and forms that a page shows. */
export type UnreadPart =
  | 'aliases'
  | 'canonical'
  | 'content'
  | 'description'
  | 'name'
  | 'noindex'
  | 'schedule'
  | 'title'
  | 'translationOf'
  | 'type'
  | 'uses';

/** A page of the wrong shape, as far as it is right. */
export interface FaultyPage {
  despite: Pick<DespiteFaults<unknown>, 'faulty' | 'isFaulty' | 'value' | 'writtenAt'>;
  /** The content of its file. */
  written: unknown;
  schema: z.ZodType;
  /** Path of the map with `canonical` and `aliases`. */
  under: Path;
}

/** A landing with errors, in the right shape. */
export interface FaultyLanding extends LandingFile {
  /** Given if its file has the wrong shape. */
  wrong?: {
    unread: readonly UnreadPart[];
    /** The content of the file without variants, and its positions. */
    written: object;
    locate: Locate;
  };
}

/** Unknown keys that may say what one of the known ones says. */
const SAID_OTHERWISE: Readonly<Partial<Record<UnreadPart, RegExp>>> = {
  aliases: /alias|redirect/i,
  canonical: /canon/i,
  noindex: /index|robots|hidden/i,
  schedule: /^(?:publish|expir|after|draft)/i,
  translationOf: /transl/i,
};

/** Keys of a file beside its content. */
const OF_HEAD = new Set<PropertyKey>([
  ...['description', 'language', 'name', 'page', 'seo', 'translationOf', 'type'],
  'whatsappMessage',
]);

/** Keys under which a page names a file or a form. */
const OF_USES = /"(?:src|download|form)"/;

/** Keys that name a section, or lead to one. */
const OF_SECTIONS = new Set<PropertyKey>(['anchor', 'body', 'heading', 'href', 'id']);

/** Whether a value may hold sections, or links to them. */
function mayHoldSections(value: unknown): boolean {
  if (typeof value === 'string') return /^(?:\/|https?:)/.test(value);
  if (typeof value !== 'object' || value === null) return false;
  return Object.entries(value).some(([key, item]) => OF_SECTIONS.has(key) || mayHoldSections(item));
}

/** Whether a fault may change which sections a page has, what they are called, or where its links lead. */
function isOfContent(path: Path, { despite, written }: FaultyPage): boolean {
  const [key = '', ...inner] = path;
  const was = valueAt(written, path);
  if (inner.length === 0 && key !== 'sections' && key !== 'theme')
    return !OF_HEAD.has(key) && (was === undefined || typeof was === 'object');
  if (inner.length < 2 && key === 'sections') return true;
  if (key === 'theme' || OF_SECTIONS.has(path.at(-1) ?? '')) return true;
  const isLost = typeof was === 'object' && mayHoldSections(was);
  return isLost || mayHoldSections(valueAt(despite.value, path));
}

/** Whether a fault may hide which file or form a page shows: nothing is written that names one. */
function isOfUses(path: Path, { written, schema }: FaultyPage): boolean {
  const value = valueAt(written, path);
  if (mediaNamesIn(value).length > 0) return false;
  if (OF_USES.test(JSON.stringify(String(path.at(-1))))) return true;
  return OF_USES.test(JSON.stringify(shapesAt(jsonShape(schema), path)));
}

/** The parts of a page that cannot be compared with other pages: what stands for them is not what was meant. */
export function unreadParts(page: FaultyPage): UnreadPart[] {
  const { despite, under } = page;
  const { faulty, isFaulty } = despite;
  const places: Partial<Record<UnreadPart, Path>> = {
    aliases: [...under, 'aliases'],
    canonical: [...under, 'canonical'],
    description: ['seo', 'description'],
    name: [...under, 'name'],
    noindex: [...under, 'noindex'],
    title: ['seo', 'title'],
    translationOf: ['translationOf'],
    type: ['type'],
  };
  const isUnread = (part: UnreadPart) => {
    const place = places[part];
    const otherwise = SAID_OTHERWISE[part];
    return (
      (place !== undefined && isFaulty(place)) ||
      faulty.some((path) => path.length <= under.length + 1 && otherwise?.test(String(path.at(-1))))
    );
  };
  const parts = [...Object.keys(places), 'schedule'] as UnreadPart[];
  return [
    ...parts.filter(isUnread),
    ...(faulty.some((path) => isOfContent(path, page)) ? (['content'] as const) : []),
    ...(faulty.some((path) => isOfUses(path, page)) ? (['uses'] as const) : []),
  ];
}

/** An entry without the aliases from the first one on that is wrong: others would move up to its place. */
export function readEntry(
  entry: RegistryEntry,
  { despite, under }: Pick<FaultyPage, 'despite' | 'under'>,
): RegistryEntry {
  const { aliases, ...rest } = entry;
  const wrong = aliases?.findIndex((_, index) => despite.isFaulty([...under, 'aliases', index]));
  if (!aliases || wrong === undefined || wrong === -1) return entry;
  return wrong === 0 ? rest : { ...rest, aliases: aliases.slice(0, wrong) };
}

/** The links that were written, where they are in the file. */
export function readLinks(
  links: readonly PageLink[],
  { isFaulty, writtenAt }: FaultyPage['despite'],
): PageLink[] {
  return links
    .filter(({ at }) => !isFaulty(at))
    .map((link) => ({ ...link, at: writtenAt(link.at) }));
}

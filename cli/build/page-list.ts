import { join } from 'node:path';
import type { PageOrigin } from '../../content/address-places.ts';
import { alternatesByPath } from '../../content/alternates.ts';
import type { PageAddress } from '../../content/page-address.ts';
import type { PageMeta } from '../../content/page-index.ts';
import type { PageLink } from '../../content/page-links.ts';
import { displayPath } from '../../content/source-file.ts';
import { readEntry } from './landing-lines.ts';
import type { LandingRecord } from './landing-record.ts';
import type { ListedPage } from './site-files.ts';
import type { SiteSources } from './site-sources.ts';

type Records = ReadonlyMap<string, LandingRecord>;

/** A landing for the checks across pages; where its file is gets said only if it has a fault. */
class LandingMeta implements PageMeta {
  readonly entry: PageAddress;
  readonly links?: readonly PageLink[];
  readonly #name: string;
  readonly #folder: { landingsDir: string; cwd: string };

  constructor(
    { entry, links }: LandingRecord,
    name: string,
    folder: { landingsDir: string; cwd: string },
  ) {
    this.entry = entry;
    if (links) this.links = links;
    this.#name = name;
    this.#folder = folder;
  }

  get file(): string {
    return displayPath(this.origin.path, this.#folder.cwd);
  }

  get origin(): PageOrigin {
    return { path: join(this.#folder.landingsDir, this.#name), under: ['page'] };
  }
}

/** Hand-written pages and landings for the checks across pages, landings in the order of their files. */
export function pageMetas(
  records: Records,
  sources: SiteSources,
  folder: { landingsDir: string; cwd: string },
): PageMeta[] {
  const metas: PageMeta[] = [...sources.writtenMetas];
  for (const name of sources.landingFiles) {
    const record = records.get(name);
    if (record) metas.push(new LandingMeta(record, name, folder));
  }
  return metas;
}

/** The language versions of every landing. */
export function landingAlternates(records: Records): ReturnType<typeof alternatesByPath> {
  return alternatesByPath([...records.values()].map((record) => ({ meta: record })));
}

/** Every page of the site for the files that list them, sorted by path. */
export function listPages(records: Records, sources: SiteSources): ListedPage[] {
  const alternatesOf = landingAlternates(records);
  const pages: ListedPage[] = sources.writtenMetas.map(({ entry }) => ({
    entry,
    alternates: alternatesOf(entry.path),
  }));
  for (const record of records.values()) {
    const alternates = alternatesOf(record.entry.path);
    pages.push({ entry: record.entry, alternates, wholeEntry: () => readEntry(record) });
  }
  return pages.sort((a, b) => (a.entry.path < b.entry.path ? -1 : 1));
}

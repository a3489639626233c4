import { createHash } from 'node:crypto';
import { basename } from 'node:path';
import type { Diagnostic } from '../../content/diagnostic.ts';
import type { LandingFile } from '../../content/landing-file.ts';
import { readSource, report } from '../../content/source-file.ts';
import { parseYaml } from '../../content/yaml-file.ts';
import { findCopies } from './copies.ts';
import { sketch } from './near-duplicates.ts';
import { copyTexts } from './texts.ts';

/** What is kept of a landing for the comparison with all others: no more than that, for any number of them. */
export interface ComparedLanding {
  /** Absolute path. */
  path: string;
  /** Path as diagnostics show it. */
  file: string;
  /** Hash of the title, capitals and small letters alike: the text itself would be eight times as long. */
  titleHash: string;
  /** True if the page names another one as the original, so that repeating it is no fault. */
  isVariant: boolean;
  sketch: Uint32Array;
}

function hashTitle(title: string): string {
  return createHash('sha256').update(title.toLowerCase()).digest().toString('latin1', 0, 12);
}

/** Reduces a landing to what the comparison needs. */
export function comparable({ page, source }: LandingFile): ComparedLanding {
  const copy = copyTexts(page.landing)
    .map(({ text }) => text)
    .join(' ');
  return {
    path: source.path,
    file: source.file,
    titleHash: hashTitle(page.seo.title),
    isVariant: page.entry.canonical !== page.entry.path || page.entry.noindex,
    sketch: sketch(copy),
  };
}

/** The file is read again for its place: few pages have such a finding. */
function finding(
  landing: ComparedLanding,
  at: readonly string[],
  words: { rule: string; message: string; hint: string },
  cwd: string,
): Diagnostic[] {
  const { source } = readSource(landing.path, { cwd });
  if (!source) return [];
  const range = parseYaml(source).locate(at, 'value');
  return [report(source, { range, severity: 'warning', ...words })];
}

function* duplicateTitles(
  landings: readonly ComparedLanding[],
  cwd: string,
): Generator<Diagnostic> {
  const owners = new Map<string, ComparedLanding>();
  for (const landing of landings) {
    const owner = owners.get(landing.titleHash);
    if (!owner) {
      owners.set(landing.titleHash, landing);
      continue;
    }
    const message = `${owner.file} has the same title, so nobody can tell the two apart in search results.`;
    const hint = 'Say in the title what is different about this page.';
    yield* finding(landing, ['seo', 'title'], { rule: 'seo/duplicate-title', message, hint }, cwd);
  }
}

/** Pages that repeat another page's copy to catch one more search. */
function* doorways(landings: readonly ComparedLanding[], cwd: string): Generator<Diagnostic> {
  const copies = findCopies(landings.map((landing) => landing.sketch));
  for (const pair of copies) {
    const copy = landings[pair.copy];
    const original = landings[pair.original];
    if (!copy || !original) continue;
    const message = `Nearly all text of this page is also in ${original.file}; search engines treat such pages as doorways and may drop them all.`;
    const hint = `Write this page for a visitor of its own, or keep only one of the two. If both must stay, set page.canonical to /${slugOf(original)}.`;
    const words = { rule: 'doorway/near-duplicate', message, hint };
    yield* finding(copy, ['hero', 'headline'], words, cwd);
  }
}

function slugOf({ path }: ComparedLanding): string {
  return basename(path, '.yaml');
}

/** Short names come first: `lease-notary` rather than `lease-notary-odessa` is the original. */
function byName(a: ComparedLanding, b: ComparedLanding): number {
  return a.path.length - b.path.length || (a.path < b.path ? -1 : 1);
}

/** Finds pages that only together are a problem: equal titles and repeated copy. */
export function compareLandings(landings: readonly ComparedLanding[], cwd: string): Diagnostic[] {
  const originals = landings.filter(({ isVariant }) => !isVariant).sort(byName);
  return [...duplicateTitles(originals, cwd), ...doorways(originals, cwd)];
}

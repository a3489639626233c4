import type { Diagnostic } from '../../content/diagnostic.ts';
import type { LandingFile } from '../../content/landing-file.ts';
import { readSource, report } from '../../content/source-file.ts';
import { parseYaml } from '../../content/yaml-file.ts';
import { nearDuplicates, sketch } from './near-duplicates.ts';
import { copyTexts } from './texts.ts';

/** What is kept of a landing for the comparison with all others: no more than that, for any number of them. */
export interface ComparedLanding {
  /** Absolute path. */
  path: string;
  /** Path as diagnostics show it. */
  file: string;
  title: string;
  /** True if the page names another one as the original, so that repeating it is no fault. */
  isVariant: boolean;
  sketch: Uint32Array;
}

/** Reduces a landing to what the comparison needs. */
export function comparable({ page, source }: LandingFile): ComparedLanding {
  const copy = copyTexts(page.landing)
    .map(({ text }) => text)
    .join(' ');
  return {
    path: source.path,
    file: source.file,
    title: page.seo.title,
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
    const key = landing.title.toLowerCase();
    const owner = owners.get(key);
    if (!owner) {
      owners.set(key, landing);
      continue;
    }
    const message = `${owner.file} has the same title.`;
    const hint = 'Say what is different about this page.';
    yield* finding(landing, ['seo', 'title'], { rule: 'seo/duplicate-title', message, hint }, cwd);
  }
}

/** Pages that repeat another page's copy to catch one more search. */
function* doorways(landings: readonly ComparedLanding[], cwd: string): Generator<Diagnostic> {
  const hint =
    'Search engines treat such pages as doorways: write this one for its own visitor, or name page.canonical.';
  for (const [later, earlier] of nearDuplicates(landings.map((landing) => landing.sketch))) {
    const landing = landings[later];
    if (!landing) continue;
    const message = `Nearly all copy of this page is that of ${landings[earlier]?.file}.`;
    const words = { rule: 'doorway/near-duplicate', message, hint };
    yield* finding(landing, ['hero', 'headline'], words, cwd);
  }
}

/** Finds pages that only together are a problem: equal titles and repeated copy. */
export function compareLandings(landings: readonly ComparedLanding[], cwd: string): Diagnostic[] {
  const originals = landings.filter(({ isVariant }) => !isVariant);
  return [...duplicateTitles(originals, cwd), ...doorways(originals, cwd)];
}

import type { Diagnostic } from '../../content/diagnostic.ts';
import type { LandingFile } from '../../content/landing-file.ts';
import { report } from '../../content/source-file.ts';
import { nearDuplicates, sketch } from './near-duplicates.ts';
import { copyTexts } from './texts.ts';

/** What is kept of a landing for the comparison with all others. */
export interface ComparedLanding {
  file: string;
  title: string;
  sketch: Uint32Array;
  /** Findings are made late: only few pages need their places. */
  place(key: 'title' | 'headline', rule: string, message: string, hint: string): Diagnostic;
}

/** Reduces a landing to what the comparison needs. */
export function comparable(landing: LandingFile): ComparedLanding {
  const copy = [...copyTexts(landing.page.landing)].map(({ text }) => text).join(' ');
  const { source } = landing;
  const titlePath = ['seo', 'title'] as const;
  const headlinePath = ['hero', 'headline'] as const;
  return {
    file: source.file,
    title: landing.page.seo.title,
    sketch: sketch(copy),
    place: (key, rule, message, hint) => {
      const range = landing.locate(key === 'title' ? titlePath : headlinePath, 'value');
      return report(source, { range, rule, severity: 'warning', message, hint });
    },
  };
}

function* duplicateTitles(landings: readonly ComparedLanding[]): Generator<Diagnostic> {
  const owners = new Map<string, ComparedLanding>();
  for (const landing of landings) {
    const key = landing.title.toLowerCase();
    const owner = owners.get(key);
    if (!owner) {
      owners.set(key, landing);
      continue;
    }
    const message = `${owner.file} has the same title.`;
    yield landing.place(
      'title',
      'seo/duplicate-title',
      message,
      'Say what is different about this page.',
    );
  }
}

/** Finds pages that only together are a problem: equal titles, and doorways that repeat another page's copy. */
export function compareLandings(landings: readonly ComparedLanding[]): Diagnostic[] {
  const doorways = nearDuplicates(landings.map((landing) => landing.sketch)).map(
    ([later, earlier]) => {
      const message = `Nearly all copy of this page is that of ${landings[earlier]?.file}.`;
      const hint =
        'Search engines treat such pages as doorways: write this one for its own visitor, or name page.canonical.';
      return landings[later]?.place('headline', 'doorway/near-duplicate', message, hint);
    },
  );
  return [...duplicateTitles(landings), ...doorways.filter((finding) => finding !== undefined)];
}

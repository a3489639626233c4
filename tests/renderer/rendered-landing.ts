import { join } from 'node:path';
import {
  checkLanding,
  type LandingFile,
  readLanding,
} from '../../cli/content/pages/landing-file.ts';
import type { RenderContext } from '../../renderer/context/render-context.ts';
import { renderPage } from '../../renderer/render-page.tsx';
import type { Landing } from '../../schemas/landing.ts';
import type { LandingPage } from '../../schemas/page.ts';
import { ROOT, siteFacts, siteWords } from '../content/site-facts.ts';
import { decode } from '../site/site-pages.ts';
import { SITE } from '../support/site-code.ts';

const landingsDir = join(ROOT, 'tests/fixtures/landings/ok');

export const { config, facts } = siteFacts();

export const CONTEXT: RenderContext = {
  site: config,
  words: siteWords(),
  assets: { styles: ['/assets/site.css'], scripts: ['/assets/site.js'], modules: [], fonts: [] },
  facts: '/assets/facts.json',
};

/** A landing with every required key, as its author wrote it. */
export function plainLanding(): Landing {
  const path = join(landingsDir, 'plain.yaml');
  const { landing, diagnostics } = readLanding(path, {
    cwd: ROOT,
    landingsDir,
    facts,
    schemas: SITE.schemas,
  });
  if (!landing) throw new Error(JSON.stringify(diagnostics));
  return structuredClone(landing.raw);
}

/** What is found in the plain landing after `edit`, as in a file of that name. */
export function checkEdited(edit: (landing: Landing) => void, slug = 'the-gate') {
  const written = plainLanding();
  edit(written);
  const file = `landings/${slug}.yaml`;
  const source = { path: join(ROOT, file), file, text: JSON.stringify(written), hash: '' };
  return checkLanding(source, facts, SITE.schemas);
}

/** The plain landing after `edit`, which has to be right. */
export function landingFile(edit: (landing: Landing) => void, slug?: string): LandingFile {
  const { landing, diagnostics } = checkEdited(edit, slug);
  if (!landing) throw new Error(JSON.stringify(diagnostics));
  return landing;
}

export function landingPage(edit: (landing: Landing) => void = () => {}): LandingPage {
  return landingFile(edit).page;
}

/** The HTML document of the plain landing after `edit`. */
export function render(edit?: (landing: Landing) => void): string {
  return renderPage(landingPage(edit), CONTEXT);
}

export function mainOf(html: string): string {
  const main = /<main\b[^>]*>(.*)<\/main>/s.exec(html)?.[1];
  if (main === undefined) throw new Error('The page has no main');
  return main;
}

/** What a visitor reads, or hears of a picture: markup removed, escapes undone. */
export function textOf(html: string): string {
  return decode(html.replace(/<(?:img alt="([^"]*)")?[^>]*>/g, (_, alt = '') => `\n${alt}\n`));
}

/** A text of a landing and the way to it. */
export interface Leaf {
  path: (string | number)[];
  name: string;
}

const CODES = new Set([
  'icon',
  'className',
  'backgroundPattern',
  'theme',
  'language',
  'translationOf',
]);

/** Every text of a landing except codes such as icon names and colors. */
export function textLeaves(value: unknown, path: Leaf['path'] = []): Leaf[] {
  if (typeof value === 'string') return [{ path, name: path.join('.') }];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value)
    .filter(([key]) => !CODES.has(key))
    .flatMap(([key, child]) =>
      textLeaves(child, [...path, Array.isArray(value) ? Number(key) : key]),
    );
}

export function setLeaf(landing: Landing, { path }: Leaf, text: string): void {
  let holder = landing as unknown as Record<string | number, unknown>;
  for (const key of path.slice(0, -1)) holder = holder[key] as typeof holder;
  holder[path.at(-1) ?? ''] = text;
}

/** An object of the structured data of a page. */
export interface Thing {
  '@type': string;
  [key: string]: unknown;
}

const JSON_LD = /<script type="application\/ld\+json">(.*?)<\/script>/gs;

/** The structured data of a page, read as a browser does: up to the first end of the script. */
export function structuredData(html: string): { '@context': string; '@graph': Thing[] } {
  const [script, ...more] = [...html.matchAll(JSON_LD)];
  if (!script || more.length > 0) throw new Error('The page has not exactly one block of data');
  return JSON.parse(script[1] ?? '');
}

export function thing(html: string, type: string): Thing {
  const [found, ...more] = structuredData(html)['@graph'].filter((one) => one['@type'] === type);
  if (!found || more.length > 0) throw new Error(`The page has not exactly one ${type}`);
  return found;
}

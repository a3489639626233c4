import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { listLandings } from '../../content/landing-list.ts';
import { suggest } from '../../content/suggest.ts';
import { THEMES, type Theme } from '../../schemas/theme.ts';
import { SITE_ROOT } from '../site-root.ts';
import { NewLandingFault } from './new-landing-fault.ts';

/** The text that a new landing starts from. */
export interface Template {
  text: string;
  /** True if it is an existing landing, which has addresses of its own. */
  isCopy: boolean;
}

/** Words in an address that tell which theme is meant, the first match first. */
const THEME_WORDS: [RegExp, Theme][] = [
  [/emergency|urgent|24-7|overnight|hospital|jail/, 'emergency'],
  [/power-of-attorney|\bpoa\b/, 'power-of-attorney'],
  [/title|vehicle|car\b|truck|dealer|boat|trailer/, 'vehicle-title'],
  [/divorce|custody|separation/, 'divorce'],
  [/real-estate|deed|closing|mineral|easement|lease|realtor/, 'real-estate'],
  [/affidavit|sworn|statement/, 'affidavit'],
];

/** The theme that an address speaks of. */
export function themeOfSlug(slug: string): Theme {
  return THEME_WORDS.find(([words]) => words.test(slug))?.[1] ?? 'general';
}

function starter(theme: Theme): Template {
  const path = join(SITE_ROOT, 'cli/new-landing/starters', `${theme}.yaml`);
  return { text: readFileSync(path, 'utf8'), isCopy: false };
}

/**
 * Finds what to start from.
 *
 * @param from name of a theme or slug of a landing; a landing that is called like a theme goes before it.
 * @throws NewLandingFault if there is neither.
 */
export function findTemplate(from: string, landingsDir: string, cwd: string): Template {
  const { files } = listLandings(landingsDir, cwd);
  if (files.includes(`${from}.yaml`)) {
    return { text: readFileSync(join(landingsDir, `${from}.yaml`), 'utf8'), isCopy: true };
  }
  const theme = THEMES.find((name) => name === from);
  if (theme) return starter(theme);
  const slugs = files.map((file) => basename(file, '.yaml'));
  const meant = suggest(from, [...THEMES, ...slugs]);
  const hint =
    meant === undefined ? `The themes are ${THEMES.join(', ')}.` : `Did you mean ${meant}?`;
  throw new NewLandingFault('usage', `There is no theme and no landing "${from}". ${hint}`);
}

import { existsSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { hasErrors } from '../../content/diagnostic.ts';
import { type LandingContext, type LandingFile, readLanding } from '../../content/landing-file.ts';
import { listLandings } from '../../content/landing-list.ts';
import { suggest } from '../../content/suggest.ts';
import type { Language } from '../../schemas/language.ts';
import { THEMES, type Theme } from '../../schemas/theme.ts';
import { ENGINE_ROOT } from '../engine-root.ts';
import { NewLandingFault } from './new-landing-fault.ts';

/** The text that a new landing starts from. */
export interface Template {
  text: string;
  /** Language that the text is written in. */
  language: Language;
  /** The landing that is copied; none if it is a starter. */
  origin?: LandingFile;
}

/** Words in an address that tell which theme is meant, the first match first. */
const THEME_WORDS: [RegExp, Theme][] = [
  [/emergency|urgent|24-7|overnight|hospital|jail|urgencia|emergencia|carcel/, 'emergency'],
  [/power-of-attorney|\bpoa\b|\bpoder(?:es)?\b/, 'power-of-attorney'],
  [/title|vehicle|car\b|truck|dealer|boat|trailer|titulo|vehiculo|carro|troca/, 'vehicle-title'],
  [/divorce|custody|separation|divorcio|custodia/, 'divorce'],
  [/real-estate|deed|closing|mineral|easement|lease|realtor|escritura|terreno/, 'real-estate'],
  [/affidavit|sworn|statement|declaracion|jurada/, 'affidavit'],
];

/** The theme that an address speaks of, in English or Spanish. */
export function themeOfSlug(slug: string): Theme {
  return THEME_WORDS.find(([words]) => words.test(slug))?.[1] ?? 'general';
}

const STARTERS = join(ENGINE_ROOT, 'cli/new-landing/starters');

/** The starter of a theme in a language; where nobody has written one, the English one. */
export function starterOf(theme: Theme, language: Language): Template {
  const { language: spoken } = new Intl.Locale(language);
  const own = join(STARTERS, `${theme}.${spoken}.yaml`);
  if (existsSync(own)) return { text: readFileSync(own, 'utf8'), language: spoken };
  return { text: readFileSync(join(STARTERS, `${theme}.yaml`), 'utf8'), language: 'en' };
}

/** @throws NewLandingFault if the landing has errors: a copy would have them, too. */
function copyOf(slug: string, context: LandingContext): Template {
  const { landingsDir } = context;
  const path = join(landingsDir, `${slug}.yaml`);
  const { landing, diagnostics } = readLanding(path, context);
  if (!landing || hasErrors(diagnostics)) {
    const message = `The landing "${slug}" has errors; correct them before it is copied.`;
    throw new NewLandingFault('refused', message, diagnostics);
  }
  return {
    text: landing.source.text,
    language: landing.page.entry.language,
    origin: landing,
  };
}

/**
 * Finds what to start from.
 *
 * @param from name of a theme or slug of a landing. A landing that is called like a theme goes before it,
 *   unless another language is asked for: the starter is written in that one.
 * @param language language that is asked for; a landing is taken in its own.
 * @throws NewLandingFault if there is neither, or if the landing has errors.
 */
export function findTemplate(
  from: string,
  language: Language | undefined,
  context: LandingContext,
): Template {
  const { landingsDir, facts, cwd } = context;
  const { files } = listLandings(landingsDir, cwd);
  const theme = THEMES.find((name) => name === from);
  if (files.has(`${from}.yaml`)) {
    const copy = copyOf(from, context);
    const isOther = language !== undefined && language !== copy.language;
    return theme && isOther ? starterOf(theme, language) : copy;
  }
  if (theme) return starterOf(theme, language ?? facts.languages?.[0] ?? 'en');
  const slugs = [...files].map((file) => basename(file, '.yaml'));
  const meant = suggest(from, [...THEMES, ...slugs]);
  const hint =
    meant === undefined ? `The themes are ${THEMES.join(', ')}.` : `Did you mean ${meant}?`;
  throw new NewLandingFault('usage', `There is no theme and no landing "${from}". ${hint}`);
}

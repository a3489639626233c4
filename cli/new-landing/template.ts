import { basename, join } from 'node:path';
import type { Language } from '../../schemas/language.ts';
import { hasErrors } from '../content/diagnostic.ts';
import {
  type LandingContext,
  type LandingFile,
  readLanding,
} from '../content/pages/landing-file.ts';
import { listLandings } from '../content/pages/landing-list.ts';
import { suggest } from '../content/suggest.ts';
import type { Starter, StarterList } from '../site/starter-list.ts';
import { NewLandingFault } from './new-landing-fault.ts';

/** The text that a new landing starts from. */
export interface Template extends Pick<Starter, 'text' | 'language'> {
  /** The file of a starter, and its origin. */
  file?: string;
  from?: Starter['from'];
  /** The copied landing; missing for a starter. */
  origin?: LandingFile;
}

/** @throws NewLandingFault if the landing has errors: a copy would have them too. */
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
 * Finds the template for a new landing.
 *
 * @param from name of a starter or slug of a landing. A landing takes precedence over a starter of the same name,
 *   unless another language is requested, in which only the starter is available.
 * @param language requested language; a landing is used in its own.
 * @throws NewLandingFault if there is neither, or if the landing has errors.
 */
export function findTemplate(
  from: string,
  language: Language | undefined,
  starters: StarterList,
  context: LandingContext,
): Template {
  const { landingsDir, facts, cwd } = context;
  const { files } = listLandings(landingsDir, cwd);
  if (files.has(`${from}.yaml`)) {
    const copy = copyOf(from, context);
    const isOther = language !== undefined && language !== copy.language;
    return isOther && starters.has(from) ? starters.read(from, language) : copy;
  }
  if (starters.has(from)) return starters.read(from, language ?? facts.languages?.[0] ?? 'en');
  const slugs = [...files].map((file) => basename(file, '.yaml'));
  const meant = suggest(from, [...starters.names, ...slugs]);
  const hint =
    meant === undefined
      ? `The starters are ${starters.names.join(', ')}.`
      : `Did you mean ${meant}?`;
  throw new NewLandingFault('usage', `There is no starter and no landing "${from}". ${hint}`);
}

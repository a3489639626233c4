import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Language } from '../../schemas/language.ts';
import type { Facts } from '../content/facts/facts.ts';
import { type LandingFile, readLanding } from '../content/pages/landing-file.ts';
import { listLandings } from '../content/pages/landing-list.ts';
import type { SiteSchemas } from '../content/shape/site-schemas.ts';

interface Landings {
  landingsDir: string;
  facts: Facts;
  schemas: SiteSchemas;
  cwd: string;
}

function read(
  slug: string,
  { landingsDir, facts, schemas, cwd }: Landings,
): LandingFile | undefined {
  return readLanding(join(landingsDir, `${slug}.yaml`), { cwd, landingsDir, facts, schemas })
    .landing;
}

/** Translations are rare; files without the key are not parsed. */
function hasTranslation(original: string, language: Language, landings: Landings): boolean {
  const { files } = listLandings(landings.landingsDir, landings.cwd);
  return [...files].some((file) => {
    const text = readFileSync(join(landings.landingsDir, file), 'utf8');
    if (!/^["']?translationOf["']?\s*:/m.test(text)) return false;
    const { entry } = read(file.replace(/\.yaml$/, ''), landings)?.page ?? {};
    return entry?.translationOf === original && entry.language === language;
  });
}

/**
 * The landing that a copy of `origin` in another language translates: the origin, or the one that the origin itself
 * translates.
 *
 * @returns undefined if the original is already in that language, or already has a translation into it.
 */
export function originalFor(
  origin: LandingFile,
  language: Language,
  landings: Landings,
): string | undefined {
  const slug = origin.raw.translationOf ?? origin.page.slug;
  const original = slug === origin.page.slug ? origin : read(slug, landings);
  if (!original || original.page.entry.language === language) return undefined;
  return hasTranslation(slug, language, landings) ? undefined : slug;
}

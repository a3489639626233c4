import { join } from 'node:path';
import type { Language } from '../../schemas/language.ts';
import type { LandingPage } from '../../schemas/page.ts';
import { type Facts, factsIn } from '../content/facts/facts.ts';
import { checkLanding } from '../content/pages/landing-file.ts';
import { draftLanding } from '../new-landing/draft.ts';
import type { OpenSite } from '../site/open-site.ts';
import type { StarterList } from '../site/starter-list.ts';

/** The site that starters are shown for. */
export interface StarterSite {
  site: OpenSite;
  facts: Facts;
  list: StarterList;
  /** Language to show them in, where they are available in it. */
  language: Language;
}

/** The landing that a starter would become, or the reason it cannot. */
export function starterPage(
  name: string,
  { site, facts, list, language }: StarterSite,
): { page: LandingPage } | { fault: string } {
  const starter = list.read(name, language);
  const text = draftLanding(starter, {
    language,
    main: facts.languages?.[0] ?? 'en',
    titleForms: [],
    facts: factsIn(language, facts),
    assignments: [],
    schemaPath: '',
  });
  const source = {
    path: join(site.landingsDir, `${name}.yaml`),
    file: starter.file,
    text,
    hash: '',
  };
  const { landing, diagnostics } = checkLanding(source, facts, site.schemas);
  return landing ? { page: landing.page } : { fault: diagnostics[0]?.message ?? '' };
}

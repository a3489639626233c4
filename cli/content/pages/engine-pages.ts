import {
  ENGINE_PAGES,
  isEngineRoute,
  type PageWords,
} from '../../../renderer/context/engine-pages.ts';
import { isSwitchedOn } from '../../../renderer/context/feature-switches.ts';
import { fillWord } from '../../../renderer/text/fill-word.ts';
import { languagesOf } from '../../../renderer/text/languages.ts';
import { SEO_LIMITS } from '../../../schemas/config/seo-limits.ts';
import type { SiteConfig } from '../../../schemas/config/site-config.ts';
import type { StaticPage } from '../../../schemas/page.ts';
import type { InlineBlock } from '../../../schemas/section-order.ts';
import type { Words, WordsByLanguage } from '../../../schemas/words/words.ts';
import type { SiteDefinition } from '../../site/define-site.ts';
import { type Diagnostic, WHOLE_FILE } from '../diagnostic.ts';
import { report, type SourceFile } from '../source-file.ts';
import { pathOfRoute } from './page-routes.ts';

/** The enabled pages of the engine by route. */
export type EnginePages = ReadonlyMap<string, StaticPage>;

/** Inputs of the engine's pages. */
interface EngineSources {
  config?: SiteConfig;
  /** Words of all languages, complete. */
  words?: WordsByLanguage;
}

/** The page for unknown addresses: what happened, and the ways back. */
function notFoundSections({ notFound, contact }: Words, { business }: SiteConfig): InlineBlock[] {
  const { heading, intro, home } = notFound;
  const { phone } = business;
  const call = phone === undefined ? {} : { call: fillWord(contact.callNumber, { phone }) };
  const actions = { link: { label: home, href: '/' }, ...call };
  return [{ title: { look: 'dark', kicker: '404', heading, intro, actions } }];
}

/** The title with the name of the business, if a search result can show it in full. */
function titleOf({ title, name }: PageWords, business: string): string {
  const whole = fillWord(title, { business });
  return whole.length <= SEO_LIMITS.title ? whole : name;
}

/**
 * The pages that the engine provides, by route: those of enabled features, and the one for unknown addresses. They
 * are in the main language. A page of the site at the same address replaces them.
 *
 * @returns undefined while the configuration or the words have errors, as the enabled features are then unknown.
 */
export function enginePages(
  { config, words }: EngineSources,
  definition: SiteDefinition,
): EnginePages | undefined {
  if (!config || !words) return undefined;
  const [language] = languagesOf(config);
  const spoken = words[language];
  if (!spoken) return undefined;
  const pages = new Map<string, StaticPage>();
  for (const [route, { feature, words: group, frame }] of Object.entries(ENGINE_PAGES)) {
    if (feature !== undefined && !isSwitchedOn(feature, config, definition)) continue;
    const { name, description } = spoken[group];
    const title = titleOf(spoken[group], config.business.name);
    const path = pathOfRoute(route);
    pages.set(route, {
      ...{ kind: 'static', route, frame, subject: 'business' },
      entry: {
        ...{ name, path, type: 'utility', description, title, seoDescription: description },
        ...{ language, canonical: path, noindex: true },
      },
      ...{ seo: { title, description }, alternates: [], parents: [] },
      ...{ randomUrgency: false, floatingBook: false },
      ...(group === 'notFound' ? { sections: notFoundSections(spoken, config) } : {}),
    });
  }
  return pages;
}

/** Whether the engine's page at this route is known to be disabled. */
export function isSwitchedOff(route: string, on: EnginePages | undefined): boolean {
  return on !== undefined && isEngineRoute(route) && !on.has(route);
}

/** Reports a file for a page of a disabled feature. */
export function switchedOff(route: string, source: SourceFile): Diagnostic {
  const feature = ENGINE_PAGES[route]?.feature ?? '';
  const message = `This page is not there: it belongs to the part "${feature}", which is not switched on.`;
  const hint = `Set features.${feature} to true in site.config.yaml, or delete the folder.`;
  const finding = report(source, {
    range: WHOLE_FILE,
    rule: 'address/switched-off',
    message,
    hint,
  });
  return { ...finding, severity: 'warning' };
}

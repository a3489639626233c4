import { languageName, ownName } from '../../../renderer/text/languages.ts';
import type { SiteConfig } from '../../../schemas/config/site-config.ts';
import { valueLocation } from '../../content/addresses/address-locations.ts';
import { alternatesByPath } from '../../content/addresses/alternates.ts';
import type { PageLink } from '../../content/addresses/page-links.ts';
import type { SitePages } from '../../content/addresses/site-pages.ts';
import { navigationLinks } from '../../content/config/navigation-links.ts';
import type { Diagnostic } from '../../content/diagnostic.ts';
import { displayPath } from '../../content/source-file.ts';
import { valueAt } from '../../content/value-path.ts';

interface Menus {
  config: SiteConfig;
  configFile: string;
  pages: SitePages;
  cwd: string;
}

/** A page with more links to another language has them for visitors who speak it. */
const MOST_STRAY = 2;

/** Links of pages to a page in another language that exists in their own. */
function* contentLinks({ config, pages }: Menus): Generator<Diagnostic> {
  if ((config.languages?.length ?? 1) < 2) return;
  const versions = alternatesByPath(pages);
  for (const { entry, file, origin, links = [] } of pages.linking()) {
    const stray: Diagnostic[] = [];
    for (const { at, to, span } of links) {
      const path = to.replace(/[?#].*$/, '');
      const all = versions.get(path) ?? [];
      const target = all.find((version) => version.path === path);
      const own = all.find(({ language }) => language === entry.language);
      // A page leads to its own versions so that visitors can choose.
      const isChoice = all.some((version) => version.path === entry.path);
      if (!target || !own || target === own || isChoice || !origin) continue;
      stray.push({
        ...{ file, ...valueLocation(origin, at, span) },
        rule: 'links/language',
        severity: 'warning',
        message: `${path} is in ${languageName(target.language, 'en')}, though this page is in ${languageName(own.language, 'en')}.`,
        hint: `Lead to ${own.path}, the same page in ${languageName(own.language, 'en')}.`,
      });
    }
    if (stray.length <= MOST_STRAY) yield* stray;
  }
}

/** True for a link by which visitors change the language: it is labelled with the name of that of its page. */
function isSwitch(config: SiteConfig, at: PageLink['at'], target: string): boolean {
  const label = valueAt(config, [...at.slice(0, -2), 'label', String(at.at(-1))]);
  return (
    typeof label === 'string' && [ownName(target), target.toUpperCase()].includes(label.trim())
  );
}

/** Links of the menus with an address per language, one of which leads to a page in another language. */
function menuLinks({ config, configFile, pages, cwd }: Menus): Diagnostic[] {
  const file = displayPath(configFile, cwd);
  return navigationLinks(config).flatMap(({ at, to }): Diagnostic[] => {
    const language = String(at.at(-1));
    if (!config.languages?.includes(language)) return [];
    const target = pages.at(to.replace(/[?#].*$/, ''))?.entry.language;
    const all = Object.values(valueAt(config, at.slice(0, -1)) ?? {});
    // One address for several languages is intentional.
    if (target === undefined || target === language || all.indexOf(to) !== all.lastIndexOf(to))
      return [];
    if (isSwitch(config, at, target)) return [];
    return [
      {
        ...{ file, ...valueLocation({ path: configFile }, at) },
        rule: 'links/language',
        severity: 'warning',
        message: `${to} is in ${languageName(target, 'en')}, though this is where ${languageName(language, 'en')} pages lead.`,
        hint: `Name a page in ${languageName(language, 'en')}, or one address for all languages.`,
      },
    ];
  });
}

/** `links/language`: a link that leads to a page in another language, though there is one in its own. */
export function linksLanguage(site: Menus): Diagnostic[] {
  return [...menuLinks(site), ...contentLinks(site)];
}

import { languageName } from '../../../renderer/text/languages.ts';
import type { SiteConfig } from '../../../schemas/config/site-config.ts';
import { valueLocation } from '../../content/addresses/address-locations.ts';
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

/** `links/language`: a link with an address per language, one of which leads to a page in another language. */
export function linksLanguage({ config, configFile, pages, cwd }: Menus): Diagnostic[] {
  const file = displayPath(configFile, cwd);
  return navigationLinks(config).flatMap(({ at, to }): Diagnostic[] => {
    const language = String(at.at(-1));
    if (!config.languages?.includes(language)) return [];
    const target = pages.at(to.replace(/[?#].*$/, ''))?.entry.language;
    const all = Object.values(valueAt(config, at.slice(0, -1)) ?? {});
    // One address for several languages is intentional.
    if (target === undefined || target === language || all.indexOf(to) !== all.lastIndexOf(to))
      return [];
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

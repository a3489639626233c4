import { languageName } from '../../../renderer/text/languages.ts';
import type { SiteConfig } from '../../../schemas/config/site-config.ts';
import { valueLocation } from '../../content/addresses/address-locations.ts';
import type { PageMeta } from '../../content/addresses/page-index.ts';
import type { Diagnostic } from '../../content/diagnostic.ts';
import { displayPath } from '../../content/source-file.ts';
import type { LandingRecord } from '../../pages/landing-record.ts';
import type { LandingTable } from '../../pages/landing-table.ts';

interface WrittenPages {
  config: SiteConfig;
  configFile: string;
  staticMetas: readonly PageMeta[];
  table: LandingTable<LandingRecord>;
  /** Pages that name another one, such as a translation: most pages in another language. */
  tied: Iterable<PageMeta>;
  cwd: string;
}

/** `features/idle` for a language that no page is written in when the site goes live: its words and menus are never shown. */
export function unwrittenLanguages(site: WrittenPages): Diagnostic[] {
  const { config, configFile, staticMetas, table, tied, cwd } = site;
  const [, ...others] = config.languages ?? [];
  const left = new Set(others);
  const see = ({ entry }: Pick<PageMeta, 'entry'>) => left.delete(entry.language);
  staticMetas.forEach(see);
  if (left.size > 0) for (const page of tied) see(page);
  for (let index = 0; index < table.names.length; index += 1) {
    if (left.size === 0) return [];
    // The language of a page with errors is unknown.
    if (!table.has(index)) return [];
    see(table.record(index));
  }
  return [...left].map((language) => ({
    file: displayPath(configFile, cwd),
    ...valueLocation({ path: configFile }, ['languages', others.indexOf(language) + 1]),
    rule: 'features/idle',
    severity: 'warning',
    message: `No page is written in ${languageName(language, 'en')} yet, so nobody sees what this site has in that language.`,
    hint: `Write one with "touchdown new-landing --language ${language}", or remove "${language}" here and from the texts.`,
  }));
}

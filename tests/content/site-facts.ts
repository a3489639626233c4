import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { readSiteConfig } from '../../cli/content/config/site-config-file.ts';
import type { Facts } from '../../cli/content/facts/facts.ts';
import { readSiteWords } from '../../cli/content/words-file.ts';
import type { SiteConfig } from '../../schemas/config/site-config.ts';
import { Words, type WordsByLanguage } from '../../schemas/words/words.ts';
import { SITE } from '../support/site-code.ts';

/** Root of the repository. */
export const ROOT = join(import.meta.dirname, '../..');

/** The site's own configuration, which every test of content may rely on. */
export function siteFacts(): { config: SiteConfig; facts: Facts } {
  const { config, facts, diagnostics } = readSiteConfig(
    join(ROOT, 'site.config.yaml'),
    ROOT,
    SITE.schemas,
  );
  if (!config || !facts) throw new Error(JSON.stringify(diagnostics));
  return { config, facts };
}

/** The words of the site in all its languages. */
export function siteWords(): WordsByLanguage {
  const { config, facts, source, locate } = readSiteConfig(
    join(ROOT, 'site.config.yaml'),
    ROOT,
    SITE.schemas,
  );
  if (!config || !source || !locate) throw new Error('The configuration has errors');
  const folders = { engine: join(ROOT, 'words'), site: join(ROOT, 'site/words') };
  const { words, diagnostics } = readSiteWords(folders, { config, facts, source, locate }, ROOT);
  if (diagnostics.length > 0) throw new Error(JSON.stringify(diagnostics));
  return words;
}

/** The engine's own words in a language. */
export function engineWords(language: string): Words {
  return Words.parse(parse(readFileSync(join(ROOT, 'words', `${language}.yaml`), 'utf8')));
}

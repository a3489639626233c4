import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readSiteConfig } from '../../cli/content/config/site-config-file.ts';
import { readSiteWords } from '../../cli/content/words-file.ts';
import { ROOT } from './command.ts';
import { SITE } from './site-code.ts';
import { tempFolder } from './temp-folder.ts';

/** The words of the repository's site, read from a copy of which the Spanish ones were changed. */
export function withChangedSpanish(change: (words: string) => string) {
  const folder = join(tempFolder(), 'words');
  cpSync(join(ROOT, 'site/words'), folder, { recursive: true });
  const path = join(folder, 'es.yaml');
  writeFileSync(path, change(readFileSync(path, 'utf8')));
  const { config, facts, source, locate } = readSiteConfig(
    join(ROOT, 'site.config.yaml'),
    ROOT,
    SITE.schemas,
  );
  if (!config || !facts || !source || !locate) throw new Error('The configuration has errors');
  const site = { config, facts, source, locate, definition: SITE.definition };
  const folders = { engine: join(ROOT, 'words'), site: folder };
  return { ...readSiteWords(folders, site, ROOT), facts, path };
}

import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { LEDGER_FILE } from '../ledger/ledger-text.ts';
import { refreshSchemas } from '../site/editor-schemas.ts';
import { completeCode } from '../site/open-site.ts';
import { CONFIG_FILE } from '../site/site-paths.ts';
import { type Business, completeBusiness } from './business.ts';
import { configFile } from './config-file.ts';
import { editorFiles } from './editor-files.ts';
import { landingFiles } from './landing-files.ts';
import { manifestFile } from './manifest.ts';
import { pageFiles } from './page-files.ts';
import { assertVacant, placeSite, type SiteDraft } from './place-site.ts';
import { readText } from './place-texts.ts';
import type { InitWishes } from './wishes.ts';

const IGNORED = ['node_modules/', '/dist/', '/dist.*/', '/.touchdown/', '.*.touchdown-*', '*.log'];

/** A site that has just been written. */
export interface NewSite {
  /** With everything filled in. */
  business: Business;
  /** Paths of its files, relative to the folder. */
  files: string[];
}

/** Sorted paths of the files for a site's owner, without the tool's own. */
function writtenFiles({ folder }: SiteDraft): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1))
    .map((path) => path.replaceAll('\\', '/'))
    .filter((path) => !path.startsWith('.touchdown/'))
    .sort();
}

/**
 * Writes a complete site that builds at once.
 *
 * @param folder absolute path; created if it does not exist.
 * @param wishes validated.
 * @throws FolderFault or ManifestFault if the folder cannot be used; nothing in it has then changed.
 */
export function writeNewSite(folder: string, wishes: InitWishes): NewSite {
  assertVacant(folder);
  const business = completeBusiness(wishes);
  const manifest = manifestFile(folder, business.name);
  let files: string[] = [];
  placeSite(folder, (draft) => {
    const readme = readText('README.md', business);
    draft.write(
      new Map([
        [CONFIG_FILE, configFile(business)],
        ...pageFiles(business),
        ...editorFiles(),
        ['media/.gitkeep', ''],
        ['.gitignore', `${IGNORED.join('\n')}\n`],
        ['.gitattributes', `${LEDGER_FILE} merge=union\n`],
        ['README.md', readme.replaceAll('{name}', () => business.name)],
        ['package.json', manifest],
      ]),
    );
    draft.write(landingFiles(draft.folder, business));
    refreshSchemas(draft.folder, completeCode({}).schemas);
    files = writtenFiles(draft);
  });
  return { business, files };
}

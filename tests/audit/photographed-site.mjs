import { execFileSync } from 'node:child_process';
import { cpSync, readdirSync, readFileSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { drawMedia } from '../guide/drawn-media.mjs';
import { write } from '../guide/sample-site.mjs';
import { takePhotograph } from '../support/camera.mjs';
import { REPOSITORY_PARTS } from '../support/repository-parts.mjs';
import { landingWithPhotographs } from './with-photographs.mjs';

const ROOT = join(import.meta.dirname, '../..');

/**
 * Builds the repository's own site with a 12-megapixel photograph in each picture of its landings.
 *
 * @param {string} root a folder that does not exist yet.
 * @returns {Promise<string>} folder of the built site.
 */
export async function buildPhotographedSite(root) {
  // The whole repository, because the site's code imports parts of the tool from adjacent folders.
  for (const part of REPOSITORY_PARTS)
    cpSync(join(ROOT, part), join(root, part), { recursive: true });
  symlinkSync(join(ROOT, 'node_modules'), join(root, 'node_modules'));
  const files = readdirSync(join(root, 'landings')).filter((name) => name.endsWith('.yaml'));
  const landings = files.map((file) => {
    const landing = parse(readFileSync(join(root, 'landings', file), 'utf8'));
    const shown = landingWithPhotographs(landing);
    write(root, `landings/${file}`, shown);
    return shown;
  });
  await drawMedia(root, landings, takePhotograph);
  execFileSync(process.execPath, [join(root, 'bin/touchdown.js'), 'build'], {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  return join(root, 'dist');
}

import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { referencePages } from './reference.mjs';
import { run } from './sample-site.mjs';

/** Writes the reference of keys anew, from the schemas of a site without code of its own. */
const FOLDER = join(import.meta.dirname, '../../docs/guide');

const site = mkdtempSync(join(tmpdir(), 'reference-'));
writeFileSync(join(site, 'site.config.yaml'), '');
run(['schema', '--root', site, '--out', site]);
const read = (name) => JSON.parse(readFileSync(join(site, `${name}.schema.json`), 'utf8'));
const pages = referencePages({
  landing: read('landing'),
  page: read('page'),
  config: read('site-config'),
});
rmSync(site, { recursive: true });
mkdirSync(join(FOLDER, 'reference'), { recursive: true });
for (const [file, text] of Object.entries(pages)) writeFileSync(join(FOLDER, file), text);

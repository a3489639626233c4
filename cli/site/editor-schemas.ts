import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type FileSchemas, jsonSchemas } from '../../schemas/json-schema.ts';
import { replaceFile } from '../system/draft-file.ts';
import { VERSION } from '../system/version.ts';
import { cacheFolder } from './site-paths.ts';

/** Folder of JSON Schemas committed in a site, as in the repository of the tool. */
function ownFolder(root: string): string {
  return join(root, 'schemas/json');
}

/** Folder of the JSON Schemas that a site's files reference for editors. */
export function schemaFolder(root: string): string {
  const own = ownFolder(root);
  return existsSync(own) ? own : cacheFolder(root, 'schemas');
}

/** Fingerprint of the schemas' inputs: the tool, and the code of the site by names, sizes and times. */
function stateOf(root: string): string {
  const code = join(root, 'site');
  const names = existsSync(code)
    ? readdirSync(code, { recursive: true, encoding: 'utf8' }).sort()
    : [];
  const hash = createHash('sha256').update(VERSION);
  for (const path of [fileURLToPath(import.meta.url), ...names.map((name) => join(code, name))]) {
    const stats = statSync(path, { throwIfNoEntry: false });
    hash.update(`${path}\0${stats?.size}\0${stats?.mtimeMs}\0`);
  }
  return hash.digest('hex').slice(0, 16);
}

function readIfThere(path: string): string | undefined {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return undefined;
  }
}

/** Stored next to the schemas: the fingerprint of their inputs, so that most commands need not generate them. */
const STATE = 'made-from.txt';

/**
 * Writes the JSON Schemas for editors, where they differ from the existing ones. They depend on the site's own
 * sections and facts, so every command that loads these keeps them current. Errors are ignored: the site is the
 * same without the schemas.
 */
export function refreshSchemas(root: string, schemas: FileSchemas): void {
  if (existsSync(ownFolder(root))) return;
  try {
    const folder = cacheFolder(root, 'schemas');
    const state = stateOf(root);
    if (readIfThere(join(folder, STATE)) === state) return;
    mkdirSync(folder, { recursive: true });
    for (const [file, content] of jsonSchemas(schemas)) {
      const path = join(folder, file);
      if (readIfThere(path) !== content) replaceFile(path, content);
    }
    replaceFile(join(folder, STATE), state);
  } catch {
    // Such as a read-only folder: the editor completes less, and the command still works.
  }
}

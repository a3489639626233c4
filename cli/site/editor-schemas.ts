import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type FileSchemas, jsonSchemas } from '../../schemas/json-schema.ts';
import { replaceFile } from '../system/draft-file.ts';
import { VERSION } from '../system/version.ts';
import { cacheFolder } from './site-paths.ts';

/** Folder of JSON Schemas that a site keeps among its own files, as the repository of the tool does. */
function ownFolder(root: string): string {
  return join(root, 'schemas/json');
}

/** Folder of the JSON Schemas that the files of a site name for editors. */
export function schemaFolder(root: string): string {
  const own = ownFolder(root);
  return existsSync(own) ? own : cacheFolder(root, 'schemas');
}

/** What the schemas follow from: the tool, and the code of the site by names, sizes and times. */
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

/** Beside the schemas: the state that they follow from, so that most commands need not make them. */
const STATE = 'made-from.txt';

/**
 * Writes the JSON Schemas that editors complete a site's files from, where they differ from what is there. They follow
 * from the site's own sections and facts, so every command that reads these leaves them current. Whatever is in the
 * way is no fault of the command: the site is the same without them.
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
    // Such as a folder that cannot be written to: the editor completes less, and the command does its work.
  }
}

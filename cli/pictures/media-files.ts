import { readdirSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { mediaFolder } from '../content/media/media-file.ts';

function entriesOf(folder: string) {
  try {
    return readdirSync(folder, { withFileTypes: true });
  } catch {
    return [];
  }
}

function* filesBelow(folder: string): Generator<string> {
  for (const entry of entriesOf(folder)) {
    const path = join(folder, entry.name);
    if (entry.name.startsWith('.')) continue;
    if (entry.isDirectory()) yield* filesBelow(path);
    else yield path;
  }
}

/** The files of `media/` as pages reference them, without hidden ones, sorted by name. */
export function mediaFiles(root: string): string[] {
  const folder = mediaFolder(root);
  const files = [...filesBelow(folder)].sort();
  return files.map((path) => relative(folder, path).split(sep).join('/'));
}

import { readdirSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import type { SiteConfig } from '../../schemas/site-config.ts';
import { type Diagnostic, WHOLE_FILE } from '../content/diagnostic.ts';
import { mediaFolder } from '../content/media-file.ts';
import { displayPath } from '../content/source-file.ts';

function* filesBelow(folder: string): Generator<string> {
  let entries: ReturnType<typeof entriesOf>;
  try {
    entries = entriesOf(folder);
  } catch {
    return;
  }
  for (const entry of entries) {
    const path = join(folder, entry.name);
    if (entry.name.startsWith('.')) continue;
    if (entry.isDirectory()) yield* filesBelow(path);
    else yield path;
  }
}

function entriesOf(folder: string) {
  return readdirSync(folder, { withFileTypes: true });
}

/**
 * `picture/unused`: files of `media/` that no page shows, so that nobody wonders later what they are for.
 *
 * @param root folder of the site.
 * @param shown the `src` of all pictures that pages name.
 */
export function unusedPictures(
  root: string,
  shown: ReadonlySet<string>,
  { brand }: SiteConfig,
  cwd: string,
): Diagnostic[] {
  const folder = mediaFolder(root);
  return [...filesBelow(folder)].sort().flatMap((path): Diagnostic[] => {
    const src = relative(folder, path).split(sep).join('/');
    if (shown.has(src) || src === brand?.logo?.src) return [];
    const message = 'No page shows this file.';
    const hint = 'Name it where it belongs, or move it out of the folder media.';
    const file = displayPath(path, cwd);
    return [{ file, ...WHOLE_FILE, severity: 'warning', rule: 'picture/unused', message, hint }];
  });
}

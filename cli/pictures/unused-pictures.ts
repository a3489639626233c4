import type { SiteConfig } from '../../schemas/site-config.ts';
import { type Diagnostic, WHOLE_FILE } from '../content/diagnostic.ts';
import { mediaFile } from '../content/media-file.ts';
import { displayPath } from '../content/source-file.ts';
import { mediaFiles } from './media-files.ts';

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
  return mediaFiles(root).flatMap((src): Diagnostic[] => {
    if (shown.has(src) || src === brand?.logo?.src) return [];
    const message = 'No page shows this file.';
    const hint = 'Name it where it belongs, or move it out of the folder media.';
    const file = displayPath(mediaFile(root, src), cwd);
    return [{ file, ...WHOLE_FILE, severity: 'warning', rule: 'picture/unused', message, hint }];
  });
}

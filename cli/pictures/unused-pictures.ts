import type { SiteConfig } from '../../schemas/config/site-config.ts';
import { type Diagnostic, WHOLE_FILE } from '../content/diagnostic.ts';
import { mediaFile } from '../content/media/media-file.ts';
import { displayPath } from '../content/source-file.ts';
import { mediaFiles } from './media-files.ts';
import { mediaOfConfig } from './site-media.ts';

/**
 * `picture/unused`: files of `media/` that no page shows, so that they do not pile up.
 *
 * @param root folder of the site.
 * @param shown the `src` of all pictures that pages reference.
 */
export function unusedPictures(
  root: string,
  shown: ReadonlySet<string>,
  config: SiteConfig,
  cwd: string,
): Diagnostic[] {
  const named = new Set([...shown, ...mediaOfConfig(config)]);
  return mediaFiles(root).flatMap((src): Diagnostic[] => {
    if (named.has(src)) return [];
    const message = 'No page shows this file.';
    const hint = 'Name it where it belongs, or move it out of the folder media.';
    const file = displayPath(mediaFile(root, src), cwd);
    return [{ file, ...WHOLE_FILE, severity: 'warning', rule: 'picture/unused', message, hint }];
  });
}

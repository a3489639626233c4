import type { SiteConfig } from '../../schemas/config/site-config.ts';
import { type Diagnostic, WHOLE_FILE } from '../content/diagnostic.ts';
import { mediaFile } from '../content/media/media-file.ts';
import { displayPath } from '../content/source-file.ts';
import { isOfStarter } from '../site/starter-list.ts';
import { mediaFiles } from './media-files.ts';
import { mediaOfConfig } from './site-media.ts';

/** What to say of drawings that came with landings which are gone, or show other pictures now: nobody put them there. */
function ofStarters(unused: readonly string[]): Pick<Diagnostic, 'message' | 'hint'> {
  return unused.length === 1
    ? {
        message: 'No page shows this drawing of a starter.',
        hint: 'Delete it: new-landing brings it again with a landing that shows it.',
      }
    : {
        message: `No page shows these drawings of starters: ${unused.join(', ')}.`,
        hint: 'Delete them: new-landing brings each again with a landing that shows it.',
      };
}

/**
 * `picture/unused`: files of `media/` that no page shows, so that they do not pile up. Drawings of starters are one
 * finding together, at the first of them.
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
  const unused = mediaFiles(root).filter((src) => !named.has(src));
  const told = (src: string, words: Pick<Diagnostic, 'message' | 'hint'>): Diagnostic => {
    const file = displayPath(mediaFile(root, src), cwd);
    return { file, ...WHOLE_FILE, severity: 'warning', rule: 'picture/unused', ...words };
  };
  const drawings = unused.filter(isOfStarter);
  const [first] = drawings;
  const message = 'No page shows this file.';
  const hint = 'Name it where it belongs, or move it out of the folder media.';
  return [
    ...(first === undefined ? [] : [told(first, ofStarters(drawings))]),
    ...unused.filter((src) => !isOfStarter(src)).map((src) => told(src, { message, hint })),
  ];
}

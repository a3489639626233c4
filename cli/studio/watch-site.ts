import { join } from 'node:path';
import { mediaFolder } from '../content/media/media-file.ts';
import { watchContent } from '../dev/watch-content.ts';
import { fileName } from '../site/named-files.ts';
import type { OpenSite } from '../site/open-site.ts';
import { watchParts } from '../site/watch-parts.ts';
import { gatherPaths } from '../system/gather-paths.ts';
import type { Edits } from './edits/edits.ts';
import type { PreviewSite } from './preview/preview-site.ts';
import type { StudioSite } from './studio-site.ts';

/** What is notified of changes on the disk. */
interface Followers {
  site: StudioSite;
  edits: Edits;
  preview: PreviewSite;
  /** Called with errors of templates that do not compile. */
  onFault: (error: Error) => void;
}

/** Templates and styles, from which pages are rendered. */
const CODE = /\.(?:tsx?|css)$/;
/** Content other than landings and the configuration. */
const DATA = /\.(?:yaml|md)$/;

/**
 * Watches the files of the site for changes by other programs.
 *
 * @returns the function that stops it.
 */
export function watchSite(
  paths: OpenSite,
  { site, edits, preview, onFault }: Followers,
): () => void {
  const follow = (names: readonly string[]) => {
    for (const name of names) edits.followDisk(name);
  };
  const stopContent = watchContent({
    ...paths,
    onLandings: (names) => {
      site.followLandings(names.map((name) => join(paths.landingsDir, name)));
      follow(names.map((name) => fileName(join(paths.landingsDir, name), paths)));
    },
    onConfig: () => {
      if (site.dev.isConfigNew()) site.followSite();
      follow([fileName(paths.configFile, paths)]);
    },
  });
  const changed = gatherPaths((files) => {
    const data = files.filter((file) => DATA.test(file));
    if (data.length > 0 || files.some((file) => file.startsWith(mediaFolder(paths.root))))
      site.followSite();
    follow(data.map((file) => fileName(file, paths)));
    if (files.some((file) => CODE.test(file)))
      preview.reload().then(() => site.tell({ type: 'pages' }), onFault);
  });
  const stopParts = watchParts(paths.root, changed);
  return () => {
    stopContent();
    stopParts();
  };
}

import { existsSync } from 'node:fs';
import { dirname, extname, join } from 'node:path';
import type { Plugin, ViteDevServer } from 'vite';
import type { Diagnostic } from '../content/diagnostic.ts';
import { mediaFolder } from '../content/media-file.ts';
import { isPageFile } from '../content/page-routes.ts';
import { wordsFolder } from '../site/site-paths.ts';
import { watchParts } from '../site/watch-parts.ts';
import { BuildFault } from '../system/build-fault.ts';
import { gatherPaths } from '../system/gather-paths.ts';
import type { DevServerOptions } from './dev-server.ts';
import { tellMissedEdits } from './missed-edits.ts';
import type { SiteCheck } from './site-check.ts';
import { watchContent } from './watch-content.ts';

/** Name of the message that tells open pages that content has changed. */
export const CHANGE_EVENT = 'touchdown:change';

/** Message of a page that has just connected: an edit may have come while it loaded. */
const HELLO_EVENT = 'touchdown:hello';

/** A source whose words may come into pages. */
const SOURCE = /\.tsx?$/;

/** Tells about an edited module that only the server runs; open pages are then made anew, not loaded anew. */
export function followTemplates(onEdit: () => void): Plugin {
  return {
    name: 'touchdown:templates',
    hotUpdate: {
      order: 'pre',
      handler({ modules, server, timestamp }) {
        if (this.environment.name !== 'ssr') return undefined;
        const { moduleGraph } = server.environments.client;
        const here = modules.filter(({ id }) => id !== null && !moduleGraph.getModuleById(id));
        if (here.length === 0) return undefined;
        for (const module of here)
          this.environment.moduleGraph.invalidateModule(module, new Set(), timestamp, true);
        onEdit();
        return modules.filter((module) => !here.includes(module));
      },
    },
  };
}

/**
 * Follows edits of content and sources: reads again what has changed, and tells open pages, the terminal and the
 * look at the whole site.
 *
 * @returns the function that ends it.
 */
export function followEdits(
  vite: ViteDevServer,
  siteCheck: SiteCheck,
  { site, paths, onEdit }: DevServerOptions,
): () => void {
  /** @param pages addresses concerned; undefined for all. */
  const tell = (pages?: string[]) => vite.ws.send(CHANGE_EVENT, { pages });
  vite.ws.on(HELLO_EVENT, (hello: { revision: number; checked: number } | undefined, client) => {
    if (hello?.revision !== site.revision || hello.checked !== siteCheck.revision)
      client.send(CHANGE_EVENT, {});
  });
  const reloadSite = (...files: string[]) => {
    onEdit(files, site.reloadSite());
    tell();
    siteCheck.start('site');
  };
  const code = join(paths.root, 'site', '/');
  const reloadCode = async (file: string) => {
    try {
      onEdit([file], await site.reloadCode());
      tell();
      siteCheck.start('site');
    } catch (error) {
      if (!(error instanceof BuildFault)) throw error;
      vite.config.logger.error(error.message);
    }
  };
  const stopContent = watchContent({
    ...paths,
    onLandings: (names) => {
      const diagnostics: Diagnostic[] = [];
      const pages: string[] = [];
      for (const name of names) {
        pages.push(...site.pathsOf(name));
        if (existsSync(join(paths.landingsDir, name)))
          diagnostics.push(...site.reloadLanding(name));
        else site.dropLanding(name);
        pages.push(...site.pathsOf(name));
      }
      tell([...new Set(pages)]);
      siteCheck.start('landings');
      onEdit(
        names.map((name) => join(paths.landingsDir, name)),
        diagnostics,
      );
    },
    // One edit may be told twice: pages that were opened in between would be loaded again, with nothing new on them.
    onConfig: () => {
      if (site.isConfigNew()) reloadSite(paths.configFile);
    },
  });
  const words = wordsFolder(paths.root);
  const isWords = (file: string) => dirname(file) === words && file.endsWith('.yaml');
  const media = mediaFolder(paths.root);
  // With a folder that is renamed or gone, so are the pages in it.
  const isGone = (file: string) => extname(file) === '' && !existsSync(file);
  // Vite's watcher misses what comes into a new folder before it is followed.
  const changed = gatherPaths((files) => {
    const data = files.filter((file) => isPageFile(file) || isWords(file) || isGone(file));
    if (data.length > 0) return reloadSite(...data);
    if (!files.some((file) => file.startsWith(media))) return;
    site.noteTemplateEdit();
    tell();
    siteCheck.start('site');
  });
  const stopParts = watchParts(paths.root, changed);
  const graph = vite.environments.ssr?.moduleGraph;
  // Vite watches the folder of the engine, and of what lies elsewhere only the modules that it has met.
  vite.watcher.add(['pages', 'site'].map((folder) => join(paths.root, folder)));
  tellMissedEdits(vite.watcher);
  vite.watcher.on('all', (event, file) => {
    if (file.endsWith('.css')) site.noteStyleEdit();
    // A template may have failed because this file was missing; Vite knows of edits only.
    if (event === 'add' && /\.(?:tsx?|css|svg)$/.test(file)) {
      graph?.invalidateAll();
      site.noteTemplateEdit();
      tell();
    } else if (file.startsWith(code) && file.endsWith('.css')) {
      site.noteTemplateEdit();
      tell();
    }
    if (!SOURCE.test(file)) return;
    if (file.startsWith(code)) void reloadCode(file);
    // Vite does so, too, but asks its plugins first, and the pages could be rendered for the check meanwhile.
    for (const module of graph?.getModulesByFile(file) ?? [])
      graph?.invalidateModule(module, new Set(), Date.now(), true);
    siteCheck.start('site');
  });
  return () => {
    stopContent();
    stopParts();
  };
}

import { existsSync } from 'node:fs';
import { dirname, extname, join } from 'node:path';
import type { Plugin, ViteDevServer } from 'vite';
import type { Diagnostic } from '../content/diagnostic.ts';
import { mediaFolder } from '../content/media/media-file.ts';
import { isPageFile } from '../content/pages/page-routes.ts';
import { wordsFolder } from '../site/site-paths.ts';
import { watchParts } from '../site/watch-parts.ts';
import { BuildFault } from '../system/build-fault.ts';
import { gatherPaths } from '../system/gather-paths.ts';
import type { DevServerOptions } from './dev-server.ts';
import { tellMissedEdits } from './missed-edits.ts';
import type { SiteCheck } from './site-check.ts';
import { watchContent } from './watch-content.ts';

/** Message to open pages that content has changed. */
export const CHANGE_EVENT = 'touchdown:change';

/** Message of a page that has just connected: it may have missed an edit while it loaded. */
const HELLO_EVENT = 'touchdown:hello';

/** A source whose text may end up in pages. */
const SOURCE = /\.tsx?$/;

/** Reports edits of modules that only the server runs; open pages are then rendered again without a full reload. */
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
 * Follows edits of content and sources: reads the changed files again, and notifies open pages, the terminal and
 * the site check.
 *
 * @returns a function that stops it.
 */
export function followEdits(
  vite: ViteDevServer,
  siteCheck: SiteCheck,
  { site, paths, onEdit }: DevServerOptions,
): () => void {
  /** @param pages affected paths; undefined for all. */
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
    // One edit may fire two events: pages opened in between would reload for nothing.
    onConfig: () => {
      if (site.isConfigNew()) reloadSite(paths.configFile);
    },
  });
  const words = wordsFolder(paths.root);
  const isWords = (file: string) => dirname(file) === words && file.endsWith('.yaml');
  const media = mediaFolder(paths.root);
  // Pages are removed along with a renamed or deleted folder.
  const isGone = (file: string) => extname(file) === '' && !existsSync(file);
  // Vite's watcher misses files created in a new folder before it is watched.
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
  // Vite watches the folder of the engine, and elsewhere only modules that it has loaded.
  vite.watcher.add(['pages', 'site'].map((folder) => join(paths.root, folder)));
  tellMissedEdits(vite.watcher);
  vite.watcher.on('all', (event, file) => {
    if (file.endsWith('.css')) site.noteStyleEdit();
    // A template may have failed because this file was missing; Vite only handles edits.
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
    // Vite does so too, but runs its plugins first, and the check could render the pages in the meantime.
    for (const module of graph?.getModulesByFile(file) ?? [])
      graph?.invalidateModule(module, new Set(), Date.now(), true);
    siteCheck.start('site');
  });
  return () => {
    stopContent();
    stopParts();
  };
}

import { existsSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { join } from 'node:path';
import { createDevMiddleware } from 'vike/server';
import type { ViteDevServer } from 'vite';
import type { Diagnostic } from '../../content/diagnostic.ts';
import type { SitePaths } from '../site-paths.ts';
import { SITE_ROOT } from '../site-root.ts';
import { answerRequest } from './dev-requests.ts';
import type { DevSite } from './dev-site.ts';
import { watchContent } from './watch-content.ts';

/** Name of the message that tells open pages that content has changed. */
const CHANGE_EVENT = 'touchdown:change';

/** Message of a page that has just connected: an edit may have come while it loaded. */
const HELLO_EVENT = 'touchdown:hello';

export interface DevServer {
  http: Server;
  close: () => Promise<void>;
}

export interface DevServerOptions {
  site: DevSite;
  paths: SitePaths;
  /** Told after each edit what is wrong with the files that changed. */
  onEdit: (files: string[], diagnostics: Diagnostic[]) => void;
}

function createVite(http: Server, paths: SitePaths) {
  // Vike tells absolute paths from others by the first folder of the working folder.
  process.chdir(SITE_ROOT);
  return createDevMiddleware({
    root: SITE_ROOT,
    viteConfig: {
      configFile: join(SITE_ROOT, 'vite.config.ts'),
      logLevel: 'warn',
      clearScreen: false,
      server: {
        middlewareMode: true,
        hmr: { server: http },
        // Content has a watch of its own, which stays cheap with thousands of files.
        watch: {
          ignored: [`${paths.landingsDir}/**`, '**/dist/**', '**/.touchdown/**', '**/lib/**'],
        },
      },
    },
  });
}

function followEdits(vite: ViteDevServer, { site, paths, onEdit }: DevServerOptions): () => void {
  /** @param pages addresses concerned; undefined for all. */
  const tell = (pages?: string[]) => vite.ws.send(CHANGE_EVENT, { pages });
  vite.ws.on(HELLO_EVENT, ({ revision }: { revision: number }, client) => {
    if (revision !== site.revision) client.send(CHANGE_EVENT, {});
  });
  const reloadSite = (file: string) => {
    onEdit([file], site.reloadSite());
    tell();
  };
  const stop = watchContent({
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
      onEdit(
        names.map((name) => join(paths.landingsDir, name)),
        diagnostics,
      );
    },
    onConfig: () => reloadSite(paths.configFile),
  });
  vite.watcher.on('all', (_, file) => {
    if (file.endsWith('page.yaml')) reloadSite(file);
  });
  return stop;
}

/** Assembles the development server: Vite for sources, Vike for pages, a watch for content. */
export async function createDevServer(options: DevServerOptions): Promise<DevServer> {
  const http = createServer();
  const { devMiddleware, viteServer } = await createVite(http, options.paths);
  http.on('request', (request, response) => {
    devMiddleware(request, response, () => {
      answerRequest(options.site, request, response).catch((error: Error) => {
        viteServer.ssrFixStacktrace(error);
        viteServer.config.logger.error(error.stack ?? error.message);
        response.statusCode = 500;
        response.setHeader('Content-Type', 'text/plain; charset=utf-8');
        response.end(`${error.stack ?? error.message}\n`);
      });
    });
  });
  const stopWatching = followEdits(viteServer, options);
  return {
    http,
    close: async () => {
      stopWatching();
      await viteServer.close();
    },
  };
}

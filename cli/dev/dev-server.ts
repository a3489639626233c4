import { existsSync } from 'node:fs';
import { createServer, type Server, type ServerResponse } from 'node:http';
import { join } from 'node:path';
import { createDevMiddleware } from 'vike/server';
import type { Plugin, ViteDevServer } from 'vite';
import type { Diagnostic } from '../../content/diagnostic.ts';
import type { SitePaths } from '../site-paths.ts';
import { SITE_ROOT } from '../site-root.ts';
import { answerRequest } from './dev-requests.ts';
import type { DevSite } from './dev-site.ts';
import { admitRequest, admitUpgrade, sendText } from './request-gate.ts';
import { isServedModule } from './served-modules.ts';
import { type TemplateFault, templateDiagnostic } from './template-fault.ts';
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
  /** Working folder, from which files are named. */
  cwd: string;
  /** What `--host` said. */
  host: string;
  /** Told after each edit what is wrong with the files that changed. */
  onEdit: (files: string[], diagnostics: Diagnostic[]) => void;
}

/** Tells about an edited module that only the server runs; open pages are then made anew, not loaded anew. */
function followTemplates(onEdit: () => void): Plugin {
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

/** @param liveEdits hands Vite the connections that open pages keep. */
function createVite(liveEdits: Server, paths: SitePaths, templates: Plugin) {
  // Vike tells absolute paths from others by the first folder of the working folder.
  process.chdir(SITE_ROOT);
  return createDevMiddleware({
    root: SITE_ROOT,
    viteConfig: {
      configFile: join(SITE_ROOT, 'vite.config.ts'),
      logLevel: 'warn',
      clearScreen: false,
      plugins: [templates],
      server: {
        middlewareMode: true,
        hmr: { server: liveEdits },
        // Host and origin are checked before a request gets to Vite, and what it may answer is listed.
        cors: false,
        allowedHosts: true,
        fs: { deny: ['.env*', '**/.git/**', '**/.touchdown/**', '*.{sqlite*,yaml,pem,crt,key}'] },
        // Content has a watch of its own, which stays cheap with thousands of files.
        watch: {
          ignored: [
            `${paths.landingsDir}/**`,
            '**/dist/**',
            '**/.touchdown/**',
            // What a build makes beside its output folder.
            '**/.*.touchdown-*/**',
            '**/lib/**',
          ],
        },
      },
    },
  });
}

function followEdits(vite: ViteDevServer, { site, paths, onEdit }: DevServerOptions): () => void {
  /** @param pages addresses concerned; undefined for all. */
  const tell = (pages?: string[]) => vite.ws.send(CHANGE_EVENT, { pages });
  vite.ws.on(HELLO_EVENT, (hello: { revision: number } | undefined, client) => {
    if (hello?.revision !== site.revision) client.send(CHANGE_EVENT, {});
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
  vite.watcher.on('all', (event, file) => {
    if (file.endsWith('page.yaml')) reloadSite(file);
    // A template may have failed because this file was missing; Vite knows of edits only.
    else if (event === 'add' && /\.(?:tsx?|css|svg)$/.test(file)) {
      vite.environments.ssr?.moduleGraph.invalidateAll();
      site.noteTemplateEdit();
      tell();
    }
  });
  return stop;
}

/**
 * Assembles the development server: Vite for sources, Vike for pages, a watch for content. Whatever comes in is
 * looked at here first: Vite serves more than pages need.
 */
export async function createDevServer(options: DevServerOptions): Promise<DevServer> {
  const { site, paths, host } = options;
  const http = createServer();
  const liveEdits = createServer();
  const templates = followTemplates(() => {
    site.noteTemplateEdit();
    viteServer.ws.send(CHANGE_EVENT, {});
  });
  const { devMiddleware, viteServer } = await createVite(liveEdits, paths, templates);
  const explain = (fault: TemplateFault) => templateDiagnostic(fault, options.cwd);
  const fail = (response: ServerResponse, error: Error) => {
    viteServer.ssrFixStacktrace(error);
    viteServer.config.logger.error(error.stack ?? error.message);
    if (response.headersSent) response.destroy();
    else sendText(response, 500, 'This could not be made. The terminal tells why.');
  };
  http.on('request', (request, response) => {
    const target = admitRequest(request, response, host);
    if (!target) return;
    if (isServedModule(target)) {
      // Vite has told about a module that it could not make; what it does not know is not there.
      devMiddleware(request, response, () => sendText(response, 404, 'There is no such module.'));
    } else {
      answerRequest({ site, explain }, target, response).catch((error) => fail(response, error));
    }
  });
  http.on('upgrade', (request, socket, head) => {
    if (admitUpgrade(request, socket, host)) liveEdits.emit('upgrade', request, socket, head);
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

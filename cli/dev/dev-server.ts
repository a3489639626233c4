import { createServer, type Server, type ServerResponse } from 'node:http';
import vike from 'vike/plugin';
import { createDevMiddleware } from 'vike/server';
import type { Plugin } from 'vite';
import type { Diagnostic } from '../content/diagnostic.ts';
import type { OpenSite } from '../site/open-site.ts';
import { ENGINE_ROOT } from '../system/engine-root.ts';
import { templateConfig } from '../templates/template-config.ts';
import { DevPictures } from './dev-pictures.ts';
import { loadRender } from './dev-render.ts';
import { answerRequest } from './dev-requests.ts';
import type { DevSite } from './dev-site.ts';
import { CHANGE_EVENT, followEdits, followTemplates } from './follow-edits.ts';
import { ownPackageCache } from './package-cache.ts';
import { PageSources } from './page-sources.ts';
import { QuietTime } from './quiet-time.ts';
import { admitRequest, admitUpgrade, sendText } from './request-gate.ts';
import { isServedModule, PACKAGES } from './served-modules.ts';
import { SiteCheck } from './site-check.ts';
import { type TemplateFault, templateDiagnostic } from './template-fault.ts';

export interface DevServer {
  http: Server;
  close: () => Promise<void>;
}

export interface DevServerOptions {
  site: DevSite;
  paths: OpenSite;
  /** Working folder; displayed paths are relative to it. */
  cwd: string;
  /** The value of `--host`. */
  host: string;
  /** Called after each edit with the findings of the changed files. */
  onEdit: (files: string[], diagnostics: Diagnostic[]) => void;
  /** Called later with new findings of the site check. */
  onFound: (diagnostics: Diagnostic[]) => void;
}

/** Packages that are imported on demand; discovering them only then would make Vite reload the page. */
const LATE_PACKAGES = [
  'leaflet',
  'react',
  'react/jsx-runtime',
  'react-dom/client',
  '@radix-ui/react-toast',
  '@radix-ui/react-tabs',
  '@tanstack/react-query',
  '@tanstack/react-virtual',
  'react-helmet-async',
];

/** @param liveEdits passes on the WebSocket connections of open pages to Vite. */
function createVite(liveEdits: Server, paths: OpenSite, templates: Plugin) {
  // Vike tells absolute paths from others by the first folder of the working folder.
  process.chdir(ENGINE_ROOT);
  const shared = templateConfig(paths.root);
  return createDevMiddleware({
    root: ENGINE_ROOT,
    viteConfig: {
      ...shared,
      optimizeDeps: { include: LATE_PACKAGES },
      cacheDir: ownPackageCache(),
      logLevel: 'warn',
      clearScreen: false,
      plugins: [vike(), ...shared.plugins, templates],
      server: {
        middlewareMode: true,
        hmr: { server: liveEdits },
        // Host and origin are checked before a request reaches Vite, and the served modules are allowlisted.
        cors: false,
        allowedHosts: true,
        fs: {
          allow: [ENGINE_ROOT, paths.root, PACKAGES],
          deny: [
            '.env*',
            '*.{sqlite*,yaml,pem,crt,key}',
            // By absolute path: the site itself may be inside such a folder.
            ...[ENGINE_ROOT, paths.root].flatMap((root) =>
              ['.git', '.touchdown'].map((name) => `${root}/${name}/**`),
            ),
          ],
        },
        // Content has its own watcher, which stays cheap with thousands of files.
        watch: {
          ignored: [
            `${paths.landingsDir}/**`,
            '**/dist/**',
            '**/.touchdown/**',
            '**/.*.touchdown-{stage,ready,old}/**',
            // Other copies of the site: a page added or removed there would resolve all of this one again.
            `${ENGINE_ROOT}/.*.touchdown-*/**`,
            '**/lib/**',
          ],
        },
      },
    },
  });
}

/**
 * Sets up the development server: Vite for sources, Vike for pages, a watcher for content. Every request is checked
 * here first: Vite serves more than pages need.
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
  const quiet = new QuietTime();
  const siteCheck = new SiteCheck({
    site,
    root: paths.root,
    landingsDir: paths.landingsDir,
    configFile: paths.configFile,
    cwd: options.cwd,
    quiet,
    sources: new PageSources(viteServer.environments.ssr.moduleGraph, options.cwd),
    loadRender: () => loadRender(viteServer),
    onFound: (fresh) => {
      options.onFound(fresh);
      viteServer.ws.send(CHANGE_EVENT, {});
    },
    onFault: (error) => viteServer.config.logger.error(error.stack ?? error.message),
  });
  const explain = (fault: TemplateFault) => templateDiagnostic(fault, options.cwd, paths.root);
  const pictures = new DevPictures(paths.root);
  const { cwd } = options;
  const readStyles = async (address: string) =>
    (await viteServer.environments.client.transformRequest(`${address}?direct`))?.code ?? '';
  const context = {
    ...{ root: paths.root, site, siteWide: siteCheck, pictures, cwd, explain, readStyles },
  };
  const fail = (response: ServerResponse, error: Error) => {
    viteServer.ssrFixStacktrace(error);
    viteServer.config.logger.error(error.stack ?? error.message);
    if (response.headersSent) response.destroy();
    else sendText(response, 500, 'This could not be generated. See the terminal for the reason.');
  };
  http.on('request', (request, response) => {
    quiet.follow(response);
    const target = admitRequest(request, response, host);
    if (!target) return;
    if (isServedModule(target, paths.root)) {
      // Vite reports a module that fails to transform; what it does not know does not exist.
      devMiddleware(request, response, () => sendText(response, 404, 'There is no such module.'));
    } else {
      answerRequest(context, target, response).catch((error) => fail(response, error));
    }
  });
  http.on('upgrade', (request, socket, head) => {
    if (admitUpgrade(request, socket, host)) liveEdits.emit('upgrade', request, socket, head);
  });
  const stopWatching = followEdits(viteServer, siteCheck, options);
  siteCheck.start('site');
  return {
    http,
    close: async () => {
      stopWatching();
      siteCheck.stop();
      await viteServer.close();
    },
  };
}

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
  /** Working folder, from which files are named. */
  cwd: string;
  /** What `--host` said. */
  host: string;
  /** Told after each edit what is wrong with the files that changed. */
  onEdit: (files: string[], diagnostics: Diagnostic[]) => void;
  /** Told later what only a look at the whole site has found since. */
  onFound: (diagnostics: Diagnostic[]) => void;
}

/** Packages found only when a visitor needs them; bundled then, they would make the page load again. */
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

/** @param liveEdits hands Vite the connections that open pages keep. */
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
        // Host and origin are checked before a request gets to Vite, and what it may answer is listed.
        cors: false,
        allowedHosts: true,
        fs: {
          allow: [ENGINE_ROOT, paths.root, PACKAGES],
          deny: [
            '.env*',
            '*.{sqlite*,yaml,pem,crt,key}',
            // By their places: a site may itself lie below such a folder.
            ...[ENGINE_ROOT, paths.root].flatMap((root) =>
              ['.git', '.touchdown'].map((name) => `${root}/${name}/**`),
            ),
          ],
        },
        // Content has a watch of its own, which stays cheap with thousands of files.
        watch: {
          ignored: [
            `${paths.landingsDir}/**`,
            '**/dist/**',
            '**/.touchdown/**',
            '**/.*.touchdown-{stage,ready,old}/**',
            // Other copies of the site: for a page that comes or goes there all of this one would be resolved anew.
            `${ENGINE_ROOT}/.*.touchdown-*/**`,
            '**/lib/**',
          ],
        },
      },
    },
  });
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
  const context = { root: paths.root, site, siteWide: siteCheck, pictures, cwd, explain };
  const fail = (response: ServerResponse, error: Error) => {
    viteServer.ssrFixStacktrace(error);
    viteServer.config.logger.error(error.stack ?? error.message);
    if (response.headersSent) response.destroy();
    else sendText(response, 500, 'This could not be made. The terminal tells why.');
  };
  http.on('request', (request, response) => {
    quiet.follow(response);
    const target = admitRequest(request, response, host);
    if (!target) return;
    if (isServedModule(target, paths.root)) {
      // Vite has told about a module that it could not make; what it does not know is not there.
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

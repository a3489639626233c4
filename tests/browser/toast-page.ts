import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from 'vite';
import { ROOT } from '../support/command.ts';

const WORDS = {
  en: { message: 'Message', close: 'Dismiss', region: 'Notifications ({hotkey})' },
  de: { message: 'Meldung', close: 'Schließen', region: 'Meldungen ({hotkey})' },
};

/**
 * Files of a page on which `window.showToast` shows toasts and a dialog can be opened; `/de` is one in German,
 * `/unknown` one whose facts cannot be fetched.
 */
export async function toastPage(): Promise<Map<string, string>> {
  const folder = mkdtempSync(join(tmpdir(), 'touchdown-toast-'));
  const entry = join(folder, 'entry.ts');
  const toast = join(ROOT, 'renderer/features/toasts/toast.ts');
  writeFileSync(
    entry,
    `import { showToast } from ${JSON.stringify(toast)};\nwindow.showToast = showToast;\n`,
  );
  const result = await build({
    configFile: false,
    root: ROOT,
    logLevel: 'error',
    mode: 'production',
    build: {
      write: false,
      modulePreload: { polyfill: false },
      cssCodeSplit: true,
      rolldownOptions: { input: entry },
    },
  });
  rmSync(folder, { recursive: true });
  const [{ output }] = [result].flat() as unknown as [{ output: OutputFile[] }];
  const files = new Map(
    output.map((file) => [
      `/${file.fileName}`,
      file.type === 'chunk' ? file.code : String(file.source),
    ]),
  );
  const script = output.find((file) => file.type === 'chunk' && file.isEntry)?.fileName;
  const page = PAGE.replace('SCRIPT', `/${script}`);
  files.set('/', page);
  files.set('/de', page.replace('lang="en"', 'lang="de"'));
  files.set('/unknown', page.replace('/facts.json', '/nothing.json'));
  files.set('/facts.json', JSON.stringify({ toasts: WORDS }));
  return files;
}

type OutputFile =
  | { type: 'chunk'; fileName: string; code: string; isEntry: boolean }
  | { type: 'asset'; fileName: string; source: string | Uint8Array };

const PAGE = `<!doctype html><html lang="en" data-facts="/facts.json"><head><meta charset="utf-8"><title>Toasts</title>
<meta name="viewport" content="width=device-width, initial-scale=1">
<script type="module" src="SCRIPT"></script>
<style>:root { --color-ink: #0e1b2c; --color-clay-dark: #94290f; --color-brass-light: #e0b565; }</style></head>
<body><main><h1>Toasts</h1><button type="button">Before</button></main>
<dialog aria-label="Booking"><button type="button">Inside</button></dialog></body></html>`;

import { spawnSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { checkerPath, ensureJava } from './tools.mjs';

const NO_JAVA = 'The HTML checker was not run: it needs Java. Install one, or use --skip html.';

/** @returns {{ type: string, url?: string, lastLine?: number, message: string, extract?: string }[]} */
function check(folder) {
  const flags = ['--skip-non-html', '--errors-only', '--format', 'json', '--exit-zero-always'];
  const args = ['-jar', checkerPath(), ...flags, '--stdout', folder];
  const { status, stdout, stderr } = spawnSync('java', args, {
    encoding: 'utf8',
    maxBuffer: 2 ** 28,
  });
  if (status !== 0) throw new Error(`The HTML checker failed.\n${stderr}`);
  return JSON.parse(stdout).messages;
}

/**
 * Runs the Nu HTML checker on every HTML file. Its warnings are ignored: some concern style, others are wrong, such
 * as that the content policy would block JSON-LD.
 *
 * @param {{ folder: string }} site
 * @returns {{ checked: string, findings: { page: string, detail: string }[] }}
 */
export function auditHtml({ folder }) {
  if (!ensureJava()) return { checked: 'nothing', findings: [{ page: 'all', detail: NO_JAVA }] };
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  const files = names.filter((name) => name.endsWith('.html'));
  const findings = check(folder).map(({ type, url, lastLine, message, extract }) => ({
    page: url?.startsWith('file:') ? relative(folder, fileURLToPath(new URL(url))) : 'all',
    detail: [`${type} in line ${lastLine}: ${message}`, extract?.trim()]
      .filter(Boolean)
      .join(' – '),
  }));
  return { checked: `HTML files: ${files.length}`, findings };
}

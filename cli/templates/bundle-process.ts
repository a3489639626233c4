import { constants } from 'node:os';
import { stripVTControlCharacters } from 'node:util';
import { ENGINE_ROOT } from '../system/engine-root.ts';
import { endWithParent } from '../system/parent-watch.ts';
import { explainSystemError } from '../system/system-fault.ts';

/**
 * Child process that bundles templates: its arguments are the folder for `client/` and `server/`, and the site's
 * folder if that has pages with code. Runs separately so that the bundler's memory is released before the first
 * page is rendered.
 */
endWithParent();

const [outDir, root] = process.argv.slice(2);
if (!outDir) throw new Error('bundle-process needs an output folder');

/** The native part of the bundler only reports system errors as text. */
function systemErrorIn(text: string): unknown {
  const number = Number(/\(os error (\d+)\)/.exec(text)?.[1]);
  const [code] = Object.entries(constants.errno).find(([, errno]) => errno === number) ?? [];
  const path = /Failed to write file in (.+)/.exec(text)?.[1] ?? outDir;
  return Object.assign(new Error(text), { code, path });
}

/** The bundler's message without its stack; system errors are reported in the usual sentences. */
function describe(error: unknown): string {
  const text = stripVTControlCharacters(error instanceof Error ? error.message : String(error));
  return (
    explainSystemError(error, ENGINE_ROOT) ??
    explainSystemError(systemErrorIn(text), ENGINE_ROOT) ??
    text.trim()
  );
}

process.env.NODE_ENV = 'production';
try {
  // Loading it takes a second, during which the parent may exit.
  const { writeBundle } = await import('./template-bundler.ts');
  await writeBundle(outDir, root);
} catch (error) {
  process.stderr.write(`${describe(error)}\n`);
  process.exitCode = 1;
}

import { constants } from 'node:os';
import { stripVTControlCharacters } from 'node:util';
import { ENGINE_ROOT } from '../system/engine-root.ts';
import { endWithParent } from '../system/parent-watch.ts';
import { explainSystemError } from '../system/system-fault.ts';

/**
 * Child process that bundles templates: its arguments are the folder that gets `client/` and `server/`, and, if it
 * has pages with code, the site's. A process of its own, so that the bundler's memory is back with the system before the
 * first page is rendered.
 */
endWithParent();

const [outDir, root] = process.argv.slice(2);
if (!outDir) throw new Error('bundle-process needs an output folder');

/** The native part of the bundler tells what the operating system refused in its own words only. */
function systemErrorIn(text: string): unknown {
  const number = Number(/\(os error (\d+)\)/.exec(text)?.[1]);
  const [code] = Object.entries(constants.errno).find(([, errno]) => errno === number) ?? [];
  const path = /Failed to write file in (.+)/.exec(text)?.[1] ?? outDir;
  return Object.assign(new Error(text), { code, path });
}

/** The bundler's words without its stack; what the operating system refused is told as everywhere. */
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
  // Loading it takes a second, in which the parent may end.
  const { writeBundle } = await import('./template-bundler.ts');
  await writeBundle(outDir, root);
} catch (error) {
  process.stderr.write(`${describe(error)}\n`);
  process.exitCode = 1;
}

import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';

/** What templates are made from; `page.yaml` files are data and keyed page by page. */
const TEMPLATE_SOURCES = [
  'schemas',
  'domain',
  'content',
  'renderer',
  'pages',
  'package-lock.json',
  'vite.config.ts',
];

/** The tool itself: a page depends on the code that reads and places it, too. */
const TOOL_SOURCES = ['cli', 'lib'];

/** Folders that may hold no output: what is made from them, or kept in them, would change with every build. */
export const SOURCE_FOLDERS = [
  ...TEMPLATE_SOURCES.filter((source) => !source.includes('.')),
  ...TOOL_SOURCES,
  'bin',
  'node_modules',
  '.git',
  '.touchdown',
];

/** The compiled drawing code, which has the themes in it: what runs, whatever the sources say by now. */
const DRAWING_SOURCES = ['lib/draw-previews.js', 'node_modules/satori/package.json'];

function* filesBelow(path: string): Generator<string> {
  if (!existsSync(path)) return;
  for (const entry of readdirSync(path, { withFileTypes: true })) {
    const child = join(path, entry.name);
    if (entry.isDirectory()) yield* filesBelow(child);
    else if (entry.isFile() && !entry.name.endsWith('.yaml')) yield child;
  }
}

function fingerprint(root: string, sources: readonly string[]): string {
  const files = sources.flatMap((source) => {
    const path = join(root, source);
    return /\.\w+$/.test(source) ? (existsSync(path) ? [path] : []) : [...filesBelow(path)];
  });
  const hash = createHash('sha256');
  for (const file of files.sort()) {
    hash.update(relative(root, file)).update('\0').update(readFileSync(file)).update('\0');
  }
  return hash.digest('hex').slice(0, 16);
}

/** Fingerprint of what the look of preview pictures depends on. */
export function fingerprintDrawing(root: string): string {
  return fingerprint(root, DRAWING_SOURCES);
}

/**
 * Fingerprints of the sources below `root`: equal fingerprints mean that nothing has to be bundled
 * (`templates`), rendered (`tool`) or drawn (`drawing`) again for their sake.
 */
export function fingerprintSources(root: string): {
  templates: string;
  tool: string;
  drawing: string;
} {
  const templates = fingerprint(root, TEMPLATE_SOURCES);
  return {
    templates,
    tool: `${templates}-${fingerprint(root, TOOL_SOURCES)}`,
    drawing: fingerprintDrawing(root),
  };
}

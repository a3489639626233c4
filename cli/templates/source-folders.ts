/** Sources of the engine's templates. */
export const TEMPLATE_SOURCES = [
  ...['api', 'schemas', 'renderer', 'package-lock.json'],
  // Parts of the tool that the code of a site imports.
  ...['cli/content/text-rules', 'cli/site/define-site.ts'],
];

/** Sources of a site's own templates; `page.yaml` and `page.md` are data, with a key per page. */
export const SITE_SOURCES = ['pages', 'site'];

/** The tool itself: a page also depends on the code that reads and places it. */
export const TOOL_SOURCES = ['cli', 'lib'];

/** Folders of the engine that must not contain the output: its fingerprint would change with every build. */
export const ENGINE_FOLDERS = [
  ...TEMPLATE_SOURCES.filter((source) => !source.includes('.')),
  ...TOOL_SOURCES,
  'bin',
  'words',
];

/** Folders of a site that must not contain the output, as the tool reads or stores something there. */
export const SITE_FOLDERS = [...SITE_SOURCES, 'node_modules', '.git', '.touchdown'];

/** The compiled drawing code and its fonts: what actually runs, even if the sources have changed. */
export const DRAWING_SOURCES = ['lib/draw-previews.js', 'lib/fonts'];

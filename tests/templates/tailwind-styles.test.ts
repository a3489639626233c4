import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'vite';
import { expect, it } from 'vitest';
import { tailwindStyles } from '../../cli/templates/tailwind-styles.ts';
import { tempFolder } from '../support/temp-folder.ts';

const DOT = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"><path d="M0 0h1v1z"/></svg>';

/** The stylesheet that a bundler with the plugin makes of some files, and all that it wrote. */
async function bundled(sources: Record<string, string>) {
  const root = tempFolder();
  mkdirSync(join(root, 'parts'));
  for (const [name, content] of Object.entries(sources)) writeFileSync(join(root, name), content);
  const result = await build({
    root,
    configFile: false,
    logLevel: 'silent',
    plugins: [tailwindStyles()],
    build: {
      write: false,
      assetsInlineLimit: 0,
      rolldownOptions: { input: join(root, 'site.css') },
    },
  });
  const files = [result].flat().flatMap((made) => ('output' in made ? made.output : []));
  const sheet = files.find(({ fileName }) => fileName.endsWith('.css'));
  return {
    css: sheet?.type === 'asset' ? String(sheet.source) : '',
    names: files.map(({ fileName }) => fileName),
  };
}

it('turns classes that a stylesheet names into rules, also in a file that it imports', async () => {
  const { css } = await bundled({
    'site.css': '@import "tailwindcss/theme.css" layer(theme);\n@import "./parts/title.css";',
    'parts/title.css': '@import "./weight.css";\n.title { @apply italic; }',
    'parts/weight.css': '.weight { @apply font-bold; }',
  });
  expect(css).toMatch(/\.title\{[^}]*font-style:italic/);
  expect(css).toMatch(/\.weight\{[^}]*font-weight/);
});

it('makes rules of the classes that are named as a source, and of no word that looks like one', async () => {
  const { css } = await bundled({
    'site.css':
      '@import "tailwindcss/utilities.css" source(none);\n@source inline("sr-only");\n/* italic */',
    'page.tsx': 'export const words = "underline";',
  });
  expect(css).toContain('.sr-only');
  expect(css).not.toMatch(/\.italic|\.underline/);
});

it('finds a picture beside the imported file that names it', async () => {
  const { css, names } = await bundled({
    'site.css': '@import "./parts/dot.css";',
    'parts/dot.css': '.dot { background: url("dot.svg#a"); }\n.mark { background: url(./dot.svg) }',
    'parts/dot.svg': DOT,
  });
  const picture = names.find((name) => name.endsWith('.svg'));
  expect(picture).toBeDefined();
  expect(css.split(`/${picture}`)).toHaveLength(3);
});

it('leaves css without anything of Tailwind as it is', async () => {
  const plain = '.card {\n  color: red;\n}\n';
  const { css } = await bundled({ 'site.css': plain });
  expect(css).toContain('.card{color:red}');
  expect(css).not.toContain('tailwindcss');
});

it('names the class that does not exist', async () => {
  await expect(bundled({ 'site.css': '.card { @apply no-such-class; }' })).rejects.toThrow(
    'no-such-class',
  );
});

import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';
import { readProse } from '../../../cli/content/prose/read-prose.ts';
import { checkSourceElements } from '../../../cli/lint/code/source-elements.ts';
import { checkSourceVariables } from '../../../cli/lint/code/source-variables.ts';
import { tempFolder } from '../../support/temp-folder.ts';

/** A site whose only page consists of these elements, each on a line of its own. */
function page(elements: readonly string[]): string {
  const root = tempFolder();
  const path = join(root, 'pages/a/+Page.tsx');
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, ['export default (p) => <>', ...elements, '</>;'].join('\n'));
  return root;
}

it('an island that nothing loads is told, and one that the code of the site loads is not', async () => {
  const root = page([
    '<Island name="contactform" />',
    '<Island name="form" /> ',
    '<Island name="quiz" />',
  ]);
  mkdirSync(join(root, 'site'), { recursive: true });
  writeFileSync(
    join(root, 'site/site.client.ts'),
    'export default defineClient({ islands: { quiz: () => import("./quiz.island.tsx") } });',
  );
  const found = await checkSourceElements(root, root);
  expect(found.map(({ line, rule }) => `${line} ${rule}`)).toEqual(['2 code/prop']);
});

it('a variable that nothing sets is told in style sheets, unless it has a fallback', () => {
  const root = page(['<p style={{ color: "var(--color-inkk)" }}>One</p>']);
  writeFileSync(
    join(root, 'pages/a/a.css'),
    '.a { --own: 1; color: var(--color-ink); top: var(--own);\nleft: var(--gone); right: var(--gone, 0); }',
  );
  const found = checkSourceVariables(root, root, {});
  expect(found.map(({ file, line, rule }) => `${file}:${line} ${rule}`)).toEqual([
    'pages/a/+Page.tsx:2 style/unknown-variable',
    'pages/a/a.css:2 style/unknown-variable',
  ]);
});

it('a step without a title is told at its line, once', () => {
  const body = (second: string) => `:::steps\n1. **One** is done.\n2. ${second}\n:::\n`;
  const linesOf = (text: string) =>
    readProse(text, true).faults.map(({ span }) => text.slice(0, span?.[0]).split('\n').length);
  expect(linesOf(body('**Two** is done.'))).toEqual([]);
  expect(linesOf(body('Two is done.'))).toEqual([3]);
  expect(linesOf(body('**Two is done.'))).toEqual([3]);
});

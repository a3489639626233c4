import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { checkSourceCopy } from '../../../cli/lint/code/source-copy.ts';
import { sourceTexts } from '../../../cli/rules/source-texts.ts';
import type { RenderedStaticPage } from '../../../cli/templates/static-pages.ts';
import { tempFolder } from '../../support/temp-folder.ts';
import { FACTS, findingsOf } from '../copy-findings.ts';

/** What is told of a module of a site. */
async function toldIn(
  file: string,
  source: string,
  languages: readonly [string, ...string[]] = ['en'],
): Promise<string[]> {
  const root = tempFolder();
  const path = join(root, file);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, source);
  const texts = await sourceTexts(root, root, { engine: [] });
  const facts = { ...FACTS, languages };
  const rendered = [{ html: `<main>${source}</main>` }] as unknown as RenderedStaticPage[];
  const told = checkSourceCopy(texts, { root, cwd: root, facts, metas: [], rendered });
  return told.map(({ rule, line }) => `${rule} ${line}`);
}

const block = (inner: string) =>
  toldIn('pages/a/A.tsx', `export const A = () => (\n  <>\n    ${inner}\n  </>\n);\n`);

describe('a line break in JSX is no space', () => {
  it.each([
    [
      '<p>\n Somebody near you may have a notary, and the\n <a href="/x">guide to both</a>{" "}\n says so.\n</p>',
      4,
    ],
    ['<p>\n Read the guide, or ask our\n <Link href="/x">neighbors</Link>.\n</p>', 4],
    ['<p>\n Ask for <a href="/x">the guide</a>\n before you drive there.\n</p>', 4],
    ['<li>\n Bring the card and the\n <strong>original</strong>.\n</li>', 4],
    ['<p>\n We come to all of\n <em>Martin County</em>, at night, too.\n</p>', 4],
    ['<blockquote>\n He came within\n <b>an hour</b>, and left.\n</blockquote>', 4],
    [
      '<p className="md:flex flex-1">\n Read the guide, or ask our\n <a href="/x">office</a>.\n</p>',
      4,
    ],
    ['<h2>\n What to ask before you call the\n <a href="/x">Office</a>\n</h2>', 4],
  ])('%s', async (jsx, line) => {
    expect(await block(jsx)).toEqual([`copy/spacing ${line}`]);
  });

  it.each([
    '<p>\n Somebody near you has a notary, and the{" "}\n <a href="/x">guide</a>{" "}\n says so.\n</p>',
    '<p className="flex gap-2">\n Phone us\n <a href="/x">on the line</a>\n</p>',
    '<p class="mt-2 inline-flex">\n Phone us\n <a href="/x">on the line</a>\n now.\n</p>',
    "<p className={isWide ? 'grid gap-2' : 'flex'}>\n Phone us\n <a href=\"/x\">on the line</a>\n</p>",
    "<p style={{ display: 'inline-grid', gap: 8 }}>\n Phone us\n <b>on the line</b>\n</p>",
    '<li className="flex">\n Bring the card and the\n <strong>original</strong>.\n</li>',
    '<p>\n Questions about all of this?\n <a href="/x">Ask us today</a>\n</p>',
    '<p>\n It is all in the (\n <a href="/x">guide</a>\n ).\n</p>',
    '<p>Read the <a href="/x">guide</a>s of the county before you call us.</p>',
    '<p>\n Ask us how it goes\n <a className="button" href="/x">book a visit</a>\n</p>',
    '<p>\n Ask us how it goes\n <br />\n or do not.\n</p>',
    '<li>\n A visit in winter\n <strong>from nine</strong>\n</li>',
    '<div>\n Ask the office about the\n <a href="/x">guide</a>\n</div>',
    '<dd>\n From Monday\n <em>with breakfast</em>\n</dd>',
    '<p>\n <span>From the</span>\n <a href="/x">guide to both</a>\n</p>',
    '<p>\n Guide\n <a href="/x">to both towns</a>\n</p>',
    '<p>\n Hours of the office:\n <a href="/x">nine to five</a>\n</p>',
    '<p>\n The guide has {pages}\n <a href="/x">pages</a>\n</p>',
    '<p>\n Read the\n <a href="/x"><Icon /> guide</a>\n</p>',
  ])('not told: %s', async (jsx) => {
    expect(await block(jsx)).toEqual([]);
  });
});

describe('a link in Markdown', () => {
  const told = (body: string) => findingsOf(body, { at: 'guide.body', only: 'copy/spacing' });

  it.each([
    'Read the[guide](/x) first.',
    'Read the [guide](/x)and call us.',
    'Pregunte por la[guía](/x).',
  ])('%s', (body) => {
    expect(told(body)).toHaveLength(1);
  });

  it.each([
    'Read the [guide](/x) and call us.',
    'Alle [Lehrer](/x)innen und [Lehrer](/x)n der Schule.',
    'Read the un[known](/x) part, of the [notary](/x)s.',
    'Write `the[guide]` (and the rest) as it is.',
    'See the [list](/x), and the [map](/y) (the other one).',
    'The [guide](/x)’s end.',
    'Read [all there is of](/x) [the](/y) rules.',
    'Run the `command` and `wait`.',
  ])('not told: %s', (body) => {
    expect(told(body)).toEqual([]);
  });
});

describe('a label in the table of another language', () => {
  const table = (name: string, entry: string) =>
    toldIn(
      'site/a/texts.ts',
      `const ${name} = {\n  open: 'Abrir el formulario',\n  ${entry},\n  past: 'Esa hora ya pasó, escoja otra.',\n};\nexport default ${name};\n`,
      ['en', 'es', 'de'],
    );

  it.each([
    ['SPANISH', "close: 'Close'"],
    ['SPANISH', "send: 'Sending...'"],
    ['es', "next: 'Next'"],
    ['SPANISH', "search: 'Search …'"],
  ])('%s, %s', async (name, entry) => {
    expect(await table(name, entry)).toEqual(['copy/language 3']);
  });

  it.each([
    ['SPANISH', "close: 'Cerrar'"],
    ['SPANISH', "icon: 'Search'"],
    ['SPANISH', "error: 'Error'"],
    ['SPANISH', "total: 'Total'"],
    ['SPANISH', "email: 'Email'"],
    ['SPANISH', "menu: 'Menu'"],
    ['SPANISH', "key: 'send'"],
    ['ENGLISH', "close: 'Close'"],
    ['labels', "close: 'Close'"],
  ])('not told: %s, %s', async (name, entry) => {
    expect(await table(name, entry)).toEqual([]);
  });
});

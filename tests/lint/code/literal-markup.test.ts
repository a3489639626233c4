import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { literalMarkup } from '../../../cli/lint/code/literal-markup.ts';
import { sourceTexts } from '../../../cli/rules/source-texts.ts';
import type { RenderedStaticPage } from '../../../cli/templates/static-pages.ts';
import { tempFolder } from '../../support/temp-folder.ts';

/** What is told of a page with some code, which shows some HTML. */
async function toldIn(code: string, html = ''): Promise<string[]> {
  const root = tempFolder();
  mkdirSync(join(root, 'pages'));
  writeFileSync(join(root, 'pages/+Page.tsx'), code);
  const texts = await sourceTexts(root, root, { engine: [] });
  const page = { html } as unknown as RenderedStaticPage;
  return [...literalMarkup(texts, [page])].map(
    ({ rule, line, message }) => `${line} ${rule} ${/"(.*)"/.exec(message)?.[1]}`,
  );
}

it.each([
  [
    "const A = [{ title: 'a roof&nbsp;and a wall' }];",
    'a roof&amp;nbsp;and a wall',
    '1 copy/entity &nbsp;',
  ],
  [
    "const A = [{ text: 'Slate <b>and</b> tin.' }];",
    'Slate &lt;b&gt;and&lt;/b&gt; tin.',
    '1 copy/markup <b>',
  ],
  ["const A = { text: 'Pizarra y<br/>zinc' };", 'Pizarra y&lt;br/&gt;zinc', '1 copy/markup <br/>'],
  [
    `const A = { text: \`\${n} Dächer &ndash; alle dicht\` };`,
    '7 Dächer &amp;ndash; alle dicht',
    '1 copy/entity &ndash;',
  ],
  [
    "export default () => <p>Don’t {'fix &amp; paint'} it</p>;",
    'Don’t fix &amp;amp; paint it',
    '1 copy/entity &amp;',
  ],
  ["const A = ['Wir kommen &#8211; auch sonntags'];", '', '1 copy/entity &#8211;'],
  [
    "const A = [{ text: 'We mend slate and tin,<br>every day of the week.' }];",
    '',
    '1 copy/markup <br>',
  ],
  [
    'export default () => <Card text="We mend <em>slate</em> and tin." />;',
    '',
    '1 copy/markup <em>',
  ],
])('told: %s', async (code, html, told) => {
  expect(await toldIn(code, `<p>${html}</p>`)).toEqual([told]);
});

it.each([
  [
    'export default () => <Card title="Roofs &amp; walls of all kinds" />;',
    'Roofs &amp; walls of all kinds',
  ],
  ['export default () => <p>Roofs &amp; walls <b>of all kinds</b></p>;', 'Roofs &amp; walls'],
  ['export default () => <p>Don’t write &lt;b&gt; here</p>;', 'Don’t write &lt;b&gt; here'],
  ["const A = { text: 'Slate &amp; tin' };", 'Slate &amp; tin'],
  ["export default () => <code>{'<b>slate</b>'}</code>;", '<code>&lt;b&gt;slate&lt;/b&gt;</code>'],
  ["const MAIL = '<p>Your roof is done.</p>';", ''],
  ["const A = { __html: 'We mend slate <b>and</b> tin here.' };", ''],
  [
    "const A = { text: 'We ask R&D; they ask us at <once>' };",
    'We ask R&amp;D; they ask us at &lt;once&gt;',
  ],
  ["const A = words.replace('&amp;', '&');", ''],
])('not told: %s', async (code, html) => {
  expect(await toldIn(code, `<p>${html}</p>`)).toEqual([]);
});

import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { ANY_FACT } from '../../../cli/content/facts/facts.ts';
import { PageTraces } from '../../../cli/rules/pages/page-trace.ts';
import { tempFolder } from '../../support/temp-folder.ts';

/** Where the main heading with some words stands in the code of a page. */
async function placeOf(words: string, files: Readonly<Record<string, string>>): Promise<string> {
  const root = tempFolder();
  mkdirSync(join(root, 'pages/contact'), { recursive: true });
  for (const [name, text] of Object.entries(files))
    writeFileSync(join(root, 'pages/contact', name), text);
  const traces = new PageTraces({ root, cwd: root, facts: ANY_FACT });
  const { file, line } = (await traces.inSources({ words, within: 'h1' }, 'contact')) ?? {};
  return `${file}:${line}`;
}

const PAGE = 'export default () => <Title lead="We answer the phone, the chat and letters." />;\n';

it.each([
  ['Chat', '<h1>Chat</h1>'],
  ['Chat with us', '<h1 className="big">Chat <em>with</em> us</h1>'],
  ['Chat with Ann Lee', '<h1>\n  Chat with{" "}\n  Ann Lee\n</h1>'],
])(
  '“%s” is told where its element is, not at the first text that has its word',
  async (words, h1) => {
    const ways = `export const Ways = () =>\n  ${h1};\n`;
    expect(await placeOf(words, { '+Page.tsx': PAGE, 'Ways.tsx': ways })).toBe(
      'pages/contact/Ways.tsx:2',
    );
  },
);

it('is told at its words if a component puts them into its element', async () => {
  const page = 'export default () => (\n  <Title heading="Reach the notary" />\n);\n';
  expect(await placeOf('Reach the notary', { '+Page.tsx': page })).toBe(
    'pages/contact/+Page.tsx:2',
  );
});

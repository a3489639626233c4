import { expect, it } from 'vitest';
import { pageFile } from './developed-site.ts';
import { siteInDevelopment } from './in-development.ts';

const running = siteInDevelopment();
const { site } = running;

const page = (heading: string) => pageFile('Far', `  - title: { heading: ${heading} }\n`);
const write = (text: string) => site.put('pages/far/down/page.yaml', text);

const shown = async () => {
  const response = await fetch(`${running.url}/far/down`);
  return [response.status, /<h1>([^<]*)/.exec(await response.text())?.[1]];
};

it('a page of data is served at its address, and anew after each edit of its file', async () => {
  site.lend('pages/far/down/page.yaml', page('Before'));
  await expect.poll(shown).toEqual([200, 'Before']);
  write(page('After'));
  await expect.poll(shown).toEqual([200, 'After']);
  // Each right behind the one before.
  for (const heading of ['One', 'Two', 'Three', 'Four']) {
    write(page(heading));
    await expect.poll(shown, { interval: 1 }).toEqual([200, heading]);
  }
  write(page('After').replace('- title', '- titel'));
  await expect.poll(() => running.dev.log).toContain('sections[0] cannot have a key "titel"');
});

it('a page of Markdown is served at its address, and anew after an edit of its file', async () => {
  const text = (heading: string) =>
    `---\n${pageFile('Near', '').replace(/^sections:\n/m, '')}---\n\n# ${heading}\n\nWords.\n`;
  const near = async () => {
    const response = await fetch(`${running.url}/near`);
    return [response.status, /<h1>([^<]*)/.exec(await response.text())?.[1]];
  };
  site.lend('pages/near/page.md', text('Before'));
  await expect.poll(near).toEqual([200, 'Before']);
  site.put('pages/near/page.md', text('After'));
  await expect.poll(near).toEqual([200, 'After']);
});

import { beforeAll, describe, expect, it } from 'vitest';
import { PlumberSite } from '../support/plumber-site.ts';

const WALL = `import { defineSection, text } from 'touchdown';
import { z } from 'zod';

// Before, it led to <a href="/nowhere">.
export const wall = defineSection({
  name: 'wall',
  description: 'What is on a wall.',
  schema: z.strictObject({ heading: text('What is on it.') }),
  sample: { heading: 'A wall' },
  Component: ({ block }) => (
    <section>
      {/* <a href="/no-more">No more</a> */}
      <h2>{block.heading}</h2>
      <a href="/pipes">Pipes in your house</a>
      <a
        className="more"
        href={'/pips'}
      >
        All of them
      </a>
      <a href="/#attic">In the attic</a>
      <a href="https://www.example.org/pips">Elsewhere</a>
      <img alt="A wall" src="/media/wall-1.png" width={10} height={10} />
    </section>
  ),
});
`;

describe('links in the code of a section that only landings show', () => {
  const site = new PlumberSite();
  const lineOf = (words: string) => WALL.split('\n').findIndex((line) => line.includes(words)) + 1;
  const dead = [`'/pips'`, '/#attic', '/media/wall-1.png'].map(
    (words) => `links/dead error site/sections/wall.tsx:${lineOf(words)}`,
  );
  const found = async (command: string) =>
    (await site.findings(command))
      .filter(({ rule }) => rule === 'links/dead')
      .map(({ rule, severity, file, line }) => `${rule} ${severity} ${file}:${line}`);

  beforeAll(() => {
    site.write('site/sections/wall.tsx', WALL);
    site.write(
      'landings/pipes.yaml',
      `${site.read('landings/pipes.yaml')}wall:\n  heading: Behind the pipes\n`,
    );
  });

  it('are looked up, and told where they stand', async () => {
    expect(await found('lint')).toEqual(dead);
  });

  it('keep the site from being built, as those of pages do', async () => {
    expect(await found('build')).toEqual(dead);
  });
});

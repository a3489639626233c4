import { beforeAll, describe, expect, it } from 'vitest';
import { KeptAnswers } from '../../../cli/lint/outside/kept-answers.ts';
import { PlumberSite } from '../../support/plumber-site.ts';

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
      <a href="https://www.gov.uk/boilers">Elsewhere</a>
      <a href="http//www.gov.uk/boilers">Elsewhere again</a>
      <a href={\`mailto://\${block.heading}\`}>Write</a>
      <a href={\`https:/www.gov.uk/\${block.heading}\`}>Elsewhere still</a>
      <a href={\`https://www.gov.uk/\${block.heading}\`}>Elsewhere at last</a>
      <a href={\`/\${block.heading}\`}>Here</a>
      <img alt="A wall" src="/media/wall-1.png" width={10} height={10} />
    </section>
  ),
});
`;

describe('links in the code of a section that only landings show', () => {
  const site = new PlumberSite();
  const lineOf = (words: string) => WALL.split('\n').findIndex((line) => line.includes(words)) + 1;
  const at = (words: string) => `error site/sections/wall.tsx:${lineOf(words)}`;
  const dead = [
    `links/dead ${at("'/pips'")}`,
    `links/dead ${at('/#attic')}`,
    `links/malformed ${at('http//www')}`,
    `links/malformed ${at('mailto://')}`,
    `links/malformed ${at('https:/www')}`,
    `links/dead ${at('/media/wall-1.png')}`,
  ];
  const found = async (command: string) =>
    (await site.findings(command))
      .filter(({ rule }) => /^links\//.test(rule))
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

  it('to other hosts are asked for as well', async () => {
    const answers = new KeptAnswers(site.root, Date.now());
    answers.set('https://www.gov.uk/boilers', 'gone');
    answers.save();
    const outside = (await site.findings('lint', '--online')).filter(
      ({ rule }) => rule === 'links/outside',
    );
    expect(outside).toEqual([
      expect.objectContaining({ file: 'site/sections/wall.tsx', line: lineOf('gov.uk') }),
    ]);
  });
});

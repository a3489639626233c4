import { beforeAll, describe, expect, it } from 'vitest';
import type { Diagnostic } from '../../../cli/content/diagnostic.ts';
import { PlumberSite } from '../../support/plumber-site.ts';

/** A section with faults of its own, and one that comes of an address of its block. */
const CODE = `import { createElement } from 'react';
import { defineSection, defineSite, text } from 'touchdown';
import { z } from 'zod';

const wall = defineSection({
  name: 'wall',
  description: 'A picture of a wall.',
  schema: z.strictObject({ heading: text('What is on it.'), to: text('Where it leads.') }),
  sample: { heading: 'A wall', to: '/' },
  Component: ({ block }) =>
    createElement('section', null,
      createElement('h5', null, block.heading),
      createElement('a', { href: block.to }),
      createElement('a', { href: ['#', 'top'].join('') }),
      createElement('img', { src: '/wall.png' })),
});

export default defineSite({ sections: [wall] });
`;

const where = ({ file, rule, line }: Diagnostic) => `${rule} ${file}:${line}`;

describe('landings as they are rendered', () => {
  const site = new PlumberSite(CODE);
  const found = async () => (await site.findings('lint')).map(where).sort();
  let first: string[];

  /** The line of the site's file on which some words stand. */
  const lineOf = (file: string, words: string) =>
    site
      .read(file)
      .split('\n')
      .findIndex((line) => line.includes(words)) + 1;

  beforeAll(async () => {
    const plain = site.read('landings/pipes.yaml');
    for (const name of ['attic', 'pipes'])
      site.write(
        `landings/${name}.yaml`,
        `${plain.replace('Notary for a lease', `The ${name} of a house`)}wall:\n  heading: Behind the ${name}\n  to: /#${name}\npage:\n  noindex: true\n`,
      );
    first = await found();
  });

  it('have findings where what is wrong is written: in their files, or once in the code', () => {
    const inFile = (name: string) =>
      `links/no-text landings/${name}.yaml:${lineOf(`landings/${name}.yaml`, '/#')}`;
    expect(first).toEqual([
      // The address stands nowhere as one text: the first landing that has the link is told.
      'links/no-text landings/attic.yaml:1',
      inFile('attic'),
      inFile('pipes'),
      `picture/alt site/site.ts:${lineOf('site/site.ts', '/wall.png')}`,
      // The words are those of each landing, and their element is that of the section.
      `seo/heading-order site/site.ts:${lineOf('site/site.ts', 'h5')}`,
    ]);
  });

  it('have the lines of the code beside what is told there', async () => {
    const { stdout } = await site.run('lint');
    expect(stdout).toContain("createElement('h5', null, block.heading)");
    expect(stdout).toContain("createElement('img', { src: '/wall.png' })");
  });

  it('have them again, also when one of them was edited', async () => {
    const pipes = site.read('landings/pipes.yaml');
    expect(await found()).toEqual(first);
    site.write('landings/pipes.yaml', pipes.replace('Behind the pipes', 'Behind the old pipes'));
    expect(await found()).toEqual(first);
    site.write('landings/pipes.yaml', pipes);
  });

  it('are looked at with each variant by itself, which has what it changes', async () => {
    const pipes = site.read('landings/pipes.yaml');
    const variants = 'variants:\n  - name: loud\n    weight: 50\n    set:\n      wall.to: /#all\n';
    site.write('landings/pipes.yaml', pipes + variants);
    const line = lineOf('landings/pipes.yaml', 'wall.to');
    expect(await found()).toEqual(
      [
        ...first,
        `links/no-text landings/pipes.yaml:${line}`,
        // The site has no privacy page on which visitors decline it.
        `law/no-consent-switch landings/pipes.yaml:${lineOf('landings/pipes.yaml', 'name: loud')}`,
      ].sort(),
    );
    site.write('landings/pipes.yaml', pipes);
  });
});

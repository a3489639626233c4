import { beforeAll, describe, expect, it } from 'vitest';
import type { Diagnostic } from '../../cli/content/diagnostic.ts';
import { PlumberSite } from '../support/plumber-site.ts';

/** A section with a fault of its own, and one that comes of the words of its block. */
const CODE = `import { createElement } from 'react';
import { defineSection, defineSite, text } from 'touchdown';
import { z } from 'zod';

const wall = defineSection({
  name: 'wall',
  description: 'A picture of a wall.',
  schema: z.strictObject({ heading: text('What is on it.') }),
  sample: { heading: 'A wall' },
  Component: ({ block }) =>
    createElement('section', null,
      createElement('h5', null, block.heading),
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
        `${plain.replace('Notary for a lease', `The ${name} of a house`)}wall:\n  heading: Behind the ${name}\npage:\n  noindex: true\n`,
      );
    first = await found();
  });

  it('have findings where their words stand, and those of the code once, where it stands', () => {
    const inFile = (name: string) =>
      `seo/heading-order landings/${name}.yaml:${lineOf(`landings/${name}.yaml`, 'Behind')}`;
    expect(first).toEqual([
      // The address stands nowhere as one text: the first landing that has the link is told.
      'links/no-text landings/attic.yaml:1',
      `picture/alt site/site.ts:${lineOf('site/site.ts', '/wall.png')}`,
      inFile('attic'),
      inFile('pipes'),
    ]);
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
    const variants =
      'variants:\n  - name: loud\n    weight: 50\n    set:\n      wall.heading: Behind it all\n';
    site.write('landings/pipes.yaml', pipes + variants);
    const line = lineOf('landings/pipes.yaml', 'wall.heading');
    expect(await found()).toEqual(
      [
        ...first,
        `seo/heading-order landings/pipes.yaml:${line}`,
        // The site has no privacy page on which visitors decline it.
        `law/no-consent-switch landings/pipes.yaml:${lineOf('landings/pipes.yaml', 'name: loud')}`,
      ].sort(),
    );
    site.write('landings/pipes.yaml', pipes);
  });
});

import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { tagsOf, valuesOf } from '../site/site-pages.ts';
import { PLUMBER_CODE } from '../support/plumber-code.ts';
import { PlumberSite } from '../support/plumber-site.ts';

const ABOUT = `name: About
type: main
description: Who we are.
seo:
  title: About Harbour Plumbing
  description: Three plumbers from Hull, what they have learned, and what they promise about every bill they write.
sections:
  - title:
      heading: Three plumbers from Hull
      actions: { call: Call us }
  - text:
      heading: What we promise
      paragraphs:
        - A visit costs {fees.minimum} at least.
  - cards:
      heading: Where we work
      items:
        - { title: Homes, text: Kitchens and baths. }
        - { title: Boats, text: Galleys and tanks., href: / }
`;

const HOME = ABOUT.replaceAll('About', 'Home').replaceAll('Three plumbers', 'Pipes and boilers');

/** A site of two pages of data; the line of the first that holds some words, counted from 1. */
function siteWith(text: string, code?: string) {
  const site = new PlumberSite(code);
  site.write('pages/about/page.yaml', text);
  site.write('pages/index/page.yaml', HOME);
  rmSync(join(site.root, 'landings/pipes.yaml'));
  return { site, lineOf: (words: string) => text.slice(0, text.indexOf(words)).split('\n').length };
}

describe('a page of data', () => {
  it('is built, listed and found by links, without a line of code', async () => {
    const { site } = siteWith(ABOUT);
    const { code, stderr } = await site.run('build');
    expect([code, stderr]).toEqual([0, expect.not.stringContaining('error')]);
    const html = site.read('dist/about.html');
    expect(html).toContain('<h1>Three plumbers from Hull</h1>');
    expect(html).toContain('A visit costs £80 at least.');
    expect(valuesOf(tagsOf(html), 'a', 'href')).toContain('tel:+441482555014');
    expect(site.read('dist/sitemap.xml')).toContain('/about</loc>');
  });

  it('is told of what is wrong in it, each at its place', async () => {
    const faults = [
      ['links/dead', 'href: / }', 'href: /abuot }', '/abuot'],
      ['copy/placeholder', 'Kitchens and baths', 'TODO', 'TODO'],
      ['offer/fixed-price', 'Galleys and tanks', 'We have a fixed price', 'a fixed price'],
      ['facts/unknown', 'fees.minimum', 'fees.minimun', 'fees.minimun'],
    ] as const;
    const text = faults.reduce((page, [, right, wrong]) => page.replace(right, wrong), ABOUT);
    const { site, lineOf } = siteWith(text, PLUMBER_CODE);
    const found = (await site.findings('lint')).filter(({ file }) => file.includes('about'));
    expect(found.map(({ rule, line }) => [rule, line]).sort()).toEqual(
      faults.map(([rule, , , words]) => [rule, lineOf(words)]).sort(),
    );
  });
});

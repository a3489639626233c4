import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { tagsOf, valuesOf } from '../site/site-pages.ts';
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

const NO_GUARANTEE = `import { defineSite } from 'touchdown';

export default defineSite({
  textRules: [
    {
      name: 'law/for-ever',
      words: ['forever'],
      breaches: ({ text }) =>
        /forever/.test(text)
          ? [{ sentence: 'forever', message: 'Nothing lasts.', hint: 'Say how long.' }]
          : [],
    },
  ],
});
`;

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

  it.each([
    ['links/dead', ABOUT.replace('href: / }', 'href: /abuot }'), '/abuot'],
    ['copy/placeholder', ABOUT.replace('Kitchens and baths', 'TODO'), 'TODO'],
    ['law/for-ever', ABOUT.replace('Kitchens and baths', 'It holds forever'), 'It holds'],
    ['facts/unknown', ABOUT.replace('fees.minimum', 'fees.minimun'), 'fees.minimun'],
  ])('is told of %s at its place', async (rule, text, words) => {
    const { site, lineOf } = siteWith(text, NO_GUARANTEE);
    const found = await site.findings('lint');
    expect(found.filter((finding) => finding.rule === rule)).toMatchObject([
      { file: 'pages/about/page.yaml', rule, line: lineOf(words) },
    ]);
  });
});

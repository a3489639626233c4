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
  title: "About {business.name}"
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

const GUIDE = `---
name: Guide
type: main
description: What to do when a pipe bursts.
seo:
  title: When a pipe bursts
  description: The valve first, the phone second, the towels last. What three plumbers from Hull do in their own kitchens.
---

# When a pipe bursts

Turn [the valve](#the-valve) first, and read [what it costs](/about#costs) later.

## The valve

It is where the water comes in: **{fees.minimum}** if we have to look for it.
`;

describe('a page of Markdown', () => {
  it('is built, and found by links to its headings', async () => {
    const { site } = siteWith(ABOUT.replace('{fees.minimum} at least', 'what is agreed'));
    site.write('pages/guide/page.md', GUIDE.replace('/about#costs', '/about'));
    site.write('pages/index/page.yaml', HOME.replace('href: /', 'href: /guide#the-valve'));
    const { code, stderr } = await site.run('build');
    expect([code, stderr]).toEqual([0, expect.not.stringContaining('error')]);
    const html = site.read('dist/guide.html');
    expect(html).toContain('<h1>When a pipe bursts</h1>');
    expect(html).toContain('<h2 id="the-valve">');
    expect(html).toContain('<strong>£80</strong>');
  });

  it('is told of headings that are not there, and of promises, each at its place', async () => {
    const text = `${GUIDE}\nWe have a fixed price for it.\n`;
    const { site } = siteWith(ABOUT, PLUMBER_CODE);
    site.write('pages/guide/page.md', text);
    site.write('pages/index/page.yaml', HOME.replace('href: /', 'href: /guide#the-valv'));
    const found = await site.findings('lint');
    const lineOf = (words: string) => text.slice(0, text.indexOf(words)).split('\n').length;
    expect(
      found.map(({ rule, line, file }) => [rule, file.includes('guide') ? line : 0]).sort(),
    ).toEqual([
      ['links/dead', 0],
      ['links/dead', lineOf('/about#costs')],
      ['offer/fixed-price', lineOf('We have a fixed')],
    ]);
  });
});

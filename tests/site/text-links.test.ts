import { expect, test } from 'vitest';
import { sitePages, valuesOf } from './site-pages.ts';

const pages = sitePages();

/** Links of a page with the words on them. */
function linksOf(html: string): { href: string; words: string }[] {
  return [...html.matchAll(/<a\b[^>]*\bhref="([^"]*)"[^>]*>(.*?)<\/a>/gs)].map(
    ([, href = '', content = '']) => ({ href, words: content.replace(/<[^>]+>/g, ' ').trim() }),
  );
}

test('where a page offers to be called or texted, it has a link for each, to one number', () => {
  const offering = pages.filter(({ html }) => /call or text|text us/i.test(html));
  expect(offering.map(({ path }) => path)).toEqual(
    expect.arrayContaining(['/contact', '/mobile-notary']),
  );
  for (const { path, tags } of offering) {
    const hrefs = valuesOf(tags, 'a', 'href');
    const texts = hrefs.filter((href) => href.startsWith('sms:'));
    expect(texts.length, path).toBeGreaterThan(0);
    for (const href of texts) expect(hrefs, path).toContain(href.replace('sms:', 'tel:'));
  }
});

test('a link that says “text” opens a text message, and no other link does', () => {
  for (const { path, html } of pages) {
    for (const { href, words } of linksOf(html)) {
      const says = /^text (?:us|the|this|a)\b/i.test(words);
      expect(href.startsWith('sms:'), `${path}: ${words} leads to ${href}`).toBe(says);
    }
  }
});

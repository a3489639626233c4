import { describe, expect, test } from 'vitest';
import { alternatesByPath } from '../../cli/content/addresses/alternates.ts';
import { pagesAmong } from '../../cli/content/addresses/site-pages.ts';
import { renderPage } from '../../renderer/render-page.tsx';
import type { Landing } from '../../schemas/landing.ts';
import { decode, type Tag, tagsOf, valuesOf } from '../site/site-pages.ts';
import { CONTEXT, config, landingFile, landingPage, render } from './rendered-landing.ts';

const ORIGIN = new URL(config.site.url).origin;
const AWKWARD = `"Sign" & 'seal' </title><script>alert(1)</script> <!-- &amp; 2 > 1`;

function metas(tags: readonly Tag[], key: string): string[] {
  const named = tags.filter(({ attributes }) =>
    [attributes.get('name'), attributes.get('property')].includes(key),
  );
  return valuesOf(named, 'meta', 'content').map(decode);
}

function links(tags: readonly Tag[], rel: string): Tag[] {
  return tags.filter(({ name, attributes }) => name === 'link' && attributes.get('rel') === rel);
}

const title = (html: string) => decode(/<title>([^<]*)<\/title>/.exec(html)?.[1] ?? '');

test('title and description are shown as written, whatever characters they hold', () => {
  const html = render(({ seo }) => {
    seo.title = AWKWARD;
    seo.description = `${AWKWARD} described`;
    seo.keywords = [AWKWARD, 'notary'];
  });
  const tags = tagsOf(html);
  expect(title(html)).toBe(AWKWARD);
  expect(metas(tags, 'description')).toEqual([`${AWKWARD} described`]);
  expect(metas(tags, 'keywords')).toEqual([`${AWKWARD}, notary`]);
  expect(metas(tags, 'og:title')).toEqual([AWKWARD]);
  expect(metas(tags, 'og:description')).toEqual([`${AWKWARD} described`]);
  const inline = tags.filter(({ name, attributes }) => name === 'script' && attributes.size === 0);
  expect(inline).toEqual([]);
});

describe('the canonical address', () => {
  const canonical = (edit?: (landing: Landing) => void) =>
    valuesOf(links(tagsOf(render(edit)), 'canonical'), 'link', 'href');

  test('is the page’s own unless the landing names another', () => {
    expect(canonical()).toEqual([`${ORIGIN}/the-gate`]);
    const named = (landing: Landing) => {
      landing.page = { canonical: '/lp' };
    };
    expect(canonical(named)).toEqual([`${ORIGIN}/lp`]);
    expect(metas(tagsOf(render(named)), 'og:url')).toEqual([`${ORIGIN}/lp`]);
  });
});

test('only a landing that asks for it is kept out of search engines', () => {
  expect(metas(tagsOf(render()), 'robots')).toEqual([]);
  const hidden = render((landing) => {
    landing.page = { noindex: true };
  });
  expect(metas(tagsOf(hidden), 'robots')).toEqual(['noindex']);
});

test('two languages of a page name each other and themselves', () => {
  const english = landingFile(() => {}, 'the-gate');
  const spanish = landingFile((landing) => {
    landing.language = 'es';
    landing.translationOf = 'the-gate';
  }, 'la-puerta');
  const versions = alternatesByPath(pagesAmong([spanish, english].map(({ meta }) => meta)));
  const alternates = [english, spanish].map(({ page }) => {
    const html = renderPage({ ...page, alternates: versions.get(page.entry.path) ?? [] }, CONTEXT);
    return links(tagsOf(html), 'alternate').map(({ attributes }) => [
      attributes.get('hreflang'),
      attributes.get('href'),
    ]);
  });
  const both = [
    ['en', `${ORIGIN}/the-gate`],
    ['es', `${ORIGIN}/la-puerta`],
  ];
  expect(alternates).toEqual([both, both]);
  expect(links(tagsOf(render()), 'alternate')).toEqual([]);
});

test('a shared link shows the page’s title, summary, address, site and language', () => {
  const page = landingPage();
  const tags = tagsOf(renderPage(page, CONTEXT));
  expect(metas(tags, 'og:title')).toEqual([page.seo.title]);
  expect(metas(tags, 'og:description')).toEqual([page.seo.description]);
  expect(metas(tags, 'og:url')).toEqual([`${ORIGIN}/the-gate`]);
  expect(metas(tags, 'og:site_name')).toEqual([config.site.name]);
  expect(metas(tags, 'og:locale')).toEqual(['en_US']);
  expect(metas(tags, 'og:type')).toEqual(['website']);
});

describe('the content security policy', () => {
  const policies = (html: string) =>
    tagsOf(html).filter(({ attributes }) => attributes.has('http-equiv'));

  test('is absent in development', () => {
    expect(policies(render())).toEqual([]);
  });

  test('stands before everything that it governs', () => {
    const csp = `default-src 'self'; img-src "x"`;
    const html = renderPage(landingPage(), { ...CONTEXT, csp });
    const [policy, ...more] = policies(html);
    expect(more).toEqual([]);
    expect(decode(policy?.attributes.get('content') ?? '')).toBe(csp);
    const before = html.slice(0, html.indexOf('Content-Security-Policy'));
    expect(before).not.toMatch(/<(?:script|link|style)/);
  });
});

test('utility styles of a landing are linked after the styles of the site', () => {
  const utilityStyles = '/assets/the-gate.css';
  const tags = tagsOf(renderPage(landingPage(), CONTEXT, { utilityStyles }));
  const styles = valuesOf(links(tags, 'stylesheet'), 'link', 'href');
  expect(styles).toEqual([...CONTEXT.assets.styles, utilityStyles]);
});

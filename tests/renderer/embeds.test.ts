import { describe, expect, test } from 'vitest';
import { policySources, policyWith } from '../../renderer/document/page-policy.ts';
import { renderPage } from '../../renderer/render-page.tsx';
import { tagsOf } from '../site/site-pages.ts';
import { CONTEXT, checkEdited, landingPage } from './rendered-landing.ts';

const CSP = "default-src 'none'; frame-src 'self'; base-uri 'none'";
const VIDEO = { url: 'https://youtu.be/M7lc1UVf-VE', title: 'How a visit goes' };

const withVideo =
  (more: object = {}) =>
  (landing: object) =>
    Object.assign(landing, { video: { ...VIDEO, ...more } });
const shown = (edit?: (landing: object) => void) =>
  renderPage(landingPage(edit), { ...CONTEXT, csp: CSP });
const policyOf = (html: string) =>
  /<meta http-equiv="Content-Security-Policy" content="([^"]+)">/
    .exec(html)?.[1]
    ?.replaceAll('&#39;', "'");

describe('the policy of a page', () => {
  test('lets in the host of a video that it shows, and no other', () => {
    expect(policyOf(shown(withVideo()))).toBe(
      "default-src 'none'; frame-src 'self' https://www.youtube-nocookie.com; base-uri 'none'",
    );
  });

  test('is that of the site where it shows none, to the byte', () => {
    expect(policyOf(shown())).toBe(CSP);
  });

  test('takes nothing from texts that look like markup', () => {
    const text = '<a data-frame="https://evil.example/">';
    const html = shown(withVideo({ title: text, heading: text }));
    expect(policySources(html)).toEqual(['frame-src https://www.youtube-nocookie.com']);
  });

  test('takes in a directive that it has not, and no source twice', () => {
    const added = policyWith(CSP, ["media-src 'self'", 'frame-src https://a.example']);
    expect(added).toBe(
      "default-src 'none'; frame-src 'self' https://a.example; base-uri 'none'; media-src 'self'",
    );
    expect(policyWith(added, ['frame-src https://a.example'])).toBe(added);
    expect(policyWith(CSP, [])).toBe(CSP);
  });
});

test('without script the place of a video is a link to the host’s page; nothing is fetched from there', () => {
  const tags = tagsOf(shown(withVideo()));
  const facade = tags.find(({ attributes }) => attributes.has('data-frame'));
  expect(facade?.name).toBe('a');
  expect(facade?.attributes.get('href')).toBe('https://www.youtube.com/watch?v=M7lc1UVf-VE');
  expect(tags.filter(({ name }) => name === 'iframe')).toEqual([]);
  const fetched = tags.flatMap(({ name, attributes }) =>
    name === 'a' ? [] : [attributes.get('src'), attributes.get('href')],
  );
  expect(fetched.filter((address) => address?.includes('youtu'))).toEqual([]);
});

test.each([
  ['https://www.youtube.com/@channel', /YouTube or Vimeo/],
  [
    '<iframe width="560" src="https://www.youtube.com/embed/M7lc1UVf-VE" title="x"></iframe>',
    /Write https:\/\/www\.youtube\.com\/embed\/M7lc1UVf-VE/,
  ],
])('an address that no frame can show is told where it stands: %s', (url, hint) => {
  const { diagnostics } = checkEdited(withVideo({ url }));
  expect(diagnostics).toMatchObject([{ rule: 'embed/address', severity: 'error' }]);
  expect(diagnostics[0]?.hint).toMatch(hint);
  expect((diagnostics[0]?.endColumn ?? 0) - (diagnostics[0]?.column ?? 0)).toBe(
    JSON.stringify(url).length,
  );
});

/** The ratios that a poster of 12 megapixels is cut to, for narrow windows first. */
function postersOf(section: object): string[] {
  const image = { src: 'van.jpg', alt: 'A van at the gate' };
  const page = landingPage((landing) =>
    Object.assign(
      landing,
      Object.fromEntries(
        Object.entries(section).map(([name, block]) => [name, { title: 'A', ...block, image }]),
      ),
    ),
  );
  const facts = { hash: '0123456789', width: 4000, height: 3000, format: 'jpg' } as const;
  const html = renderPage({ ...page, pictures: { 'van.jpg': facts } }, CONTEXT);
  return [...new Set([...html.matchAll(/van-0123456789-(\d+x\d+)at/g)].map(([, cut = '']) => cut))];
}

test.each([
  ['a video', { video: { url: VIDEO.url } }, ['16x9']],
  ['a square video', { video: { url: VIDEO.url, shape: 'square' } }, ['1x1']],
  ['a video of YouTube Shorts', { video: { url: 'youtube.com/shorts/M7lc1UVf-VE' } }, ['9x16']],
  ['a calendar', { embed: { url: 'https://cal.com/ortega/visit' } }, ['2x3', '3x2']],
])('the poster of %s is cut as its place is', (_, section, cuts) => {
  expect(postersOf(section)).toEqual(cuts);
});

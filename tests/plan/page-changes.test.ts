import { describe, expect, test } from 'vitest';
import { pageDifferences } from '../../cli/plan/page-changes.ts';
import { readContent } from '../../cli/plan/page-content.ts';

const page = (body: string, head = '') =>
  `<!doctype html><html lang="en"><head><title>Gates</title>${head}</head><body>${body}</body></html>`;

/** What differs between two bodies, or two heads. */
function differences(before: string, after: string, [was, is]: readonly string[] = []) {
  return pageDifferences(readContent(page(before, was)), readContent(page(after, is)));
}

const one = (kind: string, before: string | null, after: string | null) => [
  { kind, before, after },
];

describe('what is different on a page', () => {
  test.each([
    [
      'words',
      '<p>Open <b>daily</b>.</p>',
      '<p>Open <b>weekly</b>.</p>',
      'Open daily.',
      'Open weekly.',
    ],
    ['words', '<p>One</p>', '<p>One</p><p>Two &amp; three</p>', null, 'Two & three'],
    [
      'words',
      '<button aria-label="Open">x</button>',
      '<button aria-label="Close">x</button>',
      'Open',
      'Close',
    ],
    [
      'price',
      '<p>From $40 today.</p>',
      '<p>From $45 today.</p>',
      'From $40 today.',
      'From $45 today.',
    ],
    [
      'price',
      '<p>Ab 1.200 € je Tor</p>',
      '<p>Ab 1.250 € je Tor</p>',
      'Ab 1.200 € je Tor',
      'Ab 1.250 € je Tor',
    ],
    ['link', '<a href="/a">Gates</a>', '<a href="/b">Gates</a>', '/a', '/b'],
    ['link', '<a href="/a">Gates</a><a href="/b">Gates</a>', '<a href="/a">Gates</a>', '/b', null],
    [
      'picture',
      '<img alt="A gate" src="/media/a.jpg">',
      '<img alt="A gate" src="/media/b.jpg">',
      '/media/a.jpg',
      '/media/b.jpg',
    ],
    [
      'order',
      '<p>One</p><p>Two</p><p>Three</p>',
      '<p>Three</p><p>One</p><p>Two</p>',
      'Three',
      'Three',
    ],
    ['markup', '<p class="a">One</p>', '<p class="b">One</p>', null, null],
  ])('is named: %s', (kind, before, after, was, is) => {
    const found = differences(before, after);
    // Without a link, its words are gone, too.
    expect(found.filter((change) => change.kind === kind)).toEqual(one(kind, was, is));
    if (kind !== 'link') expect(found).toHaveLength(1);
  });

  test.each([
    [
      'description',
      '<meta name="description" content="One">',
      '<meta name="description" content="Two">',
      'One',
      'Two',
    ],
    [
      'canonical',
      '<link rel="canonical" href="https://a.example/a">',
      '<link rel="canonical" href="https://a.example/b">',
      'https://a.example/a',
      'https://a.example/b',
    ],
    ['noindex', '', '<meta name="robots" content="noindex">', 'false', 'true'],
    [
      'languages',
      '',
      '<link rel="alternate" href="https://a.example/es/a" hreflang="es">',
      null,
      'es /es/a',
    ],
    [
      'style',
      '<link rel="stylesheet" href="/assets/a.css">',
      '<link rel="stylesheet" href="/assets/b.css">',
      '/assets/a.css',
      '/assets/b.css',
    ],
    [
      'structured-data',
      '<script type="application/ld+json">{"a":"x"}</script>',
      '<script type="application/ld+json">{"a":"y"}</script>',
      'x',
      'y',
    ],
  ])('is named where only machines see it: %s', (kind, was, is, before, after) => {
    expect(differences('', '', [was, is])).toEqual(one(kind, before, after));
  });

  test('is told once: not again from the structured data, nor for every place', () => {
    const data = (text: string) => `<script type="application/ld+json">{"name":"${text}"}</script>`;
    const body = (text: string) => `<h1>${text}</h1><p>More</p><li>${text}</li>`;
    const found = differences(body('Gates in spring'), body('Gates in autumn'), [
      data('Gates in spring'),
      data('Gates in autumn'),
    ]);
    expect(found).toEqual(one('words', 'Gates in spring', 'Gates in autumn'));
  });

  test('is nothing where names of files follow from their content', () => {
    const named = (hash: string) =>
      `<div data-facts="/assets/facts.${hash}.json"><p>One</p></div><script>load("/assets/site-${hash}.js")</script>`;
    expect(differences(named('f5c70f91'), named('0a1b2c3d'))).toEqual([]);
  });

  test('are texts as they stand apart: buttons side by side, a number beside a name', () => {
    const { lines } = readContent(
      page('<p><a href="/a">Call</a><a href="/b">Write</a></p><p>Hull<small>Gates</small></p>'),
    );
    expect(lines.slice(0, 2)).toEqual(['Call', 'Write']);
  });
});

import { describe, expect, test } from 'vitest';
import { pageDifferences } from '../../cli/plan/page-changes.ts';
import { readContent } from '../../cli/plan/read-content.ts';

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
    ['words', '<p>Call us</p>', '<p>Call\u00a0us</p>', 'Call us', 'Call\u00a0us'],
    ['words', '<p>Call&nbsp;us</p>', '<p>Call us</p>', 'Call\u00a0us', 'Call us'],
    [
      'words',
      '<p>Nur 80 € je Tor</p>',
      '<p>Nur 80\u00a0€ je Tor</p>',
      'Nur 80 € je Tor',
      'Nur 80\u00a0€ je Tor',
    ],
    ['words', '<input placeholder="A b">', '<input placeholder="A\u202fb">', 'A b', 'A\u202fb'],
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
    [
      'picture',
      '<img alt="A gate" src="/media/a.jpg">',
      '<img alt="An oak gate" src="/media/a.jpg">',
      'A gate',
      'An oak gate',
    ],
    [
      'picture',
      '<picture><source srcSet="/media/a-1.avif 400w, /media/a-2.avif 800w"/><img alt="" src="/media/a.jpg"/></picture>',
      '<picture><source srcSet="/media/a-1.avif 400w, /media/a-3.avif 800w"/><img alt="" src="/media/a.jpg"/></picture>',
      '/media/a-2.avif',
      '/media/a-3.avif',
    ],
    [
      'form',
      '<form action="https://one.example/secret"></form>',
      '<form action="https://two.example/secret"></form>',
      'a form goes to one.example',
      'a form goes to two.example',
    ],
    [
      'form',
      '<form action="mailto:a@b.example"></form>',
      '<form action="https://two.example/secret"></form>',
      'a form goes to the visitor’s mail program',
      'a form goes to two.example',
    ],
    [
      'words',
      '<input type="submit" value="Send">',
      '<input type="submit" value="Ask">',
      'Send',
      'Ask',
    ],
    [
      'words',
      '<div data-words="{&quot;sent&quot;:&quot;Thank you&quot;}"></div>',
      '<div data-words="{&quot;sent&quot;:&quot;Thanks a lot&quot;}"></div>',
      'Thank you',
      'Thanks a lot',
    ],
    [
      'words',
      '<div data-wait="Please wait here"></div>',
      '<div data-wait="Please wait there"></div>',
      'Please wait here',
      'Please wait there',
    ],
    ['markup', '<p class="a">One</p>', '<p class="b">One</p>', '<p class="a">', '<p class="b">'],
    [
      'markup',
      '<a href="/a">One</a>',
      '<a href="/a" target="_blank">One</a>',
      '<a>',
      '<a target="_blank">',
    ],
    [
      'markup',
      '<form action="https://hooks.example/secret" class="a"></form>',
      '<form action="https://hooks.example/secret" class="b"></form>',
      '<form action="https://hooks.example" class="a">',
      '<form action="https://hooks.example" class="b">',
    ],
    ['markup', '<p>One</p>', '<p>One</p><hr/>', null, '<hr/>'],
    [
      'markup',
      '<video src="/media/first-video.mp4"></video>',
      '<video src="/media/other-video.mp4"></video>',
      '<video src="/media/first-video.mp4">',
      '<video src="/media/other-video.mp4">',
    ],
    [
      'markup',
      '<iframe src="https://a.example"></iframe>',
      '<iframe src="https://b.example"></iframe>',
      '<iframe src="https://a.example">',
      '<iframe src="https://b.example">',
    ],
    [
      'markup',
      '<iframe src="https://a.example/one"></iframe>',
      '<iframe src="https://a.example/two"></iframe>',
      null,
      null,
    ],
    [
      'markup',
      '<input type="radio" value="a">',
      '<input type="radio" value="b">',
      '<input type="radio" value="a">',
      '<input type="radio" value="b">',
    ],
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
    ['words', '<meta name="keywords" content="a">', '<meta name="keywords" content="b">', 'a', 'b'],
    [
      'markup',
      '<meta name="geo.placename" content="a">',
      '<meta name="geo.placename" content="b">',
      '<meta name="geo.placename" content="a">',
      '<meta name="geo.placename" content="b">',
    ],
    [
      'markup',
      '<meta http-equiv="Content-Security-Policy" content="connect-src https://a.example">',
      '<meta http-equiv="Content-Security-Policy" content="connect-src https://b.example">',
      '<meta http-equiv="Content-Security-Policy" content="connect-src https://a.example">',
      '<meta http-equiv="Content-Security-Policy" content="connect-src https://b.example">',
    ],
    [
      'picture',
      '<meta property="og:image" content="https://a.example/media/truck.jpg">',
      '<meta property="og:image" content="https://a.example/media/van.jpg">',
      '/media/truck.jpg',
      '/media/van.jpg',
    ],
    [
      'picture',
      '<meta property="og:image:alt" content="A truck">',
      '<meta property="og:image:alt" content="A van">',
      'A truck',
      'A van',
    ],
    [
      'style',
      '<meta property="og:image" content="https://a.example/previews/1656f8eb69271bfb.png">',
      '<meta property="og:image" content="https://a.example/previews/0b16f8eb69271bfb.png">',
      '/previews/1656f8eb69271bfb.png',
      '/previews/0b16f8eb69271bfb.png',
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

  test('is nothing where white space of another kind is laid out the same', () => {
    expect(differences('<p>Call us</p>', '<p> Call\n\tus </p>')).toEqual([]);
    const titled = (title: string) =>
      readContent(`<html><head><title>${title}</title></head></html>`);
    expect(pageDifferences(titled('Our gates'), titled('Our\u00a0gates'))).toEqual(
      one('title', 'Our gates', 'Our\u00a0gates'),
    );
  });

  test('is nothing where names of files follow from their content', () => {
    const named = (hash: string) =>
      `<div data-facts="/assets/facts.${hash}.json"><p>One</p></div><script>load("/assets/site-${hash}.js")</script>`;
    expect(differences(named('f5c70f91'), named('0a1b2c3d'))).toEqual([]);
  });

  test('is nothing where a title is drawn on the picture for link previews, or scripts have other hashes', () => {
    const head = (hash: string) =>
      `<meta http-equiv="Content-Security-Policy" content="script-src 'sha256-${hash}='"><meta property="og:image" content="https://a.example/previews/${hash}.png">`;
    const heads = [head('1656f8eb69271bfb'), head('0b16f8eb69271bfb')];
    const found = differences('<h1>One</h1>', '<h1>Two</h1>', heads);
    expect(found).toEqual(one('words', 'One', 'Two'));
  });

  test('is told in its place where a text stands twice', () => {
    const body = (text: string) => `<h1>${text}</h1><p>More</p><nav>Gates in spring</nav>`;
    const found = differences(body('Gates in spring'), body('Fences'));
    expect(found).toEqual(one('words', 'Gates in spring', 'Fences'));
  });

  test('is told row by row where a price becomes that of another row', () => {
    const table = (prices: readonly string[]) =>
      prices.map((price, row) => `<tr><th>Row ${row}</th><td>${price}</td></tr>`).join('');
    const found = differences(
      `${table(['$54', '$59', '$74', '$64'])}<p>From $54</p>`,
      `${table(['$59', '$64', '$54', '$74'])}<p>From $59</p>`,
    );
    expect(found).toEqual([
      ...one('price', '$54', '$59'),
      ...one('price', '$59', '$64'),
      ...one('price', '$74', '$54'),
      ...one('price', '$64', '$74'),
      ...one('price', 'From $54', 'From $59'),
    ]);
  });

  test('is told row by row where all rows have the same label', () => {
    const rows = (prices: readonly string[]) =>
      prices.map((price, row) => `<p>${row}</p><p>By day</p><p>${price}</p>`).join('');
    const found = differences(
      `<h2>Far</h2>${rows(['$50', '$54', '$59'])}`,
      `<h2>Far</h2>${rows(['$54', '$59', '$64'])}`,
    );
    expect(found).toEqual([
      ...one('price', '$50', '$54'),
      ...one('price', '$54', '$59'),
      ...one('price', '$59', '$64'),
    ]);
  });

  test('is told of the day whose hours are others, and of no day with the same ones', () => {
    const week = (hours: readonly string[]) =>
      hours.map((text, day) => `<dt>Day ${day}</dt><dd>${text}</dd>`).join('');
    const found = differences(
      week(['8 to 5', '8 to 5', '8 to 5', '8 to 5', 'closed']),
      week(['9 to 5', '8 to 5', '8 to 5', '9 to 5', 'closed']),
    );
    expect(found).toEqual(one('words', '8 to 5', '9 to 5'));
  });

  test('is told of the row that is new, and of no other', () => {
    const rows = (names: readonly string[]) =>
      names.map((name) => `<dt>${name}</dt><dd>$10</dd>`).join('');
    const found = differences(rows(['A', 'B', 'C', 'D']), rows(['A', 'X', 'B', 'C', 'Y', 'D']));
    expect(found.every(({ before, kind }) => before === null && kind === 'words')).toBe(true);
    expect(found.map(({ after }) => after).sort()).toEqual(['$10', 'X', 'Y']);
  });

  test('are texts as they stand apart: buttons side by side, a name and what is below it', () => {
    const { lines } = readContent(
      page(
        '<p><a href="/a">Call</a><a href="/b">Write</a></p><p>Hull<small>Gates</small></p><p><b>8 to 5 PM</b>Closed on <i>Sun</i>days</p>',
      ),
    );
    expect(lines).toEqual(['Call', 'Write', 'Hull Gates', '8 to 5 PM Closed on Sundays']);
  });
});

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ANY_FACT } from '../../cli/content/facts/facts.ts';
import { viewPage } from '../../cli/rules/pages/page-view.ts';
import schemaOrg from '../../cli/rules/pages/schema-org.json' with { type: 'json' };
import { VIEW_RULES } from '../../cli/rules/pages/view-rules.ts';
import { readVocabulary } from '../guide/vocabulary.mjs';
import { cases } from '../support/proof.ts';

/** The facts of a business. */
const FACTS = { ...ANY_FACT, names: ['business.email'], get: () => 'hello@hull.example' };

/** What the rules say of some markup. */
function found(html: string): { rule: string; trace: unknown; hint: string }[] {
  const view = viewPage(html);
  return VIEW_RULES.flatMap((rule) =>
    [...rule.check(view, FACTS)].map(({ trace, hint }) => ({ rule: rule.name, trace, hint })),
  );
}

const data = (thing: object) =>
  `<h1>A</h1><script type="application/ld+json">${JSON.stringify({ '@graph': [thing] })}</script>`;

/** A table of three columns with two rows, and with another one between them. */
const table = (row: string) =>
  `<table><thead><tr><td></td><th>Time</th><th>Price</th></tr></thead><tbody><tr><td>1</td><td>2</td><td>3</td></tr><tr>${row || '<td>1</td><td></td><td>3</td>'}</tr><tr><td>4</td><td>5</td><td>6</td></tr></tbody></table>`;

/** Whether a link that calls a number is told where the business has this one. */
function isToldOf(dialled: string, own: string): boolean {
  const facts = { ...ANY_FACT, names: ['business.phone'], get: () => own };
  const view = viewPage(`<h1>A</h1><a href="tel:${dialled}">The salon</a>`);
  return VIEW_RULES.some((rule) => [...rule.check(view, facts)].length > 0);
}

it('a page without a main heading is told at the first of its others', () => {
  expect(found('<h2>Flowers in May</h2><h2>Where to find us</h2>')).toMatchObject([
    {
      rule: 'seo/main-heading',
      trace: { code: /<h2\b/ },
      hint: expect.stringContaining('Flowers in May'),
    },
  ]);
});

it.each([
  ['AU', '1800 445 663', '1800445663', '1800445636'],
  ['DE', '0800 111 0 111', '08001110111', '08001110112'],
])('a link within %s that shows %s calls it', (country, shown, right, wrong) => {
  const facts = {
    ...ANY_FACT,
    names: [],
    get: (name: string) => (name.endsWith('country') ? country : undefined),
  };
  const toldOf = (number: string) =>
    VIEW_RULES.flatMap((rule) => [
      ...rule.check(viewPage(`<h1>A</h1><a href="tel:${number}">${shown}</a>`), facts),
    ]);
  expect(toldOf(right)).toEqual([]);
  expect(toldOf(wrong)).toHaveLength(1);
});

describe('what a rendered page shows', () => {
  it.each([
    ['two digits swapped', '+15035550184'],
    ['a wrong digit', '+15045550148'],
    ['a digit too many', '+4994155501470'],
    ['a digit too few', '+49941555147'],
  ])('%s is a number that nobody has', (_, dialled) => {
    const own = dialled.startsWith('+1') ? '(503) 555-0148' : '+49 941 5550147';
    expect(isToldOf(dialled, own)).toBe(true);
  });

  it.each([
    ['the number itself', '+15035550148'],
    ['a second line', '+15035550149'],
    ['somebody else', '+18002221222'],
  ])('%s is a number to call', (_, dialled) => {
    expect(isToldOf(dialled, '(503) 555-0148')).toBe(false);
  });

  it.each([
    ['seo/main-heading', '<h2>Pipes</h2>', '<h1>Pipes <em>and</em> drains</h1>'],
    ['seo/main-heading', '<h1>Pipes</h1><h1>Drains</h1>', '<h1>Pipes</h1><h2>Drains</h2>'],
    ['seo/heading-order', '<h1>A</h1><h3>B</h3>', '<h1>A</h1><h2>B</h2><h3>C</h3><h2>D</h2>'],
    [
      'seo/heading-order',
      '<h1>A</h1><h2>B</h2><h4>C</h4><h4>D</h4>',
      '<h2>0</h2><h1>A</h1><h2>B</h2>',
    ],
    ['links/no-text', '<h1>A</h1><a href="/b"></a>', '<h1>A</h1><a href="/b">B</a>'],
    [
      'links/no-text',
      '<h1>A</h1><a href="/b"><svg><path d=""/></svg></a>',
      '<h1>A</h1><a href="/b"><img src="/b.png" alt="B"></a><a href="/c" aria-label="C"></a>',
    ],
    [
      'links/missing-id',
      '<h1>A</h1><p id="b">B</p><p aria-describedby="b c">D</p>',
      '<h1>A</h1><p id="b">B</p><p id="c">C</p><p aria-describedby="b c">D</p>',
    ],
    [
      'links/other-address',
      '<h1>A</h1><a href="mailto:office@hull.example">hello@hull.example</a>',
      '<h1>A</h1><a href="mailto:hello@hull.example?subject=A">hello@hull.example</a><a href="mailto:a@b.example">Authority</a>',
    ],
    [
      'links/other-address',
      '<h1>A</h1><a href="mailto:office@hull.example">Write to us</a>',
      '<h1>A</h1><a href="tel:+441482555014">01482 555014</a>',
    ],
    [
      'links/other-address',
      '<h1>A</h1><a href="mailto:hello@hul.example">Write to the office</a>',
      '<h1>A</h1><a href="mailto:hello@hull-council.example">The council</a>',
    ],
    [
      'links/other-address',
      '<h1>A</h1><a href="tel:+14325550199">(432) 555-0142</a>',
      '<h1>A</h1><a href="tel:+14325550142">(432) 555-0142</a><a href="tel:+14325550142">24/7</a>',
    ],
    [
      'form/label',
      '<h1>A</h1><form><label for="b">B</label><input id="c" name="c"></form>',
      '<h1>A</h1><form><label for="b">B</label><input id="b" name="b"><label>C<textarea name="c"></textarea></label><input name="d" aria-label="D"><input name="e" tabindex="-1"><input name="f" type="hidden"></form>',
    ],
    [
      'links/same-id',
      '<h1 id="a">A</h1><p id="a">B</p><p id="a">C</p>',
      '<h1 id="a">A</h1><p id="b" data-id="a">B</p>',
    ],
    ['picture/alt', '<h1>A</h1><img src="/a.png">', '<h1>A</h1><img src="/a.png" alt="">'],
    ['style/inline', '<h1 style="color:red">A</h1>', '<h1 class="red">A</h1>'],
    [
      'copy/table-row',
      `<h1>A</h1>${table('<td>Roof</td><td>Two days</td>')}`,
      `<h1>A</h1>${table('')}`,
    ],
    [
      'copy/table-row',
      `<h1>A</h1>${table('<td>Roof</td><td>1</td><td>2</td><td>3</td>')}`,
      '<h1>A</h1>',
    ],
    [
      'copy/table-row',
      `<h1>A</h1>${table('<th scope="row">Roof</th><td>Two days</td>')}`,
      '<h1>A</h1>' +
        table('<th scope="row">Roof</th><td colspan="2">Two days</td>') +
        table('<td>Barns</td>') +
        table('<td rowspan="2">Roof</td><td>1</td><td>2</td></tr><tr><td>3</td><td>4</td>') +
        // Most of its rows have no third cell.
        '<table><thead><tr><th>A</th><th>B</th><th>C</th></tr></thead><tbody><tr><td>1</td><td>2</td></tr></tbody></table>',
    ],
    ['style/inline', '<h1 onclick="go()">A</h1>', '<h1 data-on="x=y">on="go()"</h1>'],
    [
      'seo/structured-data',
      data({ '@type': 'Servise', name: 'A' }),
      data({ '@type': 'Service', name: 'A', provider: { '@id': '#b' } }),
    ],
    [
      'seo/structured-data',
      data({ '@type': 'Service', serviceTipe: 'A' }),
      data({ '@type': 'Service', serviceType: 'A', areaServed: { '@type': 'City', name: 'B' } }),
    ],
    [
      'seo/structured-data',
      data({ '@type': 'Service', aggregateRating: { '@type': 'AggregateRating', ratingValue: 5 } }),
      data({ '@type': 'AggregateRating', ratingValue: 5, ratingCount: 3 }),
    ],
  ])('%s: %s', (rule, wrong, right) => {
    expect(found(wrong).map((finding) => finding.rule)).toSatisfy(
      (rules: string[]) => rules.length > 0 && rules.every((name) => name === rule),
    );
    expect(found(right)).toEqual([]);
  });

  it('is told once a fault', () => {
    expect(found('<h3>A</h3><h4>B</h4>')).toMatchObject([{ rule: 'seo/main-heading' }]);
    expect(found('<h1>A</h1><h3>B</h3><h3>C</h3><h4>D</h4>')).toMatchObject([
      { rule: 'seo/heading-order', trace: { words: 'B' } },
    ]);
    expect(found(data({ '@type': 'Servise', areaServd: 'A' }))).toMatchObject([
      { hint: 'Did you mean Service?' },
    ]);
  });

  it('puts together what two places say of one thing', () => {
    const business = { '@id': '#b', '@type': 'Plumber', name: 'A', address: 'B' };
    const rated = { '@id': '#b', '@type': 'Plumber', priceRange: '$' };
    const both = data(business).replace('[{', `[${JSON.stringify(rated)},{`);
    expect(found(both)).toEqual([]);
    expect(found(data(rated))).toHaveLength(2);
  });

  it('is read whatever words it has', () => {
    const words = fc.string().map((text) => text.replace(/[<>&]/g, ' '));
    const heading = fc.record({ level: fc.integer({ min: 1, max: 6 }), text: words });
    fc.assert(
      fc.property(fc.array(heading), (headings) => {
        const html = headings
          .map(
            ({ level, text }, at) =>
              `<h${level} id="h-${at}" title="${text.replaceAll('"', '&quot;')}">${text}</h${level}>`,
          )
          .join('<!-- <h1> -->');
        const view = viewPage(html);
        expect(view.headings).toEqual(
          headings.map(({ level, text }) => ({ level, text: text.replace(/\s+/g, ' ').trim() })),
        );
        expect(view.ids).toEqual(headings.map((_, at) => `h-${at}`));
        expect(view.stopped).toEqual([]);
      }),
      { numRuns: cases(100, 1000) },
    );
  });
});

it('the vocabulary is that of the release of schema.org in devDependencies', () => {
  expect(schemaOrg).toEqual(readVocabulary());
});

it('sees the same of a page whether its header and footer are known from others or read with it', () => {
  const markup = fc.constantFrom(
    ...['<h2 id="a">Pipes</h2>', '<a href="/b">B<h3>', '</h3></a>', '<form><input name="c">'],
    ...['</form>', '<img src="/d.png">', '<p style="e">', 'text', '<footer>F</footer>', '<svg>'],
  );
  const part = fc.array(markup, { maxLength: 4 }).map((all) => all.join(''));
  const page = fc.tuple(part, part, part, part, part);
  fc.assert(
    fc.property(page, ([before, header, main, footer, after]) => {
      const pageWith = (name: string) =>
        `${before}<header class="${name}">${header}</header>${main}<footer>${footer}</footer>${after}`;
      expect(viewPage(pageWith('site-header'))).toEqual(viewPage(pageWith('other')));
    }),
    { numRuns: cases(500, 20_000) },
  );
});

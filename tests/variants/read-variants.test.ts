import { describe, expect, test } from 'vitest';
import { pagesAmong } from '../../cli/content/addresses/site-pages.ts';
import { checkTests } from '../../cli/content/variants/check-tests.ts';
import { foundWith, readWith } from './landing-with-variants.ts';

const one = (set: string, rest = '') => `variants:
  - name: urgent
    weight: 30
    set: { ${set} }
${rest}`;

test.each([
  ['a reserved name', '{ name: original, weight: 30, set: { whatsappMessage: A } }', /name/],
  [
    'a name that is taken',
    '{ name: a, weight: 3, set: { cta.headline: A } }\n  - { name: a, weight: 3, set: { cta.headline: B } }',
    /name/,
  ],
  [
    'weights that leave nobody',
    '{ name: a, weight: 60, set: { cta.headline: A } }\n  - { name: b, weight: 60, set: { cta.headline: B } }',
    /original/,
  ],
  [
    'two tests',
    '{ name: a, weight: 3, test: x, set: { cta.headline: A } }\n  - { name: b, weight: 3, test: y, set: { cta.headline: B } }',
    /test/,
  ],
])('%s: the hint says what to do', (_, variants, hint) => {
  const { diagnostics } = readWith(`variants:\n  - ${variants}\n`);
  expect(diagnostics.map((finding) => finding.hint)).toEqual([expect.stringMatching(hint)]);
});

describe('a landing with variants', () => {
  test('knows each as a landing with its changes, facts filled in', () => {
    const { landing, diagnostics } = readWith(`variants:
  - name: urgent
    weight: 30
    set:
      hero.headline: Signed before {fees.minimum}
      success.benefits[1]: The file is closed
      hero.urgencyBanner: { text: Now, className: bg-red-600 }
  - { name: calm, weight: 20, set: { whatsappMessage: Hello } }
`);
    expect(diagnostics).toEqual([]);
    const { test: tried, landing: original } = landing?.page ?? {};
    expect(tried?.name).toBe('the-gate');
    expect(tried?.variants.map(({ name, weight }) => [name, weight])).toEqual([
      ['urgent', 30],
      ['calm', 20],
    ]);
    const [urgent, calm] = tried?.variants ?? [];
    expect(urgent?.landing).toEqual({
      ...original,
      hero: {
        ...original?.hero,
        headline: expect.stringMatching(/^Signed before \$\d+$/),
        urgencyBanner: { text: 'Now', className: 'bg-red-600' },
      },
      success: {
        ...original?.success,
        benefits: ['The crew keeps working', 'The file is closed'],
      },
    });
    expect(calm?.landing).toEqual({ ...original, whatsappMessage: 'Hello' });
    expect(original).not.toHaveProperty('variants');
    expect(landing?.meta.test).toEqual({
      name: 'the-gate',
      weights: [
        ['urgent', 30],
        ['calm', 20],
      ],
    });
  });

  test('has a test of another name if one of its variants names it', () => {
    const { landing } = readWith(`variants:
  - { name: urgent, weight: 30, set: { whatsappMessage: Now } }
  - { name: calm, weight: 20, test: greeting, set: { whatsappMessage: Hello } }
`);
    expect(landing?.page.test?.name).toBe('greeting');
  });

  test('may show a section less', () => {
    const { landing, diagnostics } = readWith(`note: { heading: Plainly, text: Bring your ID. }
variants:
  - { name: short, weight: 50, set: { sections: [problems, guide, plan] } }
`);
    expect(diagnostics).toEqual([]);
    expect(landing?.page.landing).toHaveProperty('note');
    expect(landing?.page.test?.variants[0]?.landing).not.toHaveProperty('note');
  });

  test('may not change a section that it does not show: nobody would see a difference', () => {
    const { diagnostics } = readWith(`sections: [problems, guide, plan]
variants:
  - { name: noted, weight: 50, set: { note: { heading: Plainly, text: Bring your ID. } } }
`);
    expect(diagnostics).toMatchObject([{ rule: 'shape/sections', line: expect.any(Number) }]);
    expect(diagnostics[0]?.message).toContain('note is not shown');
  });
});

describe('what is wrong with variants is told once, at the place', () => {
  test.each<[string, string, [string, string][]]>([
    [
      'a name twice',
      one('whatsappMessage: A', '  - { name: urgent, weight: 1, set: { whatsappMessage: B } }\n'),
      [['shape/format', 'urgent']],
    ],
    [
      'the name of the original',
      one('whatsappMessage: A').replace('urgent', 'original'),
      [['shape/format', 'original']],
    ],
    [
      'nothing left',
      one('whatsappMessage: A', '  - { name: calm, weight: 70, set: { whatsappMessage: B } }\n'),
      [['shape/format', '70']],
    ],
    [
      'two tests',
      one(
        'whatsappMessage: A',
        '    test: a\n  - { name: calm, weight: 7, test: b, set: { whatsappMessage: B } }\n',
      ),
      [['shape/format', 'b']],
    ],
    ['no change', one(''), [['shape/format', '{  }']]],
    ['no path', one('hero..headline: A'), [['variants/path', 'hero..headline']]],
    [
      'an end of a list',
      one('"success.benefits[]": A'),
      [['variants/path', '"success.benefits[]"']],
    ],
    ['a lost path', one('heroo.headline: A'), [['variants/path', 'heroo.headline']]],
    [
      'an entry too far',
      one('"success.benefits[7]": A'),
      [['variants/path', '"success.benefits[7]"']],
    ],
    ['an address', one('page.canonical: /lp'), [['variants/path', 'page.canonical']]],
    ['a title', one('seo.title: A'), [['variants/path', 'seo.title']]],
    ['a value twice', one('hero.headline: A, hero: {}'), [['variants/path', 'hero']]],
    [
      'what is there already',
      one('hero.headline: Signed at the gate'),
      [['variants/same', 'Signed at the gate']],
    ],
    [
      'the same as in another variant',
      one(
        'hero.headline: A, cta.headline: B',
        '  - { name: calm, weight: 9, set: { cta.headline: B, hero.headline: A } }\n',
      ),
      [['variants/same', 'set']],
    ],
    [
      'the same as the page, in other words for a fact',
      one(
        'note.text: From $50',
        '  - { name: calm, weight: 9, set: { note.text: "From {fees.minimum}", cta.headline: B } }\n',
      ).replace(/^/, 'note: { heading: Plainly, text: "From {fees.minimum}" }\n'),
      [
        ['variants/same', '"From {fees.minimum}"'],
        ['variants/same', 'set'],
        ['facts/typed-amount', '$50'],
      ],
    ],
    ['a misspelt key', one('hero.headlin: A'), [['shape/unknown-key', 'hero.headlin']]],
    ['a wrong type', one('hero.headline: 24'), [['shape/needs-quotes', '24']]],
    [
      'a wrong value inside',
      one('"plan[1]": { number: 2, title: Wait, text: A }'),
      [['shape/unknown-key', 'text']],
    ],
    ['a wrong order', one('"plan[1].number": 3'), [['shape/order', '3']]],
    [
      'an unknown fact',
      one('hero.headline: "From {fees.none}"'),
      [['facts/unknown', '{fees.none}']],
    ],
    ['a typed price', one('hero.headline: From $40'), [['facts/typed-amount', '$40']]],
    [
      'unfinished copy',
      one('cta.headline: Lorem ipsum dolor'),
      [['copy/placeholder', 'Lorem ipsum']],
    ],
    [
      'what the law forbids',
      one('hero.headline: We give legal advice at your table.'),
      [['law/legal-advice', 'We give legal advice at your table.']],
    ],
  ])('%s', (_, lines, expected) => {
    expect(foundWith(lines)).toEqual(expected);
  });

  test.each([
    [
      'a block that is meant to change in part',
      'hero: { headline: A }',
      'This replaces all of hero, and has no problem, subheadline, urgencyBanner, or backgroundPattern.',
      'To change only a part of it, write its path: hero.headline.',
    ],
    [
      'a misspelt key beside the right one',
      'hero.headline: A, hero.headlin: B',
      'hero cannot have a key "headlin".',
      'Did you mean hero.headline?',
    ],
    [
      'no change',
      '',
      'variants[0].set must change something.',
      'Name what is to be different by its path, such as hero.headline: …',
    ],
  ])('and %s leads to a path', (_, set, message, hint) => {
    expect(readWith(one(set)).diagnostics).toMatchObject([{ message, hint }]);
  });

  test('and what the page itself has is not told again', () => {
    const lines = `note: { heading: Plainly, text: From $40 }\n${one('hero.headline: Signed')}`;
    expect(foundWith(lines)).toEqual([['facts/typed-amount', '$40']]);
  });

  test('and links are followed from where they stand', () => {
    const { landing } = readWith(
      one(
        'note: { heading: More, text: Here }, "sections": [ { services: { heading: More, items: [ { icon: users, title: A, text: B }, { icon: users, title: C, text: D, href: /nowhere } ] } }, note ]',
      ),
    );
    expect(landing?.meta.links).toEqual([
      {
        at: ['variants', 0, 'set', 'sections', 0, 'services', 'items', 1, 'href'],
        to: '/nowhere',
        title: 'C',
      },
    ]);
  });

  test('and the landings of one test have the same variants', () => {
    const named = (weight: number) =>
      one('hero.headline: Signed', '    test: promise\n').replace('30', `${weight}`);
    const metas = [30, 30, 20].flatMap((weight, index) => {
      const { landing } = readWith(named(weight), `gate-${index}`);
      return landing ? [landing.meta] : [];
    });
    expect([...checkTests(pagesAmong(metas))].map(({ file, rule }) => [file, rule])).toEqual([
      ['landings/gate-2.yaml', 'variants/test'],
    ]);
  });
});

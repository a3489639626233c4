import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Diagnostic } from '../../cli/content/diagnostic.ts';
import { runRules } from '../../cli/rules/run-rules.ts';
import { renderPage } from '../../renderer/render-page.tsx';
import {
  CONTEXT,
  checkEdited,
  facts,
  landingFile,
  mainOf,
  render,
} from '../renderer/rendered-landing.ts';
import { sample } from '../support/proof.ts';
import { SITE } from '../support/site-code.ts';
import { SmallSite } from '../support/small-site.ts';

const withBody = (body: string) => (landing: object) => Object.assign(landing, { prose: { body } });

/** The finding of a body, and the words it stands at, as JSON has them. */
function found(body: string) {
  const { diagnostics } = checkEdited(withBody(body));
  const [line = ''] = readFileOf(body).split('\n');
  return diagnostics.map(({ rule, column, endColumn }) => ({
    rule,
    at: JSON.parse(`"${line.slice(column - 1, endColumn - 1)}"`) as string,
  }));
}

function readFileOf(body: string): string {
  let text = '';
  checkEdited((landing) => {
    withBody(body)(landing);
    text = JSON.stringify(landing);
  });
  return text;
}

const shown = (body: string) =>
  /<div class="prose">([\s\S]*?)<\/div><\/div><\/section>/.exec(
    mainOf(render(withBody(body))),
  )?.[1];

describe('a body', () => {
  test.each([
    [
      'One.\n\nTwo *words* and **more**.',
      '<p>One.</p><p>Two <em>words</em> and <strong>more</strong>.</p>',
    ],
    ['- One\n- Two', '<ul><li>One</li><li>Two</li></ul>'],
    ['3. One\n4. Two', '<ol start="3"><li>One</li><li>Two</li></ol>'],
    ['## Two\n\n### Three', '<h2 id="two">Two</h2><h3 id="three">Three</h3>'],
    ['## Contact', '<h2 id="section-contact">Contact</h2>'],
    [
      '## Contact lenses\n\n## Contact lenses',
      '<h2 id="section-contact-lenses">Contact lenses</h2><h2 id="section-contact-lenses-2">Contact lenses</h2>',
    ],
    [
      '## Prices\n\n## Lunch menu',
      '<h2 id="prices">Prices</h2><h2 id="lunch-menu-2">Lunch menu</h2>',
    ],
    ['[us](/about)', '<p><a href="/about">us</a></p>'],
    ['the entry `seenBars`', '<p>the entry <code class="code">seenBars</code></p>'],
    [
      '[a `<b>`\nword](/about)',
      '<p><a href="/about">a <code class="code">&lt;b&gt;</code>\nword</a></p>',
    ],
    ['[mail](mailto:a@b.example)', '<p><a href="mailto:a@b.example">mail</a></p>'],
    ['[call](tel:{business.phone})', `<p><a href="tel:+1${config()}">call</a></p>`],
    ['a \\* b & 5 * 3', '<p>a * b &amp; 5 * 3</p>'],
  ])('shows %j', (body, html) => {
    expect(shown(body)).toBe(html);
  });

  test('shows facts as every text does, and says that a link leads out', () => {
    expect(shown('Call **{business.phone}**.')).toContain(facts.get('business.phone'));
    expect(shown('[there](https://example.com/x)')).toMatch(
      /target="_blank" rel="noopener noreferrer"/,
    );
  });

  test.each([
    ['a <b>bold</b> word', '<b>'],
    ['<script>alert(1)</script>', '<script>alert(1)</script>'],
    ['text\n\n![alt](x.jpg)', '!'],
    ['~~`code`~~', '~~'],
    ['text\n\n```\ncode\n```', '```'],
    ['> quoted', '> quoted'],
    ['one\n\n---', '---'],
    ['| a | b |\n| - | - |\n| 1 | 2 |', '| a | b |'],
    ['# One', '# One'],
    ['#### Four', '#### Four'],
    ['~~gone~~', '~~'],
    ['<https://example.com>', '<https://example.com>'],
    ['[a](/about "title")', 'a'],
    ['[a]: /about', '[a]:'],
    ['one **two', '**'],
    ['one\\\ntwo', '\\'],
    ['- a\n  - b\n    - c\n      - d', '- d'],
  ])('takes no %j, and says where it stands', (body, at) => {
    const [first, ...others] = found(body);
    expect(first?.rule).toBe('prose/not-supported');
    expect(first?.at.startsWith(at[0] ?? '')).toBe(true);
    expect(others.every(({ rule }) => rule === 'prose/not-supported')).toBe(true);
  });

  test.each([
    'javascript:alert(1)',
    'data:text/html,x',
    'http://example.com',
    'about',
    '//example.com',
    'tel:call-us',
  ])('leads nowhere by %s', (address) => {
    expect(found(`[a](${address})`)).toEqual([{ rule: 'links/malformed', at: address }]);
  });

  test.each([
    ['One\n\n[here] (/about) or there', 'links/malformed'],
    ['One\n\n[mail] (mailto:a@b.example)', 'links/malformed'],
  ])('has %j told, which is no link', (body, rule) => {
    expect(found(body).map((one) => one.rule)).toEqual([rule]);
  });

  test('may have words in parentheses behind words in brackets', () => {
    expect(found('The form [page 2] (both sides) and [copy] (/ per page)')).toEqual([]);
  });

  test('has headings in prose alone', () => {
    const { diagnostics } = checkEdited((landing) =>
      Object.assign(landing, { prose: { body: '## Two' } }),
    );
    expect(diagnostics).toEqual([]);
  });

  test.each([
    ['law/legal-advice', 'We give **legal [advice](/about)** at your table.'],
    ['law/legal-advice', 'We give legal adv[ice](/about) at your table.'],
    ['facts/typed-amount', 'Travel [costs](/about) $40.'],
  ])('is held to %s', (rule, body) => {
    const landing = landingFile(withBody(body));
    expect(runRules(SITE.rules.landing, landing, facts).map((one) => one.rule)).toEqual([rule]);
  });

  test('has a breach told at its sentence, behind and across links', () => {
    const body = 'Read [this](/about) first.\n\nWe [give](/about) legal advice at your table.';
    const landing = landingFile(withBody(body));
    const found = runRules(SITE.rules.landing, landing, facts);
    const finding = found.find(({ rule }) => rule === 'law/legal-advice');
    const { column = 0, endColumn = 0 } = finding ?? {};
    expect(landing.source.text.slice(column - 1, endColumn - 1)).toMatch(/^We .*table\.$/);
  });

  test('renders or is told at a place, whatever it is', () => {
    const piece = fc.constantFrom(
      ...[
        '*',
        '**',
        '_',
        '[',
        ']',
        '(',
        ')',
        '](',
        '<',
        '>',
        '<b>',
        '`',
        '```',
        '#',
        '- ',
        '1. ',
        '\n',
        '\n\n',
        '  ',
      ],
      ...[
        '|',
        '---',
        '\\',
        '!',
        '&amp;',
        '{business.phone}',
        '{no.fact}',
        'javascript:',
        '/about',
        'word',
        'ü',
        '🖋',
      ],
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 40 }), (pieces) => {
        const { landing, diagnostics } = checkEdited(withBody(`a${pieces.join('')}`));
        if (landing)
          expect(
            renderPage(landing.page, CONTEXT)
              .split('<div class="prose">')[1]
              ?.split('</section>')[0],
          ).not.toMatch(/<b>|href="javascript:/);
        else expect(diagnostics.every(({ line, hint }) => line >= 1 && hint !== '')).toBe(true);
      }),
    );
  });

  const endless: [string, string][] = [
    ['lists', '1. '.repeat(10_000)],
    ['quotations', '> '.repeat(10_000)],
    ['brackets', '['.repeat(40_000)],
    ['emphasis', '*a **b '.repeat(6_000)],
    ['marks', `${'*'.repeat(40_000)} b`],
    ['tags', '<a '.repeat(12_000)],
    ['backticks', Array.from({ length: 250 }, (_, index) => '`'.repeat(index)).join('a')],
    ['a megabyte', 'a'.repeat(1 << 20)],
  ];
  test.each(sample(endless, 2))('ends with %s without end', (_, body) => {
    const { landing, diagnostics } = checkEdited(withBody(`a\n\n${body}`));
    expect(landing !== undefined || diagnostics.length > 0).toBe(true);
  });
});

function config(): string {
  return (facts.get('business.phone') ?? '').replace(/\D/g, '');
}

const PAGE = `name: Frost
type: main
description: What to do in a frost.
seo:
  title: Frost and pipes
  description: What three plumbers from Hull do before the frost comes, and what you can do yourself before you call.
sections:
  - title: { heading: Before the frost }
  - prose:
      body: |
        Close the *main* valve.

        - Then read [our prices](/prises),
          or [start here](/).
  - prose:
      body: >
        Folded words lead

        to [nowhere](/nowhere)
        and {no.fact}.
noindex: true
`;

async function lint(site: SmallSite) {
  const { stdout } = await site.run('lint', '--json');
  return (JSON.parse(stdout).diagnostics as Diagnostic[]).map(
    ({ file, line, column, rule }) => `${file}:${line}:${column} ${rule}`,
  );
}

describe('a page with a body', () => {
  const site = new SmallSite();
  const folder = join(site.folder, 'pages/frost');
  mkdirSync(folder, { recursive: true });
  const write = (text: string) => writeFileSync(join(folder, 'page.yaml'), text);

  test('has its dead links and unknown facts told at their lines', async () => {
    write(PAGE);
    expect(await lint(site)).toEqual([
      'pages/frost/page.yaml:13:34 links/dead',
      'pages/frost/page.yaml:19:22 links/dead',
      'pages/frost/page.yaml:20:13 facts/unknown',
    ]);
  });

  test('is clean and built', async () => {
    write(
      PAGE.replace('/prises', '/')
        .replace('/nowhere', '/')
        .replace('{no.fact}', '{business.email}'),
    );
    expect(await lint(site)).toEqual([]);
    expect((await site.build()).code).toBe(0);
    expect(readFileSync(join(site.dist, 'frost.html'), 'utf8')).toContain(
      '<ul><li>Then read <a href="/">our prices</a>',
    );
  });
});

test('a picture in Markdown says which section shows it, and where its file belongs', () => {
  const hints = (body: string) =>
    checkEdited(withBody(body)).diagnostics.map(({ rule, hint }) => [rule, hint]);
  expect(hints('Ours. ![Werner beside the Golf](/media/golf-1987.jpg)')).toEqual([
    [
      'prose/not-supported',
      'Show it in a section of its own, picture: { image: { src: golf-1987.jpg, alt: Werner beside the Golf } }, and put the file into the folder media/ by that name.',
    ],
  ]);
  expect(hints('![](https://img.example/van.png?w=3)')[0]?.[1]).toContain(
    '{ src: van.png, alt: What it shows }',
  );
});

import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';
import { ANY_FACT } from '../../../cli/content/facts/facts.ts';
import { repeatedInCode } from '../../../cli/lint/rendered/repeated-code.ts';
import { viewPage } from '../../../cli/rules/pages/page-view.ts';
import { repeatedSections } from '../../../cli/rules/pages/repeated-sections.ts';
import type { ViewedPage } from '../../../cli/rules/pages/viewed-page.ts';
import { tempFolder } from '../../support/temp-folder.ts';

const TEXT = 'We come to the gate of the lease before dark, with the stamp and the journal.';
const LONG = `${TEXT} Whoever signs has an ID, and whoever cannot come out is visited in the house. ${TEXT}`;

const section = (heading: string, text = TEXT, attributes = '') =>
  `<section${attributes}><div class="wrap"><h2>${heading}</h2><p>${text}</p></div></section>`;

const GATE = section('At the gate');
const LONG_GATE = section('At the gate', LONG);
const YARD = section(
  'In the yard',
  'Another yard, another day, and the same two pens on the table.',
);
const CALL = `<section><h2>Call us</h2><p>${LONG}</p><a href="tel:+1432">Call</a></section>`;

const toldIn = (...sections: string[]) =>
  repeatedSections(`<main>${sections.join('')}</main>`).map(({ heading }) => heading);

it.each<[string[], string[]]>([
  [[GATE, GATE], ['At the gate']],
  [[YARD, GATE, GATE, YARD.replace('yard<', 'shop<')], ['At the gate']],
  [[GATE, YARD, GATE, YARD], ['At the gate']],
  [[LONG_GATE, YARD, LONG_GATE], ['At the gate']],
  [[GATE, GATE, GATE], ['At the gate']],
  [[CALL, CALL], ['Call us']],
  [[`<div class="page">${GATE}${GATE}</div>`], ['At the gate']],
])('%#: is told', (sections, headings) => {
  expect(toldIn(...sections)).toEqual(headings);
});

it.each<[string, string[]]>([
  [
    'another text',
    [GATE, section('At the gate', 'Another text below the same heading, as in a list.')],
  ],
  ['another heading', [GATE, section('In the yard')]],
  ['a short one', [section('Hours', 'Every day'), section('Hours', 'Every day')]],
  ['a short one apart', [GATE, YARD, GATE]],
  ['a call at the end again', [CALL, GATE, CALL]],
  [
    'a form at the end again',
    [
      `<section><h2>Write</h2><p>${LONG}</p><form></form></section>`,
      GATE,
      `<section><h2>Write</h2><p>${LONG}</p><form></form></section>`,
    ],
  ],
  ['one for phones', [section('Prices', LONG, ' class="md:hidden"'), section('Prices', LONG)]],
  ['one for wide screens', [LONG_GATE, section('At the gate', LONG, ' class="only-desktop"')]],
  ['one that is hidden', [LONG_GATE, section('At the gate', LONG, ' hidden=""')]],
  [
    'one that readers do not hear',
    [LONG_GATE, section('At the gate', LONG, ' aria-hidden="true"')],
  ],
  ['one in a dialog', [LONG_GATE, `<dialog>${LONG_GATE}</dialog>`]],
  ['one in a template', [LONG_GATE, `<template>${LONG_GATE}</template>`]],
  ['one without scripts', [LONG_GATE, `<noscript>${LONG_GATE}</noscript>`]],
  [
    'a part for print',
    [section('A', `<span class="print-only">${LONG}</span>`), section('A', LONG)],
  ],
  [
    'the slides of a row',
    [`<div class="slide">${LONG_GATE}</div><div class="slide">${LONG_GATE}</div>`],
  ],
  ['panels of tabs', [section('Rates', LONG, ' class="tab-panel"'), section('Rates', LONG)]],
  [
    'sections without a heading',
    [`<section><p>${LONG}</p></section>`, `<section><p>${LONG}</p></section>`],
  ],
  [
    'a picture with the same words beside it',
    [
      `<section><h2>A</h2><img alt="${LONG}"></section>`,
      `<section><h2>A</h2><img alt=""></section>`,
    ],
  ],
  ['one more entry', [GATE, section('At the gate', `${TEXT} And after.`)]],
  ['one section', [GATE, YARD]],
])('%s is not', (_, sections) => {
  expect(toldIn(...sections)).toEqual([]);
});

/** Where the code of a page shows a section for the second time, by the modules in the folder of the page. */
async function placesOf(modules: Record<string, string>): Promise<string[]> {
  const root = tempFolder();
  for (const [name, source] of Object.entries(modules)) {
    const path = join(root, 'pages/about', name);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, source);
  }
  const html = `<main><h1>About</h1>${GATE}${GATE}</main>`;
  const page = { route: 'about', entry: { path: '/about' } };
  const viewed = { page, meta: { file: 'pages/about/page.yaml' }, view: viewPage(html) };
  const site = { root, cwd: root, facts: ANY_FACT };
  const found = await repeatedInCode(
    [viewed as unknown as ViewedPage],
    [{ page: page as never, html }],
    site,
  );
  return found.map(({ file, line, column }) => `${file}:${line}:${column}`);
}

const COMPONENT = `export const Gate = () => <section><h2>At the gate</h2><p>${TEXT}</p></section>;\n`;

it('is told at the second use of its component', async () => {
  const page = 'export default () => (\n  <>\n    <Gate />\n    <Gate />\n  </>\n);\n';
  expect(await placesOf({ '+Page.tsx': page, 'Gate.tsx': COMPONENT })).toEqual([
    'pages/about/+Page.tsx:4:5',
  ]);
});

it('is told at its heading if that is written twice, or else where it is written', async () => {
  const use = '<Part heading="At the gate" text={TEXT} />';
  const page = `export default () => (\n  <>\n    ${use}\n    ${use}\n  </>\n);\n`;
  expect(await placesOf({ '+Page.tsx': page })).toEqual(['pages/about/+Page.tsx:4:20']);
  const mapped = `export default () => [1, 2].map(() => (\n  ${use}\n));\n`;
  expect(await placesOf({ '+Page.tsx': mapped })).toEqual([
    expect.stringMatching(/^pages\/about\/\+Page\.tsx:2:/),
  ]);
});

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { renderPage } from '../../renderer/render-page.tsx';
import type { Landing } from '../../schemas/landing.ts';
import { engineWords, ROOT } from '../content/site-facts.ts';
import { CONTEXT, checkEdited, landingPage, mainOf, render, textOf } from './rendered-landing.ts';

const linesOf = (html: string) => textOf(mainOf(html)).split('\n');
const { headings: english } = engineWords('en');
const titles = ['Outside', 'Inside', 'And beyond'];
const headings = {
  problemsKicker: 'Own problems kicker',
  problems: 'Own problems',
  problemTitles: titles,
  guide: 'Own guide',
  planKicker: 'Own plan kicker',
  plan: 'Own plan',
  successKicker: 'Own success kicker',
  failureKicker: 'Own failure kicker',
  failure: 'Own failure',
  fees: 'Own fees',
  closingKicker: 'Own closing kicker',
};

test('every heading can be the landing’s own', () => {
  expect(Object.keys(headings)).toEqual(Object.keys(english));
  const lines = linesOf(render((landing) => Object.assign(landing, { headings })));
  expect(lines).toEqual(expect.arrayContaining(Object.values(headings).flat()));
  const replaced = Object.values(english).flat();
  expect(lines.filter((line) => replaced.includes(line))).toEqual([]);
});

test('those that it leaves out are words of its language', () => {
  const lines = linesOf(render((landing) => Object.assign(landing, { headings: { plan: 'Own' } })));
  const { plan, ...others } = english;
  expect(lines).toEqual(expect.arrayContaining(['Own', ...Object.values(others).flat()]));
  expect(lines).not.toContain(plan);
});

test('three problems have three titles', () => {
  const { diagnostics } = checkEdited((landing) =>
    Object.assign(landing, { headings: { problemTitles: titles.slice(1) } }),
  );
  expect(diagnostics.map(({ rule }) => rule)).toEqual([expect.stringMatching(/^shape\//)]);
});

const files = ['landings', 'site/starters'].flatMap((folder) =>
  readdirSync(join(ROOT, folder)).map((name) => join(folder, name)),
);

test.each(files)('%s says all its headings itself', (file) => {
  const { headings: own } = parse(readFileSync(join(ROOT, file), 'utf8'));
  expect(Object.keys(own).toSorted()).toEqual(Object.keys(english).toSorted());
});

describe('in a third language', () => {
  const context = {
    ...CONTEXT,
    site: { ...CONTEXT.site, languages: ['en', 'de'] },
    words: { ...CONTEXT.words, de: engineWords('de') },
  };
  const germanPage = (edit: (landing: Landing) => void) => {
    const page = landingPage(edit);
    return { ...page, entry: { ...page.entry, language: 'de' } };
  };
  const inGerman = (edit: (landing: Landing) => void = () => {}) =>
    linesOf(renderPage(germanPage(edit), context));

  test('a landing has the headings of its language', () => {
    const { headings: german } = engineWords('de');
    expect(inGerman()).toEqual(expect.arrayContaining(Object.values(german).flat()));
    expect(inGerman()).not.toContain(english.plan);
  });

  test('its own headings go first', () => {
    const lines = inGerman((landing) => Object.assign(landing, { headings }));
    expect(lines).toEqual(expect.arrayContaining(Object.values(headings).flat()));
    expect(lines).not.toContain(engineWords('de').headings.plan);
  });
});

import { describe, expect, test } from 'vitest';
import { renderPage } from '../../renderer/render-page.tsx';
import { THEME_DESIGNS } from '../../renderer/themes/registry.ts';
import type { Landing } from '../../schemas/landing.ts';
import { engineWords } from '../content/site-facts.ts';
import { CONTEXT, checkEdited, landingPage, mainOf, render, textOf } from './rendered-landing.ts';

const linesOf = (html: string) => textOf(mainOf(html)).split('\n');
const en = THEME_DESIGNS.general.words.en ?? {};
const { problems = '', problemTitles = [], guide = '', plan = '', failure = '' } = en;
const titles = ['Outside', 'Inside', 'And beyond'];
const headings = {
  problems: 'Own problems',
  problemTitles: titles,
  guide: 'Own guide',
  plan: 'Own plan',
  failure: 'Own failure',
};

test('headings of a landing take the place of the theme’s', () => {
  const lines = linesOf(render((landing) => Object.assign(landing, { headings })));
  expect(lines).toEqual(expect.arrayContaining(Object.values(headings).flat()));
  const replaced = [problems, ...problemTitles, guide, plan, failure];
  expect(lines.filter((line) => replaced.includes(line))).toEqual([]);
});

test('those that it leaves out stay', () => {
  const lines = linesOf(render((landing) => Object.assign(landing, { headings: { plan: 'Own' } })));
  expect(lines).toEqual(expect.arrayContaining(['Own', problems, ...problemTitles, failure]));
});

test('three problems have three titles', () => {
  const { diagnostics } = checkEdited((landing) =>
    Object.assign(landing, { headings: { problemTitles: titles.slice(1) } }),
  );
  expect(diagnostics.map(({ rule }) => rule)).toEqual([expect.stringMatching(/^shape\//)]);
});

describe('in a language that its theme has no words in', () => {
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
    expect(inGerman().filter((line) => line === plan || line === failure)).toEqual([]);
  });

  test('its own headings go first', () => {
    const lines = inGerman((landing) => Object.assign(landing, { headings }));
    expect(lines).toEqual(expect.arrayContaining(Object.values(headings).flat()));
    expect(lines).not.toContain(engineWords('de').headings.plan);
  });
});

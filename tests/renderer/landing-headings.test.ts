import { expect, test } from 'vitest';
import { THEME_DESIGNS } from '../../renderer/themes/registry.ts';
import { checkEdited, mainOf, render, textOf } from './rendered-landing.ts';

const linesOf = (html: string) => textOf(mainOf(html)).split('\n');
const { en } = THEME_DESIGNS.general.words;
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
  const { problemsHeading, problemTitles, guideKicker, planHeading, failureHeading } = en;
  const replaced = [problemsHeading, ...problemTitles, guideKicker, planHeading, failureHeading];
  expect(lines.filter((line) => replaced.includes(line))).toEqual([]);
});

test('those that it leaves out stay', () => {
  const lines = linesOf(render((landing) => Object.assign(landing, { headings: { plan: 'Own' } })));
  expect(lines).toEqual(
    expect.arrayContaining(['Own', en.problemsHeading, ...en.problemTitles, en.failureHeading]),
  );
});

test('three problems have three titles', () => {
  const { diagnostics } = checkEdited((landing) =>
    Object.assign(landing, { headings: { problemTitles: titles.slice(1) } }),
  );
  expect(diagnostics.map(({ rule }) => rule)).toEqual([expect.stringMatching(/^shape\//)]);
});

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { tonesOf } from '../../renderer/layouts/tones.ts';
import type { SectionDefinition } from '../../renderer/sections/define-section.ts';
import { LANDING_SECTIONS } from '../../renderer/sections/registry.ts';
import { THEME_DESIGNS } from '../support/site-themes.ts';

const ORDERS = [...THEME_DESIGNS.values()].map(({ order }) => order);
const sections = [...LANDING_SECTIONS.required, ...LANDING_SECTIONS.optional];
const popups: readonly SectionDefinition[] = LANDING_SECTIONS.popups;
const anyOrder = fc.shuffledSubarray(sections.map(({ name }): string => name));

const sectionOf = (name: string): Pick<SectionDefinition, 'tone' | 'tintedFirst'> =>
  sections.find((section) => section.name === name) ?? {};

function backgroundsBy(order: readonly string[]) {
  return tonesOf(order.map(sectionOf));
}

function expectAlternation(order: readonly string[]) {
  const backgrounds = backgroundsBy(order);
  expect(backgrounds).toHaveLength(order.length);
  const isAbove = (name: string) => sectionOf(name).tone === 'above';
  const ownBackground = (name: string) => sectionOf(name).tone === 'own';
  const shown = order
    .map((name, index) => ({ name, background: backgrounds[index] }))
    .filter(({ name }) => !isAbove(name));
  for (const [index, { name, background }] of shown.slice(1).entries()) {
    const before = shown[index];
    if (ownBackground(name) || ownBackground(before?.name ?? '')) continue;
    expect([background, before?.background].filter((one) => one === 'paper')).toHaveLength(1);
  }
  for (const [index, name] of order.entries())
    if (isAbove(name)) expect(backgrounds[index]).toBe(backgrounds[index - 1] ?? 'paper');
}

describe('backgrounds of the sections', () => {
  test.each(ORDERS)('alternate in the order of a theme, from %s on', (...order) => {
    expectAlternation(order);
  });

  test('alternate in whatever order a landing gives', () => {
    fc.assert(fc.property(anyOrder, expectAlternation));
  });

  test('a guide that comes first does not stand on paper', () => {
    expect(backgroundsBy(['guide', 'problems', 'failure'])).toEqual(['sand', 'paper', 'deep']);
    expect(backgroundsBy(['problems', 'guide', 'failure'])).toEqual(['paper', 'sand', 'paper']);
  });

  test('are the same with a popup among them as without it', () => {
    fc.assert(
      fc.property(anyOrder, fc.nat(), fc.constantFrom(...popups), (order, at, popup) => {
        const place = at % (order.length + 1);
        const shown = order.map(sectionOf);
        const backgrounds = tonesOf(shown.toSpliced(place, 0, popup));
        expect(backgrounds.toSpliced(place, 1)).toEqual(tonesOf(shown));
      }),
    );
  });
});

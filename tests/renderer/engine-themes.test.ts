import { describe, expect, test } from 'vitest';
import { LANDING_SECTIONS } from '../../renderer/sections/registry.ts';
import { themesOf } from '../../renderer/themes/registry.ts';
import { REQUIRED_BLOCKS } from '../../schemas/landing.ts';
import { THEMES } from '../support/site-themes.ts';
import { mainOf, render, textOf } from './rendered-landing.ts';

const engine = themesOf({});
const { required, optional } = LANDING_SECTIONS;
const names = [...required, ...optional].map(({ name }): string => name);

describe.each(Object.entries(engine))('the engine’s theme %s', (name, { order, horizon }) => {
  test('orders known sections, each once, and all that every landing has', () => {
    expect(order).toEqual([...new Set(order)]);
    expect(names).toEqual(expect.arrayContaining([...order]));
    expect(order).toEqual(expect.arrayContaining([...REQUIRED_BLOCKS]));
  });

  test('has no silhouette', () => {
    expect(horizon).toBeUndefined();
  });

  test.skipIf(THEMES.includes(name))('renders a landing without a horizon', () => {
    const html = render((landing) => Object.assign(landing, { theme: name }));
    expect(html).toContain(`data-theme="${name}"`);
    expect(textOf(mainOf(html))).toContain('Signed at the gate');
    expect(html).not.toContain('class="horizon"');
  });
});

test('a theme of a site takes the place of the engine’s of its name; the others stay', () => {
  const [own] = Object.values(engine);
  if (!own) throw new Error('The engine has no theme');
  const themes = themesOf({ themes: { workshop: own, offer: { ...own, plan: 'down' } } });
  expect(Object.keys(themes)).toEqual(['workshop', 'offer', 'general', 'event']);
  expect(themes.offer?.plan).toBe('down');
});

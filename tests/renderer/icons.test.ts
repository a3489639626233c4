import { describe, expect, test } from 'vitest';
import { ICON_NAMES } from '../../schemas/icon-name.ts';
import { tagsOf } from '../site/site-pages.ts';
import { mainOf, plainLanding, render } from './rendered-landing.ts';

const SHAPES = /<(?:path|circle|rect|line|polyline|polygon|ellipse)\b/g;

/** A landing with one icon in all four credentials. */
const withIcon = (icon: string) =>
  render(({ guide }) => {
    for (const credential of guide.credentials) credential.icon = icon as typeof credential.icon;
  });

/** Drawings of the credentials, in order. */
function credentialIcons(html: string): string[] {
  const list = /<dl class="credentials">(.*?)<\/dl>/s.exec(html)?.[1] ?? '';
  return [...list.matchAll(/<svg\b[^>]*>(.*?)<\/svg>/gs)].map(([, drawing = '']) => drawing);
}

const sample = ICON_NAMES.filter((_, index) => index % 50 === 0);

test('there are as many icons as people expect of the icon set', () => {
  expect(sample.length).toBeGreaterThan(30);
  const named = ['shield', 'star', 'clock', 'users', 'scale', 'check'];
  expect(ICON_NAMES).toEqual(expect.arrayContaining(named));
});

describe.each(sample)('the icon %s', (icon) => {
  const html = withIcon(icon);
  const drawings = credentialIcons(html);

  test('is drawn beside each credential that names it', () => {
    expect(drawings).toHaveLength(4);
    expect(new Set(drawings).size).toBe(1);
    expect(drawings[0]?.match(SHAPES)?.length).toBeGreaterThan(0);
  });

  test('brings shapes and nothing else into the page', () => {
    const names = tagsOf(drawings[0] ?? '').map(({ name }) => name);
    expect(names.filter((name) => !SHAPES.source.includes(name) && name !== 'g')).toEqual([]);
    expect(drawings[0]).not.toMatch(/<!--|\sstyle=|\son\w+=|\sid=|href=/);
  });
});

test('each credential has its own icon', () => {
  const { credentials } = plainLanding().guide;
  expect(new Set(credentials.map(({ icon }) => icon)).size).toBe(4);
  expect(new Set(credentialIcons(render())).size).toBe(4);
});

test('only icons that are used reach the page', () => {
  const anchor = credentialIcons(withIcon('anchor'))[0] ?? '';
  expect(anchor).not.toBe('');
  expect(render()).not.toContain(anchor);
  const drawings = mainOf(render()).match(/<svg class="icon[^>]*>/g)?.length ?? 0;
  expect(drawings).toBeLessThan(40);
  expect(render()).not.toMatch(/<symbol|<defs/);
});

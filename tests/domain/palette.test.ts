import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { contrast, hexOf, oklchOf } from '../../cli/palette/oklch.ts';
import { derivePalette, type Palette } from '../../cli/palette/palette.ts';
import { PAIRS, ROLES, type Role } from '../../cli/palette/palette-roles.ts';
import { unreadableColors } from '../../cli/palette/unreadable-colors.ts';
import { cases } from '../support/proof.ts';

const hex = (digits: number) => `#${digits.toString(16).padStart(6, '0')}`;
const anyColor = fc.oneof(
  fc.integer({ min: 0, max: 0xffffff }).map(hex),
  fc.integer({ min: 0, max: 0xff }).map((grey) => hex(grey * 0x010101)),
);
const AWKWARD = [
  ...['#000', '#fff', '#808080', '#ffff00', '#ffd500', '#00f', '#0f0', '#f00', '#0ff', '#f0f'],
  ...['#010000', '#fffffe', '#7f7f80', '#0b6e4f', '#ffe4e1', '#123', '#e8b4b8', '#767676'],
];

/** Pairs that cannot be read, in words. */
function faults(palette: Palette): string[] {
  return PAIRS.filter(
    ({ front, background, least }) => contrast(palette[front], palette[background]) < least,
  ).map(({ front, background, least }) => `${front} on ${background}: ${least}`);
}

function expectReadable(color: string) {
  const palette = derivePalette({ color });
  expect(Object.keys(palette).sort()).toEqual([...ROLES].sort());
  expect(Object.values(palette).filter((value) => !/^#[\da-f]{6}$/.test(value))).toEqual([]);
  expect(faults(palette)).toEqual([]);
  expect(derivePalette({ color })).toEqual(palette);
}

function hueDistance(one: number, other: number): number {
  const between = Math.abs(one - other) % 360;
  return Math.min(between, 360 - between);
}

/** Roles that have color enough for an eye to name it. */
const COLOURED: readonly Role[] = ['brass', 'clay', 'pine', 'brass-light', 'action', 'deep'];

describe('the palette of a brand', () => {
  test.each(AWKWARD)('made of %s can be read everywhere', expectReadable);

  test('made of any colour can be read everywhere', () => {
    fc.assert(fc.property(anyColor, expectReadable));
  });

  test('keeps the hue of the brand', () => {
    fc.assert(
      fc.property(anyColor, (color) => {
        const { hue, chroma } = oklchOf(color);
        fc.pre(chroma > 0.04);
        const palette = derivePalette({ color });
        for (const role of COLOURED) {
          const shade = oklchOf(palette[role]);
          // Eight bits a channel leave a nearly gray or nearly black shade no exact hue.
          if (shade.chroma > 0.03)
            expect(hueDistance(shade.hue, hue), `${role} ${palette[role]}`).toBeLessThan(6);
        }
        expect(oklchOf(palette.action).chroma).toBeGreaterThan(0.02);
      }),
    );
  });

  test('has a colour for all that the stylesheets name', () => {
    const folder = join(import.meta.dirname, '../../renderer');
    const sheets = readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.css'))
      .map((name) => readFileSync(join(folder, name), 'utf8'));
    const named = [...sheets.join('').matchAll(/(?:var\(|^ +)--color-([\w-]+)/gm)];
    expect(named.length).toBeGreaterThan(100);
    const unknown = named.filter(([, role]) => !ROLES.some((known) => known === role));
    expect(unknown.map(([, role]) => role)).toEqual([]);
  });

  test('of a grey brand is grey, errors aside', () => {
    const { fault, ...rest } = derivePalette({ color: '#777777' });
    expect(Object.values(rest).filter((value) => oklchOf(value).chroma > 0.001)).toEqual([]);
    expect(oklchOf(fault).chroma).toBeGreaterThan(0.1);
  });

  test('takes a colour that is good as a button for the button', () => {
    expect(derivePalette({ color: '#0B6E4F' })).toMatchObject({
      action: '#0b6e4f',
      'on-action': '#ffffff',
    });
    const { action, 'on-action': letters } = derivePalette({ color: '#ffd500' });
    expect(action).toBe('#ffd500');
    expect(oklchOf(letters).lightness).toBeLessThan(0.3);
  });
});

const KEYS = ['action', 'surface', 'ink', 'deep'] as const;
const anyColors = fc.record(Object.fromEntries(KEYS.map((key) => [key, anyColor])), {
  requiredKeys: [],
});

describe('colours chosen for single roles', () => {
  test('are taken as they are, and the rest goes with them', () => {
    const colors = { action: '#c2185b', surface: '#fff8e1', ink: '#222', deep: '#311b92' };
    const palette = derivePalette({ color: '#0b6e4f', colors });
    expect(palette).toMatchObject({
      action: '#c2185b',
      paper: '#fff8e1',
      ink: '#222222',
      deep: '#311b92',
    });
    expect(faults(palette)).toEqual([]);
    expect(unreadableColors({ color: '#0b6e4f', colors })).toEqual([]);
  });

  test('of an action can be any: its letters go with it', () => {
    fc.assert(
      fc.property(anyColor, anyColor, (color, action) => {
        expect(faults(derivePalette({ color, colors: { action } }))).toEqual([]);
      }),
    );
  });

  test('are told with their key, the pair and its contrast', () => {
    const found = (colors: Record<string, string>) =>
      unreadableColors({ color: '#0b6e4f', colors });
    expect(found({ ink: '#999999' })).toMatchObject([
      { key: 'ink', front: '#999999', pair: { front: 'ink', background: 'sand-2', least: 4.5 } },
    ]);
    expect(found({ surface: '#444444' })).toMatchObject([{ key: 'surface' }]);
    expect(found({ deep: '#cccccc' })).toMatchObject([{ key: 'deep' }]);
    // The ink would do on any surface that something could be read on.
    expect(found({ ink: '#000', surface: '#333' }).map(({ key }) => key)).toEqual(['surface']);
    expect(found({ ink: '#888', surface: '#fff' }).map(({ key }) => key)).toEqual(['ink']);
  });

  test('that are told are those that cannot be read, and the nearest that do are good', () => {
    fc.assert(
      fc.property(anyColor, anyColors, (color, colors) => {
        const told = unreadableColors({ color, colors });
        expect(told.length > 0).toBe(faults(derivePalette({ color, colors })).length > 0);
        let better = colors;
        for (let round = 0; round < KEYS.length; round += 1)
          for (const { key, nearest, ratio, pair } of unreadableColors({ color, colors: better })) {
            expect(ratio).toBeLessThan(pair.least);
            better = { ...better, [key]: nearest };
          }
        expect(faults(derivePalette({ color, colors: better }))).toEqual([]);
      }),
      // Each round seeks nearest shades, which takes as long as many palettes.
      { numRuns: cases(4, 30) },
    );
  });

  test('that are told keep their hue in the nearest that does', () => {
    const [told] = unreadableColors({ color: '#333', colors: { deep: '#66bb6a' } });
    const [chosen, nearest] = [oklchOf('#66bb6a'), oklchOf(told?.nearest ?? '')];
    expect(hueDistance(nearest.hue, chosen.hue)).toBeLessThan(3);
    // One step of lightness more would not do.
    const more = hexOf({ ...nearest, lightness: nearest.lightness + 0.02 });
    expect(unreadableColors({ color: '#333', colors: { deep: more } })).toHaveLength(1);
  });
});

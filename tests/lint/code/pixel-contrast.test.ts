import { describe, expect, test } from 'vitest';
import { pixelContrast } from '../../../cli/browser-lint/pixel-contrast.ts';

describe('the contrast of a text with what is behind it', () => {
  const WHITE = [255, 255, 255];
  const BLACK = [0, 0, 0];
  const GRAY = [0x99, 0x99, 0x99];
  const PINK = [255, 0, 255];
  const pixels = (...colors: number[][]) =>
    Uint8ClampedArray.from(colors.flatMap((color) => [...color, 255]));
  const times = (count: number, color: number[]) => Array.from({ length: count }, () => color);
  const low = { contrastRatio: 2.84, fgColor: '#999999', bgColor: '#ffffff' };

  test.each([
    ['fails on all', times(100, WHITE), times(100, GRAY), times(100, PINK), low],
    ['passes on all', times(100, BLACK), times(100, GRAY), times(100, PINK), undefined],
    [
      'passes on specks',
      [...times(96, WHITE), ...times(4, BLACK)],
      times(100, GRAY),
      times(100, PINK),
      low,
    ],
    [
      'passes on a part',
      [...times(90, WHITE), ...times(10, BLACK)],
      times(100, GRAY),
      times(100, PINK),
      undefined,
    ],
    [
      'is partly covered',
      times(100, WHITE),
      [...times(60, GRAY), ...times(40, WHITE)],
      [...times(60, PINK), ...times(40, WHITE)],
      low,
    ],
    [
      'is mostly covered',
      times(100, WHITE),
      [...times(40, GRAY), ...times(60, WHITE)],
      [...times(40, PINK), ...times(60, WHITE)],
      undefined,
    ],
    [
      'has the color of its background',
      times(9, WHITE),
      times(9, WHITE),
      times(9, PINK),
      { ...low, contrastRatio: 1, fgColor: '#ffffff' },
    ],
    ['is nowhere', [], [], [], undefined],
  ])('where it %s', (_, behind, filled, marked, expected) => {
    const all = {
      behind: pixels(...behind),
      filled: pixels(...filled),
      marked: pixels(...marked),
    };
    expect(pixelContrast(all, 4.5)).toEqual(expected);
  });

  test('is the best of those that are too low', () => {
    const behind = pixels(GRAY, [0xaa, 0xaa, 0xaa], WHITE);
    const filled = pixels(WHITE, WHITE, WHITE);
    const found = pixelContrast({ behind, filled, marked: pixels(PINK, PINK, PINK) }, 3);
    expect(found).toEqual({ contrastRatio: 2.84, fgColor: '#ffffff', bgColor: '#999999' });
  });
});

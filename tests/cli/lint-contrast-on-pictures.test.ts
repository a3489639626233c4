import { describe, expect, test } from 'vitest';
import { measured, toldOf } from './browser-site.ts';
import { bodyOf, DARK, FINE, HARD_TO_READ, PICTURES } from './texts-on-pictures.ts';

describe('lint --browser, on gradients and pictures', () => {
  test('tells texts that are hard to read everywhere, and no others', async () => {
    const pages = await measured(
      {
        '/hard': bodyOf(HARD_TO_READ),
        '/fine': bodyOf(FINE),
        '/phone': `<style>p { ${DARK}color: #fff } @media (width < 500px) { p { color: #556 } }</style><p>On a phone</p>`,
      },
      { pictures: PICTURES },
    );
    expect(pages.filter(({ failed }) => failed !== undefined)).toEqual([]);
    const hard = [390, 1280].flatMap((width) =>
      Object.keys(HARD_TO_READ).map((words) => `/hard ${width} style/contrast ${words}`),
    );
    expect(toldOf(pages).sort()).toEqual([...hard, '/phone 390 style/contrast On a phone'].sort());
    const [gray] = pages[0]?.faults.filter(({ words }) => words === 'gray on a gradient') ?? [];
    expect(gray?.measured).toMatchObject({ expectedContrastRatio: '4.5:1', fgColor: '#555566' });
    expect(gray?.measured.bgColor).toMatch(/^#[0-3][\da-f][\da-f]{4}$/);
  });
});

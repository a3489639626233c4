import { expect, it } from 'vitest';
import { loadUtilityCompiler } from '../../../cli/content/utility-css.ts';
import { unreadableBanner } from '../../../cli/rules/banner-contrast.ts';
import { siteColors } from '../../../cli/rules/site-colors.ts';
import type { SiteConfig } from '../../../schemas/config/site-config.ts';

async function ratioOf(
  className: string,
  brand?: SiteConfig['brand'],
): Promise<number | undefined> {
  const compile = await loadUtilityCompiler();
  return unreadableBanner(await compile(className), siteColors(brand))?.ratio;
}

it.each([
  ['bg-yellow-300 text-white', 1.27],
  ['bg-amber-500', 2.15],
  ['bg-red-500 text-white animate-pulse', 3.81],
  ['bg-[#ffff00] text-[#ffffff]', 1.07],
  ['bg-black text-slate-950', 1.04],
  ['bg-linear-to-r from-red-900 to-red-300 text-white', 1.9],
  ['bg-[yellow] text-white', 1.07],
  ['bg-[rgb(255,255,0)] text-white', 1.07],
  ['bg-red-700 text-white/40', 1.78],
  ['bg-red-700/20 text-white', 1.59],
  ['bg-(--color-sand) text-white', 1.2],
  ['bg-(--color-ink) text-[var(--color-night)]', 1.1],
  ['text-red-700', 1.1],
  ['bg-red-700 text-white opacity-0', 1],
])('%s cannot be read', async (className, ratio) => {
  expect(await ratioOf(className)).toBeCloseTo(ratio, 1);
});

it.each([
  'bg-yellow-300 text-slate-950',
  'bg-red-700 text-white hover:bg-yellow-300',
  'bg-slate-900',
  'md:bg-yellow-300 bg-red-800',
  'bg-red-800/90 text-white',
  'bg-transparent text-white',
  'bg-red-700 text-white/95',
  'bg-(--color-night) text-(--color-sand)',
  'bg-(--own-night) text-white',
  'bg-[url(/x.png)] text-black',
  'animate-pulse',
  'bg-linear-to-r from-red-900 to-red-700 text-white',
])('%s can be read, or nobody knows', async (className) => {
  expect(await ratioOf(className)).toBeUndefined();
});

it('the colors of a brand are those of its palette', async () => {
  expect(await ratioOf('bg-(--color-sand-2) text-(--color-ink)', { color: '#0b6e4f' })).toBe(
    undefined,
  );
  expect(await ratioOf('bg-(--color-deep) text-(--color-ink)', { color: '#0b6e4f' })).toBeLessThan(
    2,
  );
});

it('a color with too many or too few digits is no utility', async () => {
  const compile = await loadUtilityCompiler();
  const { unknown } = await compile('bg-[#12345] text-[#abc] border-[#aabbccdd]');
  expect(unknown).toEqual(['bg-[#12345]']);
});

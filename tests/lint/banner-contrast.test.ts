import { expect, it } from 'vitest';
import { loadUtilityCompiler } from '../../cli/content/utility-css.ts';
import { unreadableBanner } from '../../cli/rules/banner-contrast.ts';

async function ratioOf(className: string): Promise<number | undefined> {
  const compile = await loadUtilityCompiler();
  return unreadableBanner(await compile(className))?.ratio;
}

it.each([
  ['bg-yellow-300 text-white', 1.27],
  ['bg-amber-500', 2.15],
  ['bg-red-500 text-white animate-pulse', 3.81],
  ['bg-[#ffff00] text-[#ffffff]', 1.07],
  ['bg-black text-slate-950', 1.04],
  ['bg-linear-to-r from-red-900 to-red-300 text-white', 1.9],
])('%s cannot be read', async (className, ratio) => {
  expect(await ratioOf(className)).toBeCloseTo(ratio, 1);
});

it.each([
  'bg-yellow-300 text-slate-950',
  'bg-red-700 text-white hover:bg-yellow-300',
  'bg-slate-900',
  'md:bg-yellow-300 bg-red-800',
  'bg-red-700/50 text-white',
  'animate-pulse',
  'bg-linear-to-r from-red-900 to-red-700 text-white',
])('%s can be read, or nobody knows', async (className) => {
  expect(await ratioOf(className)).toBeUndefined();
});

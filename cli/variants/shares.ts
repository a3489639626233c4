import { ORIGINAL } from '../../schemas/original-variant.ts';
import type { LandingTest } from '../../schemas/page.ts';
import type { Share } from './settings.ts';

/** The fraction of visitors for each version of a landing. */
export function sharesOf({ variants }: Pick<LandingTest, 'variants'>): Share[] {
  const left = variants.reduce((rest, { weight }) => rest - weight, 100);
  return [
    { name: ORIGINAL, share: left / 100 },
    ...variants.map(({ name, weight }) => ({ name, share: weight / 100 })),
  ];
}

/** Equal shares, for versions about which nothing else is known. */
export function equalShares(names: readonly string[]): Share[] {
  return names.map((name) => ({ name, share: 1 / names.length }));
}

import { lasting } from '../../browser/storage.ts';

/** What is kept and has not expired, each as `test:variant:time`. */
export function keptVariants(): string[] {
  const kept = (lasting.get('variants') ?? '').split(' ');
  return kept.filter((one) => Number(one.split(':')[2]) > Date.now());
}

/** The variant that this page shows by chance, as `test:variant`; undefined where nothing is tried, or somebody asked for one to look at it. */
export function variantHere(): string | undefined {
  const { test, variant, variantBy } = document.documentElement.dataset;
  return variantBy === 'chance' ? `${test}:${variant}` : undefined;
}

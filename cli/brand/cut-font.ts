import { readFileSync } from 'node:fs';
import { FEATURES, WEIGHT_RANGE } from './font-cut.ts';

/**
 * Subsets a font file.
 *
 * @param source absolute path of a WOFF2 file.
 * @returns a WOFF2 file.
 * @throws if the file is not WOFF2, or corrupt.
 */
export async function cutFont(source: string, characters: string): Promise<Buffer> {
  const { default: subsetFont } = await import('subset-font');
  return subsetFont(readFileSync(source), characters, {
    targetFormat: 'woff2',
    keepFeatures: FEATURES,
    ...(source.includes('-wght-') ? { variationAxes: { wght: { ...WEIGHT_RANGE } } } : {}),
  });
}

import type { BrandState } from '../../../studio/configuration-protocol.ts';
import { installedFonts } from '../../brand/installed-fonts.ts';
import { contrast } from '../../palette/oklch.ts';
import { derivePalette } from '../../palette/palette.ts';
import { PAIRS } from '../../palette/palette-roles.ts';
import type { StudioSite } from '../studio-site.ts';

/** The contrast of the brand's color pairs, and the available fonts. */
export function brandState(site: StudioSite, root: string): BrandState {
  const brand = site.dev.config?.brand;
  const fonts = installedFonts(root);
  if (!brand) return { fonts, pairs: [] };
  const palette = derivePalette(brand);
  const pairs = PAIRS.map(({ front, background, least }) => ({
    ...{ front, background, least },
    frontColor: palette[front],
    backgroundColor: palette[background],
    // Rounded down, because 4.499 is not enough.
    ratio: Math.floor(contrast(palette[front], palette[background]) * 10) / 10,
  }));
  return { fonts, pairs };
}

import { createHash } from 'node:crypto';
import { derivePalette, type Palette } from '../../domain/palette.ts';
import type { Assets } from '../../renderer/render-context.ts';
import type { SiteConfig } from '../../schemas/site-config.ts';
import { brandSheet } from './brand-sheet.ts';

/** What a brand adds to a site. */
export interface BrandLook {
  /** Stylesheet, named by its content so that browsers may keep it. */
  sheet: { file: string; content: string };
  /** Colour of the browser's bar on phones. */
  themeColor: string;
  palette: Palette;
}

/** The look of the brand in a configuration; undefined without one. */
export function brandLook({ brand }: SiteConfig): BrandLook | undefined {
  if (brand === undefined) return undefined;
  const palette = derivePalette(brand);
  const content = brandSheet(brand, palette);
  const hash = createHash('sha256').update(content).digest('hex').slice(0, 8);
  return {
    sheet: { file: `assets/brand-${hash}.css`, content },
    themeColor: palette.deep,
    palette,
  };
}

/** What pages link and say because of a brand, for the context that they are rendered in. */
export function brandContext(
  look: BrandLook | undefined,
  assets: Assets,
  address: (look: BrandLook) => string = ({ sheet }) => `/${sheet.file}`,
): { assets: Assets; themeColor?: string } {
  if (look === undefined) return { assets };
  const styles = [...assets.styles, address(look)];
  return { assets: { ...assets, styles }, themeColor: look.themeColor };
}

/** Colours of the drawn favicon. */
const FAVICON_GROUND = '#0e1b2c';
const FAVICON_LINES = '#e0b565';

/** The drawn favicon in the colours of the brand. */
export function brandFavicon(svg: string, { palette }: BrandLook): string {
  return svg
    .replaceAll(FAVICON_GROUND, palette.deep)
    .replaceAll(FAVICON_LINES, palette['brass-light']);
}

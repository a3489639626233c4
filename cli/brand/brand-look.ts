import { createHash } from 'node:crypto';
import type { RenderContext } from '../../renderer/context/render-context.ts';
import { languagesOf } from '../../renderer/text/languages.ts';
import type { SiteConfig } from '../../schemas/config/site-config.ts';
import { derivePalette } from '../palette/palette.ts';
import { type BrandFonts, brandFonts } from './brand-fonts.ts';
import { brandSheet } from './brand-sheet.ts';

/** What fonts and brand add to a site. */
export interface BrandLook {
  /** Stylesheet with a content hash in its name, so that browsers can cache it. */
  sheet: { file: string; content: string };
  /** Color of the browser's toolbar on phones, if the brand has a color. */
  themeColor?: string;
  fonts: BrandFonts;
  /** Path of each font in the output, to its current path. */
  files: ReadonlyMap<string, string>;
}

/**
 * The look of a site by its configuration; without a brand it has the engine's fonts and colors.
 *
 * @param root folder of the site.
 */
export function brandLook(config: SiteConfig, root: string): BrandLook {
  const look = known.get(config) ?? makeLook(config, root);
  known.set(config, look);
  return look;
}

const known = new WeakMap<SiteConfig, BrandLook>();

function sheetOf(name: 'brand' | 'core', content: string): BrandLook['sheet'] {
  const hash = createHash('sha256').update(content).digest('hex').slice(0, 8);
  return { file: `assets/${name}-${hash}.css`, content };
}

function makeLook(config: SiteConfig, root: string): BrandLook {
  const { brand } = config;
  const palette = brand && derivePalette(brand);
  const fonts = brandFonts(brand?.fonts ?? {}, root, languagesOf(config));
  const content = fonts.css + (brand && palette ? brandSheet(brand, palette) : '');
  return {
    sheet: sheetOf(brand ? 'brand' : 'core', content),
    ...(palette === undefined ? {} : { themeColor: palette.deep }),
    fonts,
    files: fonts.files,
  };
}

/** Minifies a stylesheet that the tool has generated. */
function tightened(css: string): string {
  return css
    .replace(/\n\s*/g, '')
    .replace(/(?<=:) | ?([{},;]) ?/g, '$1')
    .replaceAll(';}', '}');
}

/** Removes the colors of the theme layer that a look defines anew. */
function withoutReplaced(core: string, look: string): string {
  const replaced = new Set(look.match(/--color-[a-z0-9-]+(?=:)/g));
  return core.replace(/(?<=@layer theme\{:root,:host\{)[^}]*/, (theme) =>
    theme
      .split(';')
      .filter((declaration) => !replaced.has(declaration.split(':')[0] ?? ''))
      .join(';'),
  );
}

/**
 * The stylesheet of all pages with that of the look appended: the two are never loaded separately, and are smaller
 * as one.
 *
 * @param core what the pages of all sites share.
 */
export function withLook({ sheet, themeColor }: BrandLook, core: string): BrandLook['sheet'] {
  const look = tightened(sheet.content);
  const content = withoutReplaced(core.trimEnd(), look) + look;
  return sheetOf(themeColor === undefined ? 'core' : 'brand', content);
}

/**
 * The part of the render context that depends on fonts and brand.
 *
 * @param styles the stylesheets of every page, including that of the look.
 */
export function brandContext(
  { fonts, themeColor }: BrandLook,
  assets: Omit<RenderContext['assets'], 'fonts'>,
  styles: readonly string[],
): Pick<RenderContext, 'assets' | 'themeColor'> {
  return {
    assets: { ...assets, styles, fonts: fonts.preload },
    ...(themeColor === undefined ? {} : { themeColor }),
  };
}

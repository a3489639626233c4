import { createHash } from 'node:crypto';
import type { RenderContext } from '../../renderer/context/render-context.ts';
import { languagesOf } from '../../renderer/text/languages.ts';
import type { Brand } from '../../schemas/brand.ts';
import type { SiteConfig } from '../../schemas/site-config.ts';
import { derivePalette } from '../palette/palette.ts';
import { type BrandFonts, brandFonts } from './brand-fonts.ts';
import { brandLogo, type LogoFile } from './brand-logo.ts';
import { brandSheet } from './brand-sheet.ts';

/** What a brand adds to a site. */
export interface BrandLook {
  /** Stylesheet, named by its content so that browsers may keep it. */
  sheet: { file: string; content: string };
  /** Colour of the browser's bar on phones. */
  themeColor: string;
  fonts: BrandFonts;
  logo?: LogoFile;
  /** Path inside the output of the fonts and the logo, to the file's place now. */
  files: ReadonlyMap<string, string>;
}

/** The engine's own fonts, which a brand's take the place of, by their files. */
const OWN_FONTS = { display: 'besley', text: 'public-sans' } as const;

/**
 * The look of the brand in a configuration; undefined without one.
 *
 * @param root folder of the site.
 */
export function brandLook(config: SiteConfig, root: string): BrandLook | undefined {
  const { brand } = config;
  if (brand === undefined) return undefined;
  const look = known.get(brand) ?? makeLook(config, brand, root);
  known.set(brand, look);
  return look;
}

const known = new WeakMap<Brand, BrandLook>();

function contentHash(content: string): string {
  return createHash('sha256').update(content).digest('hex').slice(0, 8);
}

function makeLook(config: SiteConfig, brand: Brand, root: string): BrandLook {
  const palette = derivePalette(brand);
  const fonts = brandFonts(brand.fonts ?? {}, root, languagesOf(config)[0]);
  const logo = brandLogo(brand, root);
  const content = fonts.css + brandSheet(brand, palette);
  return {
    sheet: { file: `assets/brand-${contentHash(content)}.css`, content },
    themeColor: palette.deep,
    fonts,
    ...(logo === undefined ? {} : { logo }),
    files: new Map([...fonts.files, ...(logo ? [[logo.file, logo.source] as const] : [])]),
  };
}

/** Fonts that the first screen needs: the engine's where the brand has no other. */
function preloaded(brand: Brand | undefined, own: readonly string[], look: BrandLook): string[] {
  const replaced = (['display', 'text'] as const)
    .filter((role) => brand?.fonts?.[role] !== undefined && look.fonts.css !== '')
    .map((role) => OWN_FONTS[role]);
  const kept = own.filter((font) => !replaced.some((name) => font.includes(`/${name}-`)));
  return [...kept, ...look.fonts.preload];
}

/**
 * The stylesheet of all pages with that of the brand behind it: two that are never asked for alone weigh less as one.
 *
 * @param core what all pages share without a brand.
 */
export function withBrand({ sheet }: BrandLook, core: string): BrandLook['sheet'] {
  const content = core.trimEnd() + sheet.content.replace(/\n\s*/g, '');
  return { file: `assets/brand-${contentHash(content)}.css`, content };
}

/**
 * What pages link and say because of a brand, for the context that they are rendered in.
 *
 * @param styles the stylesheets of every page with the brand's.
 */
export function brandContext(
  { brand }: SiteConfig,
  look: BrandLook | undefined,
  assets: RenderContext['assets'],
  styles: readonly string[],
): Pick<RenderContext, 'assets' | 'themeColor' | 'logo'> {
  if (look === undefined) return { assets };
  const { logo, themeColor } = look;
  return {
    assets: { ...assets, styles, fonts: preloaded(brand, assets.fonts, look) },
    themeColor,
    ...(logo === undefined ? {} : { logo }),
  };
}

import { createHash } from 'node:crypto';
import { directionOf, inLanguage, languagesOf } from '../../renderer/text/languages.ts';
import { DEFAULT_THEME } from '../../renderer/themes/registry.ts';
import type { Brand } from '../../schemas/config/brand.ts';
import type { SiteConfig } from '../../schemas/config/site-config.ts';
import type { Language } from '../../schemas/language.ts';
import type { Page } from '../../schemas/page.ts';
import { derivePalette } from '../palette/palette.ts';
import type { SiteDefinition } from '../site/define-site.ts';
import { hashLook, sharedThemes } from './theme-look.ts';

/** Colors of a picture in hex. */
export interface CardColors {
  /** The background from top to bottom. */
  sky: readonly [string, string, string];
  /** The foreground: kicker and drawing, title, other text. */
  accent: string;
  title: string;
  text: string;
  /** Background of the phone number, and its digits. */
  action: string;
  onAction: string;
}

/** The content of a preview picture; plain data, stored with the page until it is drawn. */
export interface PreviewCard {
  kicker?: string;
  title: string;
  /** Contact at the bottom. */
  business: string;
  phone?: string;
  /** Colors of the brand; defaults to the engine's evening colors. */
  colors?: CardColors;
  theme: string;
  /** Hash of the theme's drawing. */
  look: string;
  /** True for a language that is written from right to left. */
  fromRight?: boolean;
  /** Names of the brand's fonts. */
  fonts?: NonNullable<Brand['fonts']>;
}

function clip(text: string, length: number): string {
  if (text.length <= length) return text;
  return `${text.slice(0, text.lastIndexOf(' ', length - 1)).replace(/[\s,;:.]+$/, '')} …`;
}

const known = new WeakMap<Brand, CardColors>();

function cardColors(brand: Brand): CardColors {
  const made = known.get(brand);
  if (made) return made;
  const palette = derivePalette(brand);
  const colors: CardColors = {
    sky: [palette.deep, palette['ink-2'], palette.dusk],
    accent: palette['brass-light'],
    title: palette.white,
    text: palette.mist,
    action: palette.action,
    onAction: palette['on-action'],
  };
  known.set(brand, colors);
  return colors;
}

/** Inputs shared by all cards of a site. */
interface CardSite {
  site: SiteConfig;
  definition: SiteDefinition;
}

function card(
  { site, definition }: CardSite,
  language: Language,
  theme: string,
  title: string,
): PreviewCard {
  const { business } = site;
  return {
    ...(business.tagline === undefined
      ? {}
      : { kicker: inLanguage(business.tagline, language, languagesOf(site)) }),
    title,
    business: business.name,
    ...(business.phone === undefined ? {} : { phone: business.phone }),
    theme,
    look: hashLook(theme, definition),
    ...(site.brand === undefined ? {} : { colors: cardColors(site.brand) }),
    ...(site.brand?.fonts === undefined ? {} : { fonts: site.brand.fonts }),
    ...(directionOf(language) === 'rtl' ? { fromRight: true } : {}),
  };
}

/** The card of a theme; without a title of its own it shows the name of the business. */
function themeCard(of: CardSite, language: Language, theme: string): PreviewCard {
  const { site, definition } = of;
  const title = definition.previewTitles?.[theme]?.[language] ?? clip(site.business.name, 80);
  return card(of, language, theme, title);
}

/**
 * The preview picture of a page: its own for hand-written pages and for landings that request one, otherwise that
 * of the landing's theme and language.
 */
export function previewCard(page: Page, site: SiteConfig, definition: SiteDefinition): PreviewCard {
  const { language } = page.entry;
  const of = { site, definition };
  if (page.kind === 'static') return card(of, language, DEFAULT_THEME, clip(page.seo.title, 80));
  const own = page.landing.page?.ogImage === true;
  return own
    ? card(of, language, page.theme, clip(page.landing.hero.headline, 80))
    : themeCard(of, language, page.theme);
}

/** The cards of every theme in every language. */
export function themeCards(site: SiteConfig, definition: SiteDefinition): PreviewCard[] {
  return languagesOf(site).flatMap((language) =>
    sharedThemes(definition).map((theme) => themeCard({ site, definition }, language, theme)),
  );
}

/**
 * Address of the picture for a card. Its name changes with the card and with the drawing code.
 *
 * @param drawing fingerprint of the drawing code.
 */
export function previewAddress(card: PreviewCard, drawing: string): string {
  const hash = createHash('sha256').update(drawing).update(JSON.stringify(card)).digest('hex');
  return `/previews/${hash.slice(0, 16)}.png`;
}

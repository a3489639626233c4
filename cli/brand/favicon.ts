import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { initialsOf } from '../../renderer/text/initials.ts';
import type { SiteConfig } from '../../schemas/config/site-config.ts';
import { derivePalette } from '../palette/palette.ts';

/** Path of the favicon in the output. */
export const FAVICON = 'favicon.svg';

/** Colors of a site without a brand. */
const USUAL = { background: '#0e1b2c', letter: '#e0b565' };

function escapeXml(text: string): string {
  return text.replace(/[&<>]/g, (character) => `&#${character.charCodeAt(0)};`);
}

/**
 * The favicon of a site: its own `site/favicon.svg`, else the first letter of its name in the brand's colors.
 *
 * @param root folder of the site.
 */
export function favicon({ brand, business }: SiteConfig, root: string): string {
  const own = join(root, 'site', FAVICON);
  if (existsSync(own)) return readFileSync(own, 'utf8');
  const palette = brand && derivePalette(brand);
  const background = palette?.deep ?? USUAL.background;
  const letter = palette?.['brass-light'] ?? USUAL.letter;
  const [first = ''] = initialsOf(business.name);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><rect width="64" height="64" rx="14" fill="${background}"/><text x="32" y="46" font-family="Georgia,serif" font-size="40" font-weight="700" text-anchor="middle" fill="${letter}">${escapeXml(first)}</text></svg>`;
}

/** The manifest for sites on the home screen of a phone (W3C, Web Application Manifest). */
export function webManifest({ business, brand, languages = ['en'] }: SiteConfig): string {
  const palette = brand && derivePalette(brand);
  const manifest = {
    name: business.name,
    short_name: business.name.length <= 12 ? business.name : business.name.split(/\s+/)[0],
    lang: languages[0],
    start_url: '/',
    display: 'browser',
    theme_color: palette?.deep ?? USUAL.background,
    background_color: palette?.paper ?? '#fbf7ef',
    icons: [{ src: `/${FAVICON}`, sizes: 'any', type: 'image/svg+xml' }],
  };
  return `${JSON.stringify(manifest)}\n`;
}

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { SiteConfig } from '../../schemas/config/site-config.ts';
import { matchesIn } from '../content/text-rules/matches-in.ts';
import { derivePalette } from '../palette/palette.ts';
import { ENGINE_ROOT } from '../system/engine-root.ts';

/** Values of the custom properties for colors, by their names. */
export type SiteColors = ReadonlyMap<string, string>;

const DECLARED = /(--color-[\w-]+):\s*([^;]+);/g;

let tokens: SiteColors | undefined;

/** The colors of a site without a brand, from the core stylesheet. */
function engineColors(): SiteColors {
  tokens ??= new Map(
    [
      ...matchesIn(readFileSync(join(ENGINE_ROOT, 'renderer/styles/tokens.css'), 'utf8'), DECLARED),
    ].map(([, name = '', value = '']) => [name, value.trim()]),
  );
  return tokens;
}

const known = new WeakMap<object, SiteColors>();

/** The colors of a site; those of the engine where it has no brand, or its configuration is invalid. */
export function siteColors(brand: SiteConfig['brand']): SiteColors {
  if (!brand) return engineColors();
  const before = known.get(brand);
  if (before) return before;
  const palette = Object.entries(derivePalette(brand));
  const colors = new Map(palette.map(([role, value]) => [`--color-${role}`, value]));
  known.set(brand, colors);
  return colors;
}

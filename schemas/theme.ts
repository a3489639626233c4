import { z } from 'zod';

/** The seven looks a landing can wear (docs/product.md, "Landing pages"). */
export const THEMES = [
  'general',
  'power-of-attorney',
  'vehicle-title',
  'real-estate',
  'affidavit',
  'divorce',
  'emergency',
] as const;

export type Theme = (typeof THEMES)[number];

/** @param names of the looks that a landing can have. */
export function themeOf(names: readonly string[]) {
  return z.enum(names).meta({
    description:
      'Look of the page: rosette, silhouette, section order and fee certificate. Default: `general`.',
  });
}

/** Look that a landing without one has. */
export const DEFAULT_THEME = 'general' satisfies Theme;

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

export const Theme = z.enum(THEMES).meta({
  description:
    'Look of the page: rosette, silhouette, section order, headings and fee certificate. Default: `general`.',
});

export type Theme = z.infer<typeof Theme>;

import { z } from 'zod';
import { control } from './forms/control.ts';

/** Lower-case letters, digits and single hyphens (docs/product.md, "Landing files"). */
export const SLUG_PATTERN = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;

/** Maximum slug length in characters: file names are limited to 255 bytes, and search results truncate far earlier. */
export const MAX_SLUG = 80;

export function slug(description: string) {
  return z
    .string()
    .max(MAX_SLUG)
    .regex(SLUG_PATTERN, 'must be lower-case letters, digits and single hyphens')
    .meta({ description });
}

/** An absolute path on this site: `/`, `/about`, `/services/i9-verification`. No trailing slash. */
export const SitePath = z
  .string()
  .regex(
    /^\/(?:[a-z0-9]+(?:-[a-z0-9]+)*(?:\/[a-z0-9]+(?:-[a-z0-9]+)*)*)?$/,
    'must be a path such as `/about`: lower case, no trailing slash, no file ending',
  )
  .meta({
    description: 'Path on this site, such as `/about`, without a trailing slash.',
    ...control('link'),
  });

import { z } from 'zod';

/** @param names of the themes a landing can have (docs/product.md, "Landing pages"). */
export function themeOf(names: readonly string[]) {
  return z.enum(names).meta({
    description:
      'Look of the page: ornament, order of its sections, price list. Default: `general`.',
  });
}

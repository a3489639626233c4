import { z } from 'zod';

/** Price lists of a site that pages can name: the business may keep several apart. */
export interface PriceLists {
  /** The first one is that of pages which name none. */
  names: readonly [string, ...string[]];
  /** What each of them means, for editors. */
  description: string;
}

/** The key `prices` of landings and pages; a site without price lists has no such key. */
export function pricesKey(lists: PriceLists | undefined): { prices?: z.ZodType } {
  if (!lists) return {};
  return { prices: z.enum(lists.names).meta({ description: lists.description }).optional() };
}

import { z } from 'zod';

/** Price lists of a site that pages can reference; a business may have several. */
export interface PriceLists {
  /** The first one applies to pages that name none. */
  names: readonly [string, ...string[]];
  /** Meaning of each list, shown by editors. */
  description: string;
}

/** The key `prices` of landings and pages; omitted for a site without price lists. */
export function pricesKey(lists: PriceLists | undefined): { prices?: z.ZodType } {
  if (!lists) return {};
  return { prices: z.enum(lists.names).meta({ description: lists.description }).optional() };
}

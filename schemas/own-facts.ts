import { z } from 'zod';

/**
 * Facts that only one business has: further top-level keys of `site.config.yaml`, and further keys of `business`.
 * A site that describes them by a schema adds their types to this interface, so that its pages know them.
 */
// biome-ignore lint/suspicious/noEmptyInterface: sites add their facts to it
export interface OwnFacts {}

/** Any value of a business's own: a text, a number, yes or no, a list or a map of such. */
export const OwnValue: z.ZodType = z.lazy(() =>
  z.union([z.string(), z.number(), z.boolean(), z.array(OwnValue), z.record(z.string(), OwnValue)]),
);

/** A group of facts that no schema describes. */
export const OwnGroup = z.record(z.string(), OwnValue).meta({
  description:
    'Facts of the business. Texts refer to them by their names, such as `{prices.visit}`.',
});

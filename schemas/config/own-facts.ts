import { z } from 'zod';

/**
 * Facts specific to one business: additional top-level keys of `site.config.yaml`, and additional keys of `business`. A
 * site that defines a schema for them augments this interface, so that its pages get the types.
 */
// biome-ignore lint/suspicious/noEmptyInterface: sites add their facts to it
export interface OwnFacts {}

/** Any value of a site's own fact: a text, a number, a boolean, a list or a map of those. */
export const OwnValue: z.ZodType = z.lazy(() =>
  z.union([z.string(), z.number(), z.boolean(), z.array(OwnValue), z.record(z.string(), OwnValue)]),
);

/** A group of facts without a schema. */
export const OwnGroup = z.record(z.string(), OwnValue).meta({
  description:
    'Facts of the business, which texts refer to by name: `{prices.visit}`. A value is a text, a number, a list, a group, or a map by language such as `{ en: Mondays, es: lunes }`, of which each page shows its own.',
});

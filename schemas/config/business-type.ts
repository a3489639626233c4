import { z } from 'zod';
import typesAbove from './business-types.json' with { type: 'json' };

/** `LocalBusiness` of schema.org and all its subtypes, each with its parent. */
const ABOVE: Readonly<Record<string, string>> = typesAbove;

/** `LocalBusiness` of schema.org and all its subtypes. */
export const BUSINESS_TYPES: readonly string[] = Object.keys(ABOVE);

export const BusinessType = z.enum(BUSINESS_TYPES).meta({
  description:
    'What kind of business it is: `LocalBusiness` of schema.org or one of the types below it, such as `Electrician`, `Bakery` or `LegalService`. See schema.org/LocalBusiness.',
});

/** A type and its ancestors up to `LocalBusiness`, nearest first. */
export function typeAndAbove(type: string): string[] {
  const above = ABOVE[type];
  return above === undefined ? [] : [type, ...typeAndAbove(above)];
}

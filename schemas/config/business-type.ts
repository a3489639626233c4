import { z } from 'zod';
import typesAbove from './business-types.json' with { type: 'json' };

/** `Organization` of schema.org and all its subtypes, `LocalBusiness` among them, each with its parent. */
const ABOVE: Readonly<Record<string, string>> = typesAbove;

/** `Organization` of schema.org and all its subtypes. */
export const BUSINESS_TYPES: readonly string[] = Object.keys(ABOVE);

export const BusinessType = z.enum(BUSINESS_TYPES).meta({
  description:
    'What kind of business it is: `LocalBusiness` of schema.org or one of the types below it, such as `Electrician`, `Bakery` or `LegalService`, or another type below `Organization`, such as `VeterinaryCare` or `School`. See schema.org/LocalBusiness and schema.org/Organization.',
});

/** A type and its ancestors up to `Organization`, nearest first. */
export function typeAndAbove(type: string): string[] {
  const above = ABOVE[type];
  return above === undefined ? [] : [type, ...typeAndAbove(above)];
}

/** Whether a type is `LocalBusiness` or below it, so that all that a local business has can be stated of it. */
export function isLocalType(type: string): boolean {
  return typeAndAbove(type).includes('LocalBusiness');
}

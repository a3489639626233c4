import type { Site } from '../context/site.ts';

/** Countries that write the postal code after the town. */
const CODE_AFTER_TOWN = new Set(['AU', 'GB', 'IE', 'IN', 'NZ', 'ZA']);

/** The address in lines as on an envelope; without a street, only the town. */
export function addressLines(address: Site['business']['address']): string[] {
  const { street, locality, region, postalCode, country } = address;
  const town =
    country === 'US' || country === 'CA'
      ? [[locality, region].filter(Boolean).join(', '), postalCode]
      : CODE_AFTER_TOWN.has(country)
        ? [locality, postalCode]
        : [postalCode, locality];
  return [street, town.filter(Boolean).join(' ')].filter(
    (line) => line !== undefined && line !== '',
  ) as string[];
}

const MEGABYTE = 1_000_000;
const KILOBYTE = 1000;

/**
 * A file size formatted in a locale: `240 kB`, `1,4 MB`.
 *
 * @param locale such as `de-AT`.
 */
export function fileSize(bytes: number, locale: string): string {
  const isLarge = bytes >= MEGABYTE;
  const amount = isLarge ? bytes / MEGABYTE : Math.max(1, Math.round(bytes / KILOBYTE));
  return new Intl.NumberFormat(locale, {
    style: 'unit',
    unit: isLarge ? 'megabyte' : 'kilobyte',
    maximumFractionDigits: isLarge && amount < 10 ? 1 : 0,
  }).format(amount);
}

import type { SiteConfig } from '../../../schemas/config/site-config.ts';
import type { Diagnostic } from '../diagnostic.ts';
import { report, type SourceFile } from '../source-file.ts';
import type { Locate } from '../yaml/yaml-document.ts';
import { checkAddress } from './check-address.ts';
import { checkCurrency } from './check-currency.ts';
import { checkWhereabouts } from './check-whereabouts.ts';
import { otherCountry } from './other-country.ts';
import { isSample } from './sample-data.ts';

const LIST = new Intl.ListFormat('en');

/** A business without an invented postal code, which says nothing of where it is. */
function withoutSamples(config: SiteConfig): SiteConfig {
  if (!isSample(config, ['business', 'address', 'postalCode'])) return config;
  const { business } = config;
  const { postalCode: _, ...address } = business.address;
  // The schema of a site may require it.
  return { ...config, business: { ...business, address } as SiteConfig['business'] };
}

/**
 * Reports what cannot be true of a business in its country. If most of the configuration points to one other country, that is
 * reported at `country`, in place of everything that contradicts it.
 */
export function checkLocation(
  config: SiteConfig,
  source: SourceFile,
  locate: Locate,
): Diagnostic[] {
  const known = withoutSamples(config);
  const told = [checkWhereabouts, checkCurrency, checkAddress].flatMap((check) =>
    check(known, source, locate),
  );
  const { business } = known;
  const other = told.length === 0 ? undefined : otherCountry(business);
  if (!other) return told;
  return [
    report(source, {
      range: locate(['business', 'address', 'country'], 'value'),
      rule: 'facts/whereabouts',
      severity: 'warning',
      message: `The address is in ${business.address.country}, but the ${LIST.format(other.signs)} are those of ${other.country}.`,
      hint: `Write ${other.country}, or correct the others.`,
    }),
  ];
}

import { valueLocation } from '../content/addresses/address-locations.ts';
import { isElsewhere } from '../content/config/clocks/country-zones.ts';
import type { Diagnostic } from '../content/diagnostic.ts';
import { displayPath } from '../content/source-file.ts';
import type { LinkedSite } from './link-targets.ts';

/** Checks that schedules run by a clock of the business: without a time zone they run by UTC, which few countries show. */
export function* checkClock({ config, configFile, cwd, pages }: LinkedSite): Generator<Diagnostic> {
  const { address, timeZone } = config.business;
  if (timeZone !== undefined || !isElsewhere('UTC', address)) return;
  const [timed] = [...pages.scheduled()].filter(
    ({ schedule }) => schedule?.from !== undefined || schedule?.until !== undefined,
  );
  if (!timed) return;
  yield {
    file: displayPath(configFile, cwd),
    ...valueLocation({ path: configFile }, ['business', 'address', 'country']),
    severity: 'warning',
    rule: 'schedule/no-time-zone',
    message: `${timed.entry.path} comes or goes at a time in UTC, which no clock in ${address.country} shows: business.timeZone is missing.`,
    hint: 'Name the time zone of the business, such as `timeZone: America/Chicago`.',
  };
}

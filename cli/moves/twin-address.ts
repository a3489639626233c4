import { takenAddresses } from '../new-landing/address.ts';
import { pathOfTarget } from '../pages/redirects.ts';
import { configuredRedirects } from '../site/configured-redirects.ts';
import { MoveFault } from './move-fault.ts';
import type { MovingSite } from './moving-site.ts';
import { differsInCapitals, isTwin } from './redirect-operations.ts';

/** The address of a page that many disks and hosts do not tell from another address. */
function twinPage(address: string, site: MovingSite): string | undefined {
  return [...takenAddresses(site).keys()].find((path) => isTwin(path, address));
}

/**
 * Where an address that is gone has to lead because another one differs from it only in capitals or by `.html`: to the
 * page of the other one, or else where that redirects.
 */
export function twinTarget(address: string, site: MovingSite): string | undefined {
  const page = twinPage(address, site);
  if (page !== undefined) return page;
  const redirects = [...configuredRedirects(site.configFile)];
  return redirects.find(([path]) => differsInCapitals(path, address))?.[1];
}

/**
 * Checks that an address that is gone does not lead away from a page that many hosts answer it with.
 *
 * @throws MoveFault if it does.
 */
export function requireTwin(
  site: MovingSite,
  { from, target }: { from: string; target: string },
): void {
  const twin = twinPage(from, site);
  const taken = takenAddresses(site);
  if (twin === undefined || taken.get(twin) === taken.get(pathOfTarget(target))) return;
  throw new MoveFault(
    `--to ${target}: many disks and hosts do not tell ${from} from the page ${twin}. Name that.`,
  );
}

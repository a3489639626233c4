import type { takenAddresses } from '../new-landing/address.ts';
import type { OpenSite } from '../site/open-site.ts';

/** A site as moves need it. */
export type MovingSite = OpenSite &
  Pick<Parameters<typeof takenAddresses>[0], 'facts' | 'cwd'> & {
    /** Addresses that were published. */
    ledger: ReadonlySet<string>;
  };

import type { takenAddresses } from '../new-landing/address.ts';
import type { OpenSite } from '../site/open-site.ts';

/** A site as moves need it. */
export type MovingSite = OpenSite &
  Pick<Parameters<typeof takenAddresses>[0], 'facts' | 'cwd'> & {
    /** The addresses in the ledger, each with the moment from which it counts as published. */
    ledger: ReadonlyMap<string, number>;
  };

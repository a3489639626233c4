import { loadSiteCode } from '../../cli/site/open-site.ts';
import { ROOT } from './command.ts';

/** The repository's own site and what its files are read and checked with. */
export const SITE = { root: ROOT, ...(await loadSiteCode(ROOT)) };

import { loadSiteCode } from '../../cli/site/open-site.ts';
import { ROOT } from './command.ts';

/** The repository's own site, with its schemas and definition. */
export const SITE = { root: ROOT, ...(await loadSiteCode(ROOT)) };

import type { WrittenPage } from '../content/page.ts';
import type { SiteConfig } from '../schemas/site-config.ts';

/** What a hand-written page's component is given. */
export interface PageProps {
  page: WrittenPage;
  site: SiteConfig;
}

import type { StaticPage } from '../../schemas/page.ts';
import type { Site } from './site.ts';

/** What a hand-written page's component is given. */
export interface PageProps {
  page: StaticPage;
  site: Site;
}

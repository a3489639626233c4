import type { StaticPage } from '../../schemas/page.ts';
import type { Site } from './site.ts';

/** Props of a hand-written page's component. */
export interface PageProps {
  page: StaticPage;
  site: Site;
}

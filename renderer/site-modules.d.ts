/** The components of the site's own pages by their routes; `cli/site-modules.ts` makes this module. */
declare module 'virtual:site-pages' {
  import type { ComponentType } from 'react';
  import type { PageProps } from './page-props.ts';

  export const SITE_PAGES: Record<string, ComponentType<PageProps>>;
}

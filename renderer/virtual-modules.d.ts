/** The components of the site's own pages by their routes; `cli/site/site-modules.ts` makes this module. */
declare module 'virtual:site-pages' {
  import type { ComponentType } from 'react';

  export const SITE_PAGES: Record<
    string,
    ComponentType<import('./context/page-props.ts').PageProps>
  >;
}

/** The shapes inside each icon's `<svg>` by its name; `cli/site/icon-module.ts` makes this module. */
declare module 'virtual:icons' {
  export const ICONS: Readonly<Record<string, string>>;
}

/** What the site adds to the engine; `cli/site/definition-module.ts` makes this module. */
declare module 'virtual:site' {
  const definition: import('./context/site-templates.ts').SiteTemplates;
  export default definition;
}

/** What the site runs in the browser besides the engine's scripts; `cli/site/definition-module.ts` makes this module. */
declare module 'virtual:site-client' {
  const definition: import('./client/define-client.ts').ClientDefinition;
  export default definition;
}

import type { Config } from 'vike/types';

/** Pages are plain documents: Vike routes and renders them in development, `touchdown build` renders them itself. */
export default {
  clientRouting: false,
  prerender: false,
  passToClient: [],
  // No page component is loaded in the browser: what moves there is in `renderer/client/` and in islands.
  meta: { Page: { env: { server: true } } },
} satisfies Config;

import type { Config } from 'vike/types';

/** Pages are static documents: in development Vike routes and renders them; `touchdown build` renders them itself. */
export default {
  clientRouting: false,
  prerender: false,
  passToClient: [],
  // Page components are never loaded in the browser: interactive parts are in `renderer/client/` and in islands.
  meta: { Page: { env: { server: true } } },
} satisfies Config;

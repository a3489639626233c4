/** The engine's islands; `renderer/client/loaders.ts` has their loaders. */
export type EngineIsland = 'contact-form' | 'form' | 'upload' | 'admin' | 'admin-login';

/** Islands of a page: the engine's, and those that the site's `site.client.ts` loads. */
export type IslandName = EngineIsland | (string & {});

/** The engine's islands; `renderer/client/loaders.ts` knows where their code is. */
export type EngineIsland = 'contact-form' | 'form' | 'upload' | 'admin' | 'admin-login';

/** Islands that stand in pages: the engine's, and those that the site's `site.client.ts` loads. */
export type IslandName = EngineIsland | (string & {});

/** Islands that stand in pages; `renderer/browser/islands/loaders.ts` knows where their code is. */
export type IslandName = 'calculator' | 'contact-form' | 'upload' | 'admin' | 'admin-login';

/** Entry of the bundle that `touchdown build` renders pages with, in its own process or in worker threads. */

export { reactFallbacks } from './markup/static-markup.ts';
export { renderPage } from './render-page.tsx';

/** Entry of the bundle that `touchdown build` renders pages with, in its own process or in worker threads. */
export { renderPage } from './render-page.tsx';
export { reactFallbacks } from './static-markup.ts';

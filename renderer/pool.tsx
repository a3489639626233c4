/**
 * Entry of the bundle that `touchdown build` and `touchdown lint` render pages with, in their own process or in worker
 * threads, which need not load the site's code a second time.
 */
export { default as definition } from 'virtual:site';
export { reactFallbacks } from './markup/static-markup.ts';
export { renderPage } from './render-page.tsx';

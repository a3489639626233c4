import type { StaticPage } from '../../schemas/page.ts';
import type { Words } from '../../schemas/words/words.ts';
import type { Feature } from './feature-switches.ts';

/** A page that the engine provides if a site has none of its own. */
interface EnginePage {
  /** The feature it belongs to; without one, every site has it. */
  feature?: Feature;
  /** The texts that describe it. */
  words: 'notFound' | 'upload' | 'admin' | 'signIn';
  frame: StaticPage['frame'];
}

/** The engine's pages by route; `_error` is the page for unknown addresses. */
export const ENGINE_PAGES: Readonly<Record<string, EnginePage>> = {
  _error: { words: 'notFound', frame: 'site' },
  client: { feature: 'upload', words: 'upload', frame: 'site' },
  admin: { feature: 'admin', words: 'admin', frame: 'plain' },
  'admin-login': { feature: 'admin', words: 'signIn', frame: 'plain' },
};

/** Whether the engine has a page at a route, be it switched off. */
export function isEngineRoute(route: string): boolean {
  // A page may be called "constructor", which every object has.
  return Object.hasOwn(ENGINE_PAGES, route);
}

/** Texts shared by all word groups that describe a page. */
export type PageWords = Pick<Words['notFound'], 'name' | 'title' | 'description'>;

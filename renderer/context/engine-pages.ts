import type { StaticPage } from '../../schemas/page.ts';
import type { Words } from '../../schemas/words.ts';
import type { Feature } from './feature-switches.ts';

/** A page that the engine makes where a site has none of its own. */
interface EnginePage {
  /** The part of the site that it belongs to; without one every site has it. */
  feature?: Feature;
  /** The words that it is described with. */
  words: 'notFound' | 'upload' | 'admin' | 'signIn';
  frame: StaticPage['frame'];
}

/** Pages of the engine by their routes; `_error` is the page for unknown addresses. */
export const ENGINE_PAGES: Readonly<Record<string, EnginePage>> = {
  _error: { words: 'notFound', frame: 'site' },
  client: { feature: 'upload', words: 'upload', frame: 'site' },
  admin: { feature: 'admin', words: 'admin', frame: 'plain' },
  'admin-login': { feature: 'admin', words: 'signIn', frame: 'plain' },
};

/** What every group of words says that describes a page. */
export type PageWords = Pick<Words['notFound'], 'name' | 'title' | 'description'>;

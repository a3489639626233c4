import { BrowserStorage } from '../../renderer/browser/browser-storage.ts';

/** Local storage keys of the studio; that of the unsent edits ends in the site's id. */
type StudioKey =
  | 'touchdown-studio-layout'
  | 'touchdown-studio-stage'
  | `touchdown-studio-unsent ${string}`;

/** What the studio stores for the next visit, in any tab. */
export const studioStorage = new BrowserStorage<StudioKey>(() => localStorage);

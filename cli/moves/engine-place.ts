import { isEngineRoute } from '../../renderer/context/engine-pages.ts';
import { isReserved } from '../content/addresses/reserved-paths.ts';
import { dataValue } from '../edit/data-value.ts';
import { isDataMap } from '../edit/plain-data.ts';
import { LEDGER_FILE } from '../ledger/ledger-text.ts';
import { textOnDisk } from '../site/named-files.ts';
import { MoveFault } from './move-fault.ts';
import { filesOf, type MovedPage } from './moved-page.ts';

/** True if a folder has neither code nor sections, from which a page is made. */
function hasOnlyDescription(page: MovedPage): boolean {
  return (
    !page.hasCode &&
    filesOf(page).every((path) => {
      const value = dataValue({ path, text: textOnDisk(path) ?? '' });
      return isDataMap(value) && value.sections === undefined;
    })
  );
}

/**
 * Checks that a page is one of the site, and not one of the engine that the site describes.
 *
 * @throws MoveFault if it is the engine's.
 */
export function requireOwnPage(page: MovedPage): void {
  const { path, place, kind } = page;
  if (kind !== 'gone' && isEngineRoute(path.slice(1)) && hasOnlyDescription(page))
    throw new MoveFault(
      `${path} is a page of Touchdown itself, which ${place} only describes. To have it as it was, delete that folder by hand.`,
    );
}

/**
 * Checks that the address of a page may redirect once the page is gone.
 *
 * @throws MoveFault if it may not: at addresses that are reserved, a build takes no redirect.
 */
export function requireRedirectable({ path, place, kind }: MovedPage): void {
  if (!isReserved(path)) return;
  const reason = `${path} belongs to the site itself, so it cannot be redirected.`;
  const line = `take its line out of ${LEDGER_FILE}`;
  throw new MoveFault(
    kind === 'gone'
      ? `${reason} If nothing is to answer it any more, ${line}.`
      : `${reason} Move ${place} by hand, and if nothing is to answer the address then, ${line}.`,
  );
}

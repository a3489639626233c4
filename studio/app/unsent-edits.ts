import type { Operation } from '../../cli/edit/operation.ts';
import { withLater } from './waiting-edits.ts';

/** Operations on a file that are applied together. */
export interface FileEdit {
  file: string;
  operations: readonly Operation[];
}

/** Local storage key of the unsent edits, followed by the site's id. */
const KEY = 'touchdown-studio-unsent';

function read(key: string): FileEdit[] {
  try {
    return JSON.parse(localStorage.getItem(key) ?? '[]');
  } catch {
    return [];
  }
}

/** Edits of a site that did not reach the server, in order, kept in local storage. */
export class UnsentEdits {
  readonly #key: string;

  /** @param site `SiteState.id`. */
  constructor(site: string) {
    this.#key = `${KEY} ${site}`;
  }

  keep({ file, operations }: FileEdit): void {
    const kept = read(this.#key);
    const last = kept.at(-1);
    if (last?.file === file) last.operations = withLater(last.operations, operations);
    else kept.push({ file, operations });
    localStorage.setItem(this.#key, JSON.stringify(kept));
  }

  /** Returns all kept edits and removes them from storage. */
  take(): FileEdit[] {
    const kept = read(this.#key);
    if (kept.length > 0) localStorage.removeItem(this.#key);
    return kept;
  }
}

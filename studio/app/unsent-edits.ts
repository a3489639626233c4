import type { Operation } from '../../cli/edit/operation.ts';
import { studioStorage } from './storage.ts';
import { withLater } from './waiting-edits.ts';

/** Operations on a file that are applied together. */
export interface FileEdit {
  file: string;
  operations: readonly Operation[];
}

/** Edits of a site that did not reach the server, in order, kept in local storage. */
export class UnsentEdits {
  readonly #key: `touchdown-studio-unsent ${string}`;

  /** @param site `SiteState.id`. */
  constructor(site: string) {
    this.#key = `touchdown-studio-unsent ${site}`;
  }

  /** Keeps an edit; it is lost where storage is full or blocked. */
  keep({ file, operations }: FileEdit): void {
    const kept = this.#read();
    const last = kept.at(-1);
    if (last?.file === file) last.operations = withLater(last.operations, operations);
    else kept.push({ file, operations });
    studioStorage.set(this.#key, JSON.stringify(kept));
  }

  /** Returns all kept edits and removes them from storage. */
  take(): FileEdit[] {
    const kept = this.#read();
    if (kept.length > 0) studioStorage.remove(this.#key);
    return kept;
  }

  #read(): FileEdit[] {
    const kept = studioStorage.getJson(this.#key);
    return Array.isArray(kept) ? kept : [];
  }
}

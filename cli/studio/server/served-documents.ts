import type { PreviewDocument } from './preview-document.ts';

/** Documents that are remembered: frames ask for theirs right after they have loaded. */
const MOST = 32;

/** The documents that frames have been given last: each asks once more for its own, as its scripts found it. */
export class ServedDocuments {
  readonly #served = new Map<string, string>();

  note({ version, html }: PreviewDocument): void {
    this.#served.delete(version);
    this.#served.set(version, html);
    const [oldest] = this.#served.keys();
    if (this.#served.size > MOST && oldest !== undefined) this.#served.delete(oldest);
  }

  /** @returns undefined if it was given to nobody, or too long ago. */
  html(version: string): string | undefined {
    return this.#served.get(version);
  }
}

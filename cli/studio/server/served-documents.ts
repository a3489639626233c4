import type { PreviewDocument } from './preview-document.ts';

/** Maximum number of documents: frames request theirs right after loading. */
const MOST = 32;

/**
 * The documents delivered to frames most recently; each frame requests its own once more, as it was before its
 * scripts ran.
 */
export class ServedDocuments {
  readonly #served = new Map<string, string>();

  note({ version, html }: PreviewDocument): void {
    this.#served.delete(version);
    this.#served.set(version, html);
    const [oldest] = this.#served.keys();
    if (this.#served.size > MOST && oldest !== undefined) this.#served.delete(oldest);
  }

  /** @returns undefined if it was never delivered, or too long ago. */
  html(version: string): string | undefined {
    return this.#served.get(version);
  }
}

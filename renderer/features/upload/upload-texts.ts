import { fillWord } from '../../text/fill-word.ts';
import type { PortalWords } from './portal-words.ts';
import { MAX_UPLOAD, type Refusal } from './upload-file.ts';
import type { UploadEntry, Uploads } from './upload-queue.ts';

const MEGABYTE = 1_048_576;

/** Formats the portal's texts about files in one language. */
export class UploadTexts {
  readonly #words: PortalWords;
  readonly #language: string;

  constructor(words: PortalWords, language: string) {
    this.#words = words;
    this.#language = language;
  }

  /** Maximum file size as shown to visitors (docs/product.md, "Upload portal"). */
  get #limit(): string {
    return `${this.#number(MAX_UPLOAD / MEGABYTE)} MB`;
  }

  /** Accepted types, and what happens to the files. */
  get hint(): string {
    return fillWord(this.#words.hint, { limit: this.#limit });
  }

  /** A size in a readable unit. */
  size(bytes: number): string {
    if (bytes < MEGABYTE) return `${this.#number(Math.ceil(bytes / 1024))} KB`;
    const digits = { minimumFractionDigits: 1, maximumFractionDigits: 1 };
    return `${this.#number(bytes / MEGABYTE, digits)} MB`;
  }

  /** The state of a file. */
  of({ state, progress, refusal }: UploadEntry): string {
    const { receipt, sent } = this.#words;
    if (state === 'refused') return refusal === undefined ? '' : this.#refusal(refusal);
    if (state !== 'uploading') return this.#words[state];
    if (progress === 1) return receipt;
    const part = this.#number(Math.floor(progress * 100) / 100, { style: 'percent' });
    return fillWord(sent, { part });
  }

  /** The state of the whole list, visible and announced. */
  status({ entries, state }: Uploads): string {
    const { oneFailed, manyFailed, oneRefused, manyRefused, sending, done, nothingLeft } =
      this.#words;
    const counted = (wanted: UploadEntry['state'], one: string, many: string) => {
      const count = entries.filter((entry) => entry.state === wanted).length;
      if (count < 2) return count === 0 ? '' : one;
      return fillWord(many, { count: this.#number(count) });
    };
    const active = entries.find((entry) => entry.state === 'uploading');
    return [
      state === 'uploading' && active ? fillWord(sending, { name: active.name }) : '',
      state === 'success' ? done : '',
      entries.some((entry) => entry.state === 'listed') ? nothingLeft : '',
      counted('failed', oneFailed, manyFailed),
      counted('refused', oneRefused, manyRefused),
    ]
      .filter((text) => text !== '')
      .join(' ');
  }

  #refusal(refusal: Refusal): string {
    const words = this.#words;
    switch (refusal) {
      case 'empty':
        return words.refusedEmpty;
      case 'too-large':
        return fillWord(words.refusedTooLarge, { limit: this.#limit });
      case 'other-type':
        return words.refusedType;
      case 'damaged':
        return words.refusedDamaged;
      case 'unreadable':
        return words.refusedUnreadable;
    }
  }

  #number(value: number, options?: Intl.NumberFormatOptions): string {
    return new Intl.NumberFormat(this.#language, options).format(value);
  }
}

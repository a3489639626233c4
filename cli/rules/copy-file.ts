import type { CopyFile, CopyKind, LocatedText } from '../content/rule.ts';
import { copyTexts, joinedTexts } from './texts.ts';

/** A file as copy rules see it; what is made of its texts is made on first use. */
export class TextsOfFile implements CopyFile {
  readonly kind: CopyKind;
  readonly language: string;
  readonly raw: object;
  #texts: readonly LocatedText[] | undefined;
  #copy: string | undefined;

  /** @param texts all of the file by default. */
  constructor(
    { kind, language, raw }: Pick<CopyFile, 'kind' | 'language' | 'raw'>,
    texts?: readonly LocatedText[],
  ) {
    this.kind = kind;
    this.language = language;
    this.raw = raw;
    this.#texts = texts;
  }

  get texts(): readonly LocatedText[] {
    this.#texts ??= copyTexts(this.raw);
    return this.#texts;
  }

  get copy(): string {
    this.#copy ??= joinedTexts(this.texts);
    return this.#copy;
  }

  get whole(): CopyFile {
    return this;
  }

  get fresh(): CopyFile {
    return this;
  }

  /** Nothing of it is remembered. */
  dependsOnOthers(): void {}

  /** Nothing of it is remembered. */
  languageDependsOnOthers(): void {}
}

/** A file as copy rules see it. */
export function copyFile(kind: CopyKind, language: string, raw: object): CopyFile {
  return new TextsOfFile({ kind, language, raw });
}

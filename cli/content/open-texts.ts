/**
 * Texts of open editors that override their files, as in a language server: readers of the file get them instead.
 * Commands that only read files have none.
 */
const texts = new Map<string, string>();

/** @param path absolute. @param text undefined once the file on disk applies again. */
export function holdOpen(path: string, text: string | undefined): void {
  if (text === undefined) texts.delete(path);
  else texts.set(path, text);
}

/** The bytes of an open text. */
export function openBytes(path: string): Buffer | undefined {
  const text = texts.get(path);
  return text === undefined ? undefined : Buffer.from(text);
}

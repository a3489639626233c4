/**
 * Texts that an editor holds open over their files, as a language server does: whoever reads the file reads
 * them. Commands that only read files have none.
 */
const texts = new Map<string, string>();

/** @param path absolute. @param text undefined once the file is what counts again. */
export function holdOpen(path: string, text: string | undefined): void {
  if (text === undefined) texts.delete(path);
  else texts.set(path, text);
}

/** The bytes of an open text. */
export function openBytes(path: string): Buffer | undefined {
  const text = texts.get(path);
  return text === undefined ? undefined : Buffer.from(text);
}

/** A view on exactly the bytes of `block`. */
export function viewOf(block: Uint8Array): DataView {
  return new DataView(block.buffer, block.byteOffset, block.byteLength);
}

/** Whether `block` contains the characters of `mark` at `at`, one byte each. */
export function hasMark(block: Uint8Array, at: number, mark: string): boolean {
  for (let index = 0; index < mark.length; index++)
    if (block[at + index] !== mark.charCodeAt(index)) return false;
  return true;
}

/** The four-character code at `at`, as used by boxes and chunks; truncated at the end. */
export function fourLetters(block: Uint8Array, at: number): string {
  return String.fromCharCode(...block.subarray(at, at + 4));
}

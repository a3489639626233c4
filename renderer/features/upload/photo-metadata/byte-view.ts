/** A view on exactly the bytes of `block`. */
export function viewOf(block: Uint8Array): DataView {
  return new DataView(block.buffer, block.byteOffset, block.byteLength);
}

/** True if `block` has the characters of `mark` at `at`, one byte each. */
export function hasMark(block: Uint8Array, at: number, mark: string): boolean {
  for (let index = 0; index < mark.length; index++)
    if (block[at + index] !== mark.charCodeAt(index)) return false;
  return true;
}

/** Four letters at `at`, as boxes and chunks are named; beyond the end they are cut. */
export function fourLetters(block: Uint8Array, at: number): string {
  return String.fromCharCode(...block.subarray(at, at + 4));
}

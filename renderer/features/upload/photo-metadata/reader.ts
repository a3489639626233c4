/** Reads consecutive big-endian numbers of any length; beyond the end, bytes are zero. */
export class Reader {
  at: number;
  readonly #bytes: Uint8Array;
  readonly #end: number;

  constructor(bytes: Uint8Array, start: number, end: number) {
    this.#bytes = bytes;
    this.at = start;
    this.#end = end;
  }

  get isOver(): boolean {
    return this.at >= this.#end;
  }

  number(length: number): number {
    let value = 0;
    for (let index = 0; index < length; index++) value = value * 256 + this.#byte();
    return value;
  }

  /** The high and the low nibble of a byte. */
  halves(): [number, number] {
    const byte = this.#byte();
    return [byte >> 4, byte & 0xf];
  }

  /** A zero-terminated string. */
  text(): string {
    let text = '';
    for (let byte = this.#byte(); byte !== 0; byte = this.#byte())
      text += String.fromCharCode(byte);
    return text;
  }

  skip(length: number): void {
    this.at += length;
  }

  #byte(): number {
    const byte = this.at < this.#end ? this.#bytes[this.at] : 0;
    this.at += 1;
    return byte ?? 0;
  }
}

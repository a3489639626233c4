import { SIGN } from './telling-words.ts';

/** What must be checked more closely in a copy: its longer words as hashes, with their positions. */
export class CopyWords {
  copy = '';
  count = 0;
  hashes = new Int32Array(4096);
  starts = new Int32Array(4096);
  ends = new Int32Array(4096);
  /** Positions of the words that every claim has. */
  claims: number[] = [];
  /** Lines that may be placeholders. */
  suspects: string[] = [];
  /** Lines that may have a number in words before a unit. */
  spelled = new Set<string>();
  /** Numbers of the texts in which a part may repeat another. */
  repeated: ReadonlySet<number> = new Set();

  begin(copy: string): void {
    this.copy = copy;
    this.count = 0;
    this.claims = [];
    this.suspects = [];
    this.spelled = new Set();
    // Each word has a letter and is followed by an end.
    if (2 * this.hashes.length > copy.length + 2) return;
    this.hashes = new Int32Array(copy.length);
    this.starts = new Int32Array(copy.length);
    this.ends = new Int32Array(copy.length);
  }

  /** Adds a line, if its signs say that it must be checked more closely. */
  endLine(start: number, end: number, signs: number): void {
    if ((signs & (SIGN.placeholder | SIGN.spelled)) === 0) return;
    const line = this.copy.slice(start, end);
    if ((signs & SIGN.placeholder) !== 0) this.suspects.push(line);
    if ((signs & SIGN.spelled) !== 0) this.spelled.add(line);
  }

  add(hash: number, start: number, end: number): void {
    this.hashes[this.count] = hash;
    this.starts[this.count] = start;
    this.ends[this.count] = end;
    this.count += 1;
  }
}

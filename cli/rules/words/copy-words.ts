/** What of a copy has to be looked at more closely: its longer words by their hashes, and where they begin and end. */
export class CopyWords {
  copy = '';
  count = 0;
  hashes = new Int32Array(4096);
  starts = new Int32Array(4096);
  ends = new Int32Array(4096);
  /** Where words begin without which nothing is claimed. */
  claims: number[] = [];
  /** Lines that may be placeholders. */
  suspects: string[] = [];
  /** Numbers of the texts of which another one, or a part, may say the same. */
  repeated: ReadonlySet<number> = new Set();

  begin(copy: string): void {
    this.copy = copy;
    this.count = 0;
    this.claims = [];
    this.suspects = [];
    // A word has a letter and an end.
    if (2 * this.hashes.length > copy.length + 2) return;
    this.hashes = new Int32Array(copy.length);
    this.starts = new Int32Array(copy.length);
    this.ends = new Int32Array(copy.length);
  }

  suspect(start: number, end: number): void {
    this.suspects.push(this.copy.slice(start, end));
  }

  add(hash: number, start: number, end: number): void {
    this.hashes[this.count] = hash;
    this.starts[this.count] = start;
    this.ends[this.count] = end;
    this.count += 1;
  }
}

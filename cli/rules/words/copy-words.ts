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
  /** Numbers of the texts that another text, or one of their own parts, may repeat. */
  repeated: ReadonlySet<number> = new Set();

  begin(copy: string): void {
    this.copy = copy;
    this.count = 0;
    this.claims = [];
    this.suspects = [];
    // Each word has a letter and is followed by an end.
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

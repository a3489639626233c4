import { mkdirSync, rmSync } from 'node:fs';
import { dirname } from 'node:path';
import { LineWriter } from '../system/checked-lines.ts';
import { draftOf } from '../system/draft-file.ts';
import type { LandingRecord, MadeLanding } from './landing-record.ts';
import { type LandingLine, type LandingTable, traitsOf } from './landing-table.ts';

/** The lines of the landings that one command reads or makes, in a file that nobody else sees. */
export class LandingLines<Known extends LandingRecord | MadeLanding> {
  readonly #writer: LineWriter;
  readonly #table: LandingTable<Known>;

  /**
   * @param table learns what is added.
   * @param beside what the lines will be part of.
   */
  constructor(table: LandingTable<Known>, beside: string) {
    const path = draftOf(`${beside}.lines`);
    mkdirSync(dirname(path), { recursive: true });
    this.#writer = new LineWriter(path, { isSealed: false });
    this.#table = table;
    // Open, it stays until this process ends, however that happens.
    rmSync(path, { force: true });
  }

  /** Adds what is known of a landing. It can be read after the next `flush`. */
  add(name: string, record: Known, traits = 0): void {
    const line: LandingLine<Known> = [name, record];
    const place = this.#writer.write(JSON.stringify(line));
    const styles = 'styles' in record ? record.styles : undefined;
    this.#table.set(this.#table.indexOf(name), place, traitsOf(record) | traits, styles);
  }

  /** Makes every line readable. */
  flush(): void {
    this.#writer.flush();
  }

  close(): void {
    this.#writer.close();
  }
}

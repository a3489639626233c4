import { mkdirSync, rmSync } from 'node:fs';
import { dirname } from 'node:path';
import { draftOf } from '../system/draft-file.ts';
import { LineWriter } from '../system/line-writer.ts';
import type { LandingRecord, MadeLanding } from './landing-record.ts';
import { type LandingLine, type LandingTable, traitsOf } from './landing-table.ts';

/** The records of the landings that one command reads or renders, in a private temporary file. */
export class LandingLines<Known extends LandingRecord | MadeLanding> {
  readonly #writer: LineWriter;
  readonly #table: LandingTable<Known>;

  /**
   * @param table receives what is added.
   * @param beside the file that the lines will become part of.
   */
  constructor(table: LandingTable<Known>, beside: string) {
    const path = draftOf(`${beside}.lines`);
    mkdirSync(dirname(path), { recursive: true });
    this.#writer = new LineWriter(path, { isSealed: false });
    this.#table = table;
    // The open file exists until this process ends, in whatever way.
    rmSync(path, { force: true });
  }

  /** Adds the record of a landing. It can be read after the next `flush`. */
  add(name: string, record: Known, traits = 0): void {
    const line: LandingLine<Known> = [name, record];
    const place = this.#writer.write(JSON.stringify(line));
    const styles = 'styles' in record ? record.styles : undefined;
    this.#table.set(this.#table.indexOf(name), place, traitsOf(record) | traits, styles);
  }

  /** Adds lines that belong to the record added last. */
  follow(lines: string): void {
    this.#writer.write(lines);
  }

  /** Makes all added lines readable. */
  flush(): void {
    this.#writer.flush();
  }

  close(): void {
    this.#writer.close();
  }
}

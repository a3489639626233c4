import { mkdirSync, rmSync } from 'node:fs';
import { dirname } from 'node:path';
import { addressOf } from '../../content/page-address.ts';
import type { RegistryEntry } from '../../schemas/registry-entry.ts';
import { type LinePlace, LineWriter, readLine } from '../checked-lines.ts';
import { draftOf } from '../draft-file.ts';
import type { LandingDetails, LandingRecord } from './landing-record.ts';

/** A line of the state that tells of one landing: its file's name and all that is known. */
type LandingLine = [name: string, details: LandingDetails];

const NONE: LandingRecord['alternates'] = [];

function recordOf({ entry, alternates, ...made }: LandingDetails, line: LinePlace): LandingRecord {
  return {
    ...made,
    entry: addressOf(entry),
    alternates: alternates.length === 0 ? NONE : alternates,
    line,
  };
}

/** The landing that a line of the state tells of. */
export function parseLandingLine(text: string, line: LinePlace): [string, LandingRecord] {
  const [name, details]: LandingLine = JSON.parse(text);
  return [name, recordOf(details, line)];
}

/** The whole entry of a landing in the registry, read from where it waits. */
export function readEntry({ line }: LandingRecord): RegistryEntry {
  const [, details]: LandingLine = JSON.parse(readLine(line));
  return details.entry;
}

/** The lines of the landings that one build makes, in a file that nobody else sees. */
export class LandingLines {
  readonly #writer: LineWriter;

  /** @param beside what the lines will be part of. */
  constructor(beside: string) {
    const path = draftOf(`${beside}.lines`);
    mkdirSync(dirname(path), { recursive: true });
    this.#writer = new LineWriter(path);
    // Open, it stays until this process ends, however that happens.
    rmSync(path, { force: true });
  }

  add(name: string, details: LandingDetails): LandingRecord {
    const line: LandingLine = [name, details];
    return recordOf(details, this.#writer.write(JSON.stringify(line)));
  }

  /** Makes every line readable. */
  flush(): void {
    this.#writer.flush();
  }

  close(): void {
    this.#writer.close();
  }
}

import { mkdirSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import sqlite, { type Database, type QueryResult } from 'node-sqlite3-wasm';
import { takeLock } from '../process-lock.ts';
import { ReceiverFault } from './receiver-fault.ts';
import type { Body, Kind, Submission } from './submission.ts';

/** Ending of an upload that is still coming in. */
export const PARTIAL = '.part';

const TABLE = `CREATE TABLE IF NOT EXISTS submissions (
  number INTEGER PRIMARY KEY,
  kind TEXT NOT NULL,
  id TEXT NOT NULL,
  receivedAt TEXT NOT NULL,
  doubles INTEGER NOT NULL DEFAULT 0,
  body TEXT NOT NULL,
  UNIQUE (kind, id)
)`;

/**
 * Opens the file, whatever a killed process has left beside it. Only for the holder of the folder's lock.
 *
 * @throws ReceiverFault if it is no database.
 */
function openDatabase(file: string): Database {
  // The library locks with a folder, which outlives a killed process.
  rmSync(`${file}.lock`, { recursive: true, force: true });
  const database = new sqlite.Database(file);
  try {
    // After a kill the library never rolls a journal back: it takes its own lock for somebody else's.
    // A write-ahead log needs no rolling back, and without shared memory it asks for exclusive use.
    database.exec('PRAGMA locking_mode = EXCLUSIVE');
    database.exec('PRAGMA journal_mode = WAL');
    database.exec(TABLE);
    return database;
  } catch (error) {
    database.close();
    throw new ReceiverFault(
      `${file} cannot be used: ${(error as Error).message}. Move it away to begin with an empty one.`,
    );
  }
}

function submission(row: QueryResult): Submission {
  return {
    kind: String(row.kind) as Kind,
    id: String(row.id),
    receivedAt: String(row.receivedAt),
    doubles: Number(row.doubles),
    body: JSON.parse(String(row.body)),
  };
}

/** What was received, in one SQLite file; bytes of uploads lie in `uploads/` beside it. */
export class SubmissionStore {
  readonly uploadsFolder: string;
  readonly #database: Database;
  readonly #release: () => void;

  /**
   * @param folder absolute; made if it is missing.
   * @throws ReceiverFault if another receiver works in the folder.
   */
  constructor(folder: string) {
    this.uploadsFolder = join(folder, 'uploads');
    this.#release = takeLock(
      join(folder, 'lock'),
      (owner) =>
        new ReceiverFault(
          `Another receiver (process ${owner}) keeps its submissions in ${folder}. End it first.`,
        ),
    );
    mkdirSync(this.uploadsFolder, { recursive: true });
    for (const name of readdirSync(this.uploadsFolder))
      if (name.endsWith(PARTIAL)) rmSync(join(this.uploadsFolder, name));
    try {
      this.#database = openDatabase(join(folder, 'submissions.sqlite'));
    } catch (error) {
      this.#release();
      throw error;
    }
  }

  /** Keeps a submission unless one of its kind has the same `id`. Returns whether it is new. */
  add(kind: Kind, id: string, body: Body): boolean {
    const row = this.#database.get(
      `INSERT INTO submissions (kind, id, receivedAt, body) VALUES (?, ?, ?, ?)
       ON CONFLICT (kind, id) DO UPDATE SET doubles = doubles + 1 RETURNING doubles`,
      [kind, id, new Date().toISOString(), JSON.stringify(body)],
    );
    return row?.doubles === 0;
  }

  /** The newest submissions, newest first; all of them without `most`. */
  newest(most = -1): Submission[] {
    const sql = 'SELECT * FROM submissions ORDER BY number DESC LIMIT ?';
    return this.#database.all(sql, [most]).map(submission);
  }

  /** How many of each kind are kept. */
  counts(): Partial<Record<Kind, number>> {
    const rows = this.#database.all('SELECT kind, count(*) AS n FROM submissions GROUP BY kind');
    return Object.fromEntries(rows.map((row) => [String(row.kind), Number(row.n)]));
  }

  find(kind: Kind, id: string): Submission | undefined {
    const sql = 'SELECT * FROM submissions WHERE kind = ? AND id = ?';
    const row = this.#database.get(sql, [kind, id]);
    return row ? submission(row) : undefined;
  }

  close(): void {
    this.#database.close();
    this.#release();
  }
}

import { existsSync, mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import sqlite, { type Database, type QueryResult } from 'node-sqlite3-wasm';
import { takeLock } from '../system/process-lock.ts';
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

/**
 * Moves uploads out of the way that no list tells of any more, since they may be the only copy.
 *
 * @returns where they are now; undefined if there are none.
 */
function putUploadsAside(folder: string): string | undefined {
  if (!existsSync(folder) || readdirSync(folder).length === 0) return undefined;
  const aside = `${folder}-${new Date().toISOString().replace(/[:.]/g, '-')}`;
  renameSync(folder, aside);
  return aside;
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
  /** Where uploads lie whose list somebody has taken away; undefined if there are none. */
  readonly putAside: string | undefined;
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
    const file = join(folder, 'submissions.sqlite');
    try {
      if (!existsSync(file)) this.putAside = putUploadsAside(this.uploadsFolder);
      mkdirSync(this.uploadsFolder, { recursive: true });
      this.#database = openDatabase(file);
      this.#removeUnconfirmed();
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

  /** All submissions, newest first, fetched a few at a time: together they may be more than fits into memory. */
  *newest(): Generator<Submission> {
    const sql = 'SELECT * FROM submissions WHERE number < ? ORDER BY number DESC LIMIT 10';
    for (let before = Number.MAX_SAFE_INTEGER; ; ) {
      const rows = this.#database.all(sql, [before]);
      const oldest = rows.at(-1);
      if (!oldest) return;
      yield* rows.map(submission);
      before = Number(oldest.number);
    }
  }

  /** Removes what a killed process had written and not yet confirmed: files that no row tells of. */
  #removeUnconfirmed(): void {
    const sql = "SELECT body ->> 'storedAs' AS name FROM submissions WHERE kind = 'upload'";
    const confirmed = new Set(this.#database.all(sql).map(({ name }) => name));
    for (const name of readdirSync(this.uploadsFolder))
      if (!confirmed.has(name)) rmSync(join(this.uploadsFolder, name), { recursive: true });
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

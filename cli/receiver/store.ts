import { existsSync, mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import sqlite, { type Database, type QueryResult } from 'node-sqlite3-wasm';
import { takeLock } from '../system/process-lock.ts';
import { ReceiverFault } from './receiver-fault.ts';
import type { Body, Kind, Submission } from './submission.ts';

/** File extension of an incomplete upload. */
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
 * Opens the database, whatever a killed process left next to it. Call only while holding the folder's lock.
 *
 * @throws ReceiverFault if the file is not a database.
 */
function openDatabase(file: string): Database {
  // The library's lock is a folder, which survives a killed process.
  rmSync(`${file}.lock`, { recursive: true, force: true });
  const database = new sqlite.Database(file);
  try {
    // After a kill the library never rolls back a journal, because it takes its own lock for another process's. A
    // write-ahead log needs no rollback, and without shared memory it requires exclusive locking.
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
 * Moves uploads aside when their database is missing, since they may be the only copy.
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

/** Submissions, stored in one SQLite file; uploaded files are in `uploads/` next to it. */
export class SubmissionStore {
  readonly uploadsFolder: string;
  /** Where uploads without a database were moved; undefined if there were none. */
  readonly putAside: string | undefined;
  readonly #database: Database;
  readonly #release: () => void;

  /**
   * @param folder absolute; created if missing.
   * @throws ReceiverFault if another receiver is using the folder.
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

  /** Stores a submission unless there is one of the same kind with the same `id`. Returns whether it is new. */
  add(kind: Kind, id: string, body: Body): boolean {
    const row = this.#database.get(
      `INSERT INTO submissions (kind, id, receivedAt, body) VALUES (?, ?, ?, ?)
       ON CONFLICT (kind, id) DO UPDATE SET doubles = doubles + 1 RETURNING doubles`,
      [kind, id, new Date().toISOString(), JSON.stringify(body)],
    );
    return row?.doubles === 0;
  }

  /** All submissions, newest first, fetched a few at a time because all of them might not fit in memory. */
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

  /** Removes files that a killed process wrote but never recorded in the database. */
  #removeUnconfirmed(): void {
    const sql = "SELECT body ->> 'storedAs' AS name FROM submissions WHERE kind = 'upload'";
    const confirmed = new Set(this.#database.all(sql).map(({ name }) => name));
    for (const name of readdirSync(this.uploadsFolder))
      if (!confirmed.has(name)) rmSync(join(this.uploadsFolder, name), { recursive: true });
  }

  /** Number of submissions of each kind. */
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

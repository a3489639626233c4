/** What is sent; `id` is the same on every attempt, so that the receiver can drop doubles. */
export interface SubmissionBody {
  readonly id: string;
}

/** Who the submission is for: each kind has its own webhook. */
export type SubmissionKind = 'contact' | 'booking';

/** A submission that has not been delivered yet; times are milliseconds since 1970. */
export interface OutboxEntry {
  id: string;
  kind: SubmissionKind;
  body: SubmissionBody;
  createdAt: number;
  /** Attempts that failed. */
  attempts: number;
  /** Start of the present pause. */
  pausedFrom: number;
  nextAttempt: number;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

/** Reads an entry from storage; undefined if it is none, as after an edit by hand. */
export function parseEntry(text: string): OutboxEntry | undefined {
  try {
    const value: unknown = JSON.parse(text);
    if (!isRecord(value) || !isRecord(value.body)) return undefined;
    const times = [value.createdAt, value.attempts, value.pausedFrom, value.nextAttempt];
    const isEntry =
      typeof value.id === 'string' &&
      value.body.id === value.id &&
      (value.kind === 'contact' || value.kind === 'booking') &&
      times.every(Number.isFinite);
    return isEntry ? (value as unknown as OutboxEntry) : undefined;
  } catch {
    return undefined;
  }
}

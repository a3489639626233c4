/** What is sent; `id` is the same on every attempt, so that the receiver can drop doubles. */
export interface SubmissionBody {
  readonly id: string;
}

/** Who the submission is for: messages and bookings have their own webhooks, each form says its own. */
export type SubmissionKind = 'contact' | 'booking' | 'form';

/** A submission that has not been delivered yet; times are milliseconds since 1970. */
export interface OutboxEntry {
  id: string;
  kind: SubmissionKind;
  /** Name or address of where a form is sent. */
  endpoint?: string;
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

/** Milliseconds from 1970 to the last date that there is (ECMAScript, "Time Values and Time Range"). */
const LAST_DATE = 8.64e15;

/** A date that can be shown; a clock or a hand may have left any number, and the submission still counts. */
function dateOr(fallback: number, value: unknown): number {
  return Number.isFinite(value) && Number(value) >= 0 && Number(value) <= LAST_DATE
    ? Number(value)
    : fallback;
}

/**
 * Reads an entry from storage. Dates that are none are taken as today's, so that nothing is lost for them.
 *
 * @returns undefined if there is no submission in it.
 */
export function parseEntry(text: string): OutboxEntry | undefined {
  try {
    const value: unknown = JSON.parse(text);
    if (!isRecord(value) || !isRecord(value.body)) return undefined;
    const { id, kind, body, endpoint } = value;
    if (typeof id !== 'string' || body.id !== id) return undefined;
    if (kind !== 'contact' && kind !== 'booking' && kind !== 'form') return undefined;
    const now = Date.now();
    const pausedFrom = dateOr(now, value.pausedFrom);
    return {
      id,
      kind,
      ...(typeof endpoint === 'string' ? { endpoint } : {}),
      body: { ...body, id },
      createdAt: Math.min(dateOr(now, value.createdAt), now),
      attempts: Math.trunc(dateOr(1, value.attempts)),
      pausedFrom,
      nextAttempt: dateOr(pausedFrom, value.nextAttempt),
    };
  } catch {
    return undefined;
  }
}

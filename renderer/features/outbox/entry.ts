/** The payload; `id` is the same on every attempt, so that the receiver can deduplicate. */
export interface SubmissionBody {
  readonly id: string;
}

/** The recipient of a submission: messages and bookings have their own webhooks, each form names its own endpoint. */
export type SubmissionKind = 'contact' | 'booking' | 'form';

/** A submission that has not been delivered yet; times are in milliseconds since 1970. */
export interface OutboxEntry {
  id: string;
  kind: SubmissionKind;
  /** Name or address of a form's endpoint. */
  endpoint?: string;
  body: SubmissionBody;
  createdAt: number;
  /** Number of failed attempts. */
  attempts: number;
  /** Start of the current delay. */
  pausedFrom: number;
  nextAttempt: number;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

/** Milliseconds from 1970 to the last representable date (ECMAScript, "Time Values and Time Range"). */
const LAST_DATE = 8.64e15;

/** A date that can be formatted; the stored number may be anything, and the submission is still valid. */
function dateOr(fallback: number, value: unknown): number {
  return Number.isFinite(value) && Number(value) >= 0 && Number(value) <= LAST_DATE
    ? Number(value)
    : fallback;
}

/**
 * Parses a stored entry. Invalid dates become today's, so that nothing is lost because of them.
 *
 * @returns undefined if it contains no submission.
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

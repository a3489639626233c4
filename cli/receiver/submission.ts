import { RequestFault } from './request-fault.ts';

/** What the receiver keeps, named like the addresses it comes in at. */
export const KINDS = ['contact', 'booking', 'form', 'upload'] as const;

export type Kind = (typeof KINDS)[number];

/** A JSON object as it was sent. */
export type Body = Record<string, unknown>;

/** One thing a visitor sent. */
export interface Submission {
  kind: Kind;
  /** Of an upload, made from its content: the same file of the same client has the same id. */
  id: string;
  receivedAt: string;
  /** How often the same `id` came again and was dropped. */
  doubles: number;
  body: Body;
}

/** Bodies of the site nest three levels; more than this is somebody trying. */
const MOST_LEVELS = 20;

/** No control characters, no halves of a surrogate pair. */
const ID = /^[^\p{Cc}\p{Cs}]{1,200}$/u;

/** Values in a body, lists and maps included: those of the site have some thirty. */
const MOST_VALUES = 1000;

/** Counts no further than one above `most`. */
function countValues(value: unknown, most: number): number {
  if (typeof value !== 'object' || value === null) return 1;
  let count = 1;
  for (const inner of Object.values(value)) {
    if (count > most) break;
    count += countValues(inner, most - count);
  }
  return count;
}

function isDeeper(value: unknown, levels: number): boolean {
  if (typeof value !== 'object' || value === null) return false;
  return levels === 0 || Object.values(value).some((inner) => isDeeper(inner, levels - 1));
}

/**
 * Reads the body of a contact message, a booking or a form (docs/product.md, "What is sent"). The type that the
 * request claims does not matter: in the opaque mode browsers send JSON as `text/plain`.
 *
 * @throws RequestFault with status 400 if it cannot be kept.
 */
export function parseSubmission(text: string): { id: string; body: Body } {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw new RequestFault(400, 'The body is not valid JSON.');
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    throw new RequestFault(400, 'The body has to be a JSON object.');
  const body: Body = { ...value };
  if (typeof body.id !== 'string' || !ID.test(body.id))
    throw new RequestFault(
      400,
      'The body needs an "id": a text of 1 to 200 characters, the same on every attempt.',
    );
  if (isDeeper(body, MOST_LEVELS)) throw new RequestFault(400, 'The body is nested too deeply.');
  if (countValues(body, MOST_VALUES) > MOST_VALUES)
    throw new RequestFault(400, `The body holds more than ${MOST_VALUES} values.`);
  return { id: body.id, body };
}

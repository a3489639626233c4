import { RequestFault } from './request-fault.ts';

/** Kinds of submissions, named like the paths they are sent to. */
export const KINDS = ['contact', 'booking', 'form', 'upload'] as const;

export type Kind = (typeof KINDS)[number];

/** A JSON object as sent. */
export type Body = Record<string, unknown>;

/** One thing a visitor sent. */
export interface Submission {
  kind: Kind;
  /** For an upload, derived from its content: the same file from the same client has the same id. */
  id: string;
  receivedAt: string;
  /** How often the same `id` was received again and dropped. */
  doubles: number;
  body: Body;
}

/** Bodies of the site are nested three levels deep; anything deeper than this is an attack. */
const MOST_LEVELS = 20;

/** No control characters and no lone surrogates. */
const ID = /^[^\p{Cc}\p{Cs}]{1,200}$/u;

/** Maximum number of values in a body, including lists and maps; bodies of the site have about thirty. */
const MOST_VALUES = 1000;

/** Stops counting at one above `most`. */
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
 * Parses the body of a contact message, a booking or a form (docs/product.md, "What is sent"). Ignores the content
 * type, since in the opaque mode browsers send JSON as `text/plain`.
 *
 * @throws RequestFault with status 400 if it cannot be stored.
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

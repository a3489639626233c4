import { API, type Refusal } from '../protocol.ts';

/** The server rejected a request; the message says why. */
export class RefusedByServer extends Error {}

/** The server does not answer, or is another studio process, which has another key. */
export class OutOfReach extends Error {
  constructor() {
    super(
      'The studio has ended. Start it again, and open the address that it prints: what you type until then is kept in this browser.',
    );
  }
}

/** Status of the answer to a request without this process's key. */
const WITHOUT_KEY = 403;

/** Longest request body, in characters, sent with `keepalive`; browsers limit it to 64 KB. */
const MOST_KEPT_ALIVE = 20_000;

async function request<Answer>(address: string, init?: RequestInit): Promise<Answer> {
  const response = await fetch(`${API}/${address}`, init).catch(() => {
    throw new OutOfReach();
  });
  if (response.status === WITHOUT_KEY) throw new OutOfReach();
  const answer: unknown = await response.json();
  if (!response.ok) throw new RefusedByServer((answer as Refusal).error);
  return answer as Answer;
}

/**
 * Sends a query to the server.
 *
 * @throws RefusedByServer if the server rejects it, OutOfReach if it does not answer.
 */
export function ask<Answer>(
  name: string,
  query: Readonly<Record<string, string>> = {},
): Promise<Answer> {
  const search = new URLSearchParams(query).toString();
  return request(search === '' ? name : `${name}?${search}`);
}

/**
 * Sends a command to the server; it is delivered even if the page is closed at once.
 *
 * @throws RefusedByServer if the server rejects it, OutOfReach if it does not answer.
 */
export function tell<Answer>(name: string, value: unknown = {}): Promise<Answer> {
  const body = JSON.stringify(value);
  return request(name, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body,
    keepalive: body.length <= MOST_KEPT_ALIVE,
  });
}

/**
 * Uploads a file to the server as raw bytes.
 *
 * @throws RefusedByServer if the server rejects it, OutOfReach if it does not answer.
 */
export function tellFile<Answer>(name: string, file: File): Promise<Answer> {
  return request(name, {
    method: 'POST',
    headers: {
      'Content-Type': file.type || 'application/octet-stream',
      'X-File-Name': encodeURIComponent(file.name),
    },
    body: file,
  });
}

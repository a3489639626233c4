import { API, type Refusal } from '../protocol.ts';

/** The server rejected a request; the message says why. */
export class RefusedByServer extends Error {}

/** Nobody answers, or another start of the studio does, which knows nothing of this page. */
export class OutOfReach extends Error {
  constructor() {
    super(
      'The studio has ended. Start it again, and open the address that it prints: what you type until then is kept in this browser.',
    );
  }
}

/** Status of an answer to who does not have the key of this start. */
const WITHOUT_KEY = 403;

/** Most characters of a request that the browser sends on when its page is closed. */
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
 * @throws RefusedByServer if it says no, OutOfReach if it does not answer.
 */
export function ask<Answer>(
  name: string,
  query: Readonly<Record<string, string>> = {},
): Promise<Answer> {
  const search = new URLSearchParams(query).toString();
  return request(search === '' ? name : `${name}?${search}`);
}

/**
 * Has the server do something, also if the page is closed in the next moment.
 *
 * @throws RefusedByServer if it says no, OutOfReach if it does not answer.
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
 * @throws RefusedByServer if it does not take it, OutOfReach if it does not answer.
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

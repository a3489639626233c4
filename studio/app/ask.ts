import { API, type Refusal } from '../protocol.ts';

/** The server rejected a request; the message says why. */
export class RefusedByServer extends Error {}

async function answerOf<Answer>(response: Response): Promise<Answer> {
  const answer: unknown = await response.json();
  if (!response.ok) throw new RefusedByServer((answer as Refusal).error);
  return answer as Answer;
}

/**
 * Sends a query to the server.
 *
 * @throws RefusedByServer if it rejects the request, TypeError if it does not respond.
 */
export async function ask<Answer>(
  name: string,
  query: Readonly<Record<string, string>> = {},
): Promise<Answer> {
  const search = new URLSearchParams(query).toString();
  return answerOf(await fetch(`${API}/${name}${search === '' ? '' : `?${search}`}`));
}

/**
 * Sends a command to the server.
 *
 * @throws RefusedByServer if it rejects the request, TypeError if it does not respond.
 */
export async function tell<Answer>(name: string, body: unknown = {}): Promise<Answer> {
  const response = await fetch(`${API}/${name}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  });
  return answerOf(response);
}

/**
 * Uploads a file to the server as raw bytes.
 *
 * @throws RefusedByServer if it rejects the file, TypeError if it does not respond.
 */
export async function tellFile<Answer>(name: string, file: File): Promise<Answer> {
  const response = await fetch(`${API}/${name}`, {
    method: 'POST',
    headers: {
      'Content-Type': file.type || 'application/octet-stream',
      'X-File-Name': encodeURIComponent(file.name),
    },
    body: file,
  });
  return answerOf(response);
}

import { API, type Refusal } from '../protocol.ts';

/** The server has not done what it was asked for; the message says why. */
export class RefusedByServer extends Error {}

async function answerOf<Answer>(response: Response): Promise<Answer> {
  const answer: unknown = await response.json();
  if (!response.ok) throw new RefusedByServer((answer as Refusal).error);
  return answer as Answer;
}

/**
 * Asks the server for something.
 *
 * @throws RefusedByServer if it says no, TypeError if it does not answer.
 */
export async function ask<Answer>(
  name: string,
  query: Readonly<Record<string, string>> = {},
): Promise<Answer> {
  const search = new URLSearchParams(query).toString();
  return answerOf(await fetch(`${API}/${name}${search === '' ? '' : `?${search}`}`));
}

/**
 * Has the server do something.
 *
 * @throws RefusedByServer if it says no, TypeError if it does not answer.
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
 * Gives the server a file, as its bytes.
 *
 * @throws RefusedByServer if it does not take it, TypeError if it does not answer.
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

import { queryClient, Refusal } from '../../renderer/browser/query-client.ts';
import type { GeoPoint } from '../../schemas/geo-point.ts';
import type { Place } from './gazetteer.ts';

/** Timeout of a single request (docs/product.md, "What is sent"). */
const ANSWER_MS = 10_000;

/**
 * Timeout of all attempts together: the visitor gets an answer within 45 s in the worst case (docs/product.md, "What is
 * sent").
 */
const GIVE_UP_MS = 42_000;

/** Public geocoders accept at most one request per second. */
const BETWEEN_MS = 1000;

/** Longest delay honored when a service reports rate limiting. */
const LONGEST_REST_MS = 10_000;

const TOO_MANY_REQUESTS = 429;

let nextTurn = 0;

/** Waits until the next request may be sent. */
async function turn(signal: AbortSignal): Promise<void> {
  const now = Date.now();
  const wait = Math.max(0, nextTurn - now);
  nextTurn = now + wait + BETWEEN_MS;
  await new Promise((resolve) => setTimeout(resolve, wait));
  signal.throwIfAborted();
}

/** A single request; resolves to JSON or throws. */
async function ask(address: string, signal: AbortSignal): Promise<unknown> {
  await turn(signal);
  const request = new AbortController();
  const stop = () => request.abort();
  signal.addEventListener('abort', stop);
  const patience = setTimeout(stop, ANSWER_MS);
  try {
    const response = await fetch(address, { signal: request.signal });
    if (response.status === TOO_MANY_REQUESTS) {
      const rest = Number(response.headers.get('Retry-After') ?? 0) * 1000;
      if (rest > 0) nextTurn = Date.now() + Math.min(rest, LONGEST_REST_MS);
    }
    if (response.status >= 400 && response.status < 500) throw new Refusal(response.status);
    if (!response.ok) throw new Error(`The geocoder answered ${response.status}`);
    return await response.json();
  } finally {
    clearTimeout(patience);
    signal.removeEventListener('abort', stop);
  }
}

/** Queries a text once, retries after a failure and gives up in time. */
async function query(
  base: string,
  service: 'search' | 'reverse',
  inputs: Record<string, string>,
  signal?: AbortSignal,
): Promise<unknown> {
  signal?.throwIfAborted();
  const words = new URLSearchParams({ ...inputs, format: 'json' });
  const address = `${base.replace(/\/+$/, '')}/${service}?${words}`;
  const queryKey = ['geocoder', address];
  const cancel = () => void queryClient.cancelQueries({ queryKey });
  signal?.addEventListener('abort', cancel);
  const patience = setTimeout(cancel, GIVE_UP_MS);
  try {
    return await queryClient.fetchQuery({
      queryKey,
      queryFn: ({ signal }) => ask(address, signal),
    });
  } finally {
    clearTimeout(patience);
    signal?.removeEventListener('abort', cancel);
  }
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

/** Longest description shown, in characters. */
const LONGEST_NAME = 160;

function nameOf(answer: Record<string, unknown>): string | undefined {
  const name = answer.display_name;
  return typeof name === 'string' && name !== '' ? name.slice(0, LONGEST_NAME) : undefined;
}

/**
 * The geocoder's first result for an address in Texas (docs/product.md, "What is sent").
 *
 * @returns undefined if it finds none or rejects the query.
 * @throws if it fails, times out or is rate-limited.
 */
export async function searchAddress(
  base: string,
  typed: string,
  signal: AbortSignal,
): Promise<Place | undefined> {
  let answer: unknown;
  try {
    answer = await query(base, 'search', { q: `${typed}, Texas`, limit: '1' }, signal);
  } catch (error) {
    if (error instanceof Refusal && error.status !== TOO_MANY_REQUESTS) return undefined;
    throw error;
  }
  if (!Array.isArray(answer)) throw new Error('The geocoder answered something else');
  const first: unknown = answer[0];
  if (first === undefined) return undefined;
  const latitude = isRecord(first) ? Number(first.lat) : Number.NaN;
  const longitude = isRecord(first) ? Number(first.lon) : Number.NaN;
  if (!(Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180))
    throw new Error('The geocoder answered no point');
  return { name: (isRecord(first) && nameOf(first)) || typed, point: { latitude, longitude } };
}

/**
 * A description of a point: the geocoder's `display_name` (docs/product.md, "What is sent").
 *
 * @throws if it fails or times out.
 */
export async function describePoint(
  base: string,
  { latitude, longitude }: GeoPoint,
): Promise<string | undefined> {
  const inputs = { lat: String(latitude), lon: String(longitude) };
  const answer = await query(base, 'reverse', inputs);
  return isRecord(answer) ? nameOf(answer) : undefined;
}

/** What to do about an error of the storage, by its code. */
const REMEDIES: Readonly<Record<string, string>> = {
  AccessDenied:
    'The key needs the permissions s3:GetObject, s3:PutObject, s3:DeleteObject and s3:ListBucket.',
  AuthorizationHeaderMalformed: 'Set AWS_REGION to the region of the bucket.',
  ExpiredToken: 'Renew AWS_SESSION_TOKEN.',
  InvalidAccessKeyId: 'Check AWS_ACCESS_KEY_ID.',
  InvalidToken: 'Check AWS_SESSION_TOKEN.',
  NoSuchBucket: 'Create the bucket, or check its name.',
  PermanentRedirect: 'Set AWS_REGION to the region of the bucket.',
  RequestTimeTooSkewed: 'Set the clock of this machine.',
  SignatureDoesNotMatch: 'Check AWS_SECRET_ACCESS_KEY.',
  SlowDown: 'The storage is busy; wait a few minutes.',
};

/** Says what the storage refused, and what to do about it. */
export function refusal(bucket: string, key: string, status: string, body: string): string {
  const code = /<Code>(\w+)<\/Code>/.exec(body)?.[1] ?? '';
  const answer = code === '' ? status : `${status} ${code}`;
  const remedy = REMEDIES[code];
  return `Bucket ${bucket} refused ${key} (${answer}).${remedy ? ` ${remedy}` : ''}\nEvery page that is online still works. Publish again once this is fixed.`;
}

/** Attempts at one request in total. */
const ATTEMPTS = 6;

/** The first pause at most; each further one may be twice as long. */
const FIRST_PAUSE_MS = 400;

/** Longer pauses than this are for the user to decide. */
const LONGEST_PAUSE_MS = 60_000;

/** Responses that may be different next time. */
const PASSING = new Set([429, 500, 502, 503, 504]);

/** Errors of a connection that existed, or that may exist next time. */
const BROKEN = new Set([
  'EAI_AGAIN',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'UND_ERR_CONNECT_TIMEOUT',
  'UND_ERR_HEADERS_TIMEOUT',
  'UND_ERR_SOCKET',
]);

/** The `Retry-After` of a response in milliseconds: seconds, or a date. */
function requested(response: Response, now: number): number | undefined {
  const value = response.headers.get('retry-after')?.trim() ?? '';
  if (/^\d+$/.test(value)) return Number(value) * 1000;
  const date = Date.parse(value);
  return Number.isNaN(date) ? undefined : Math.max(0, date - now);
}

/** Pauses grow, and are random so that parallel requests do not return all at once. */
function backOff(attempt: number): number {
  return Math.random() * FIRST_PAUSE_MS * 2 ** (attempt - 1);
}

/**
 * How long to wait before the next attempt, in milliseconds.
 *
 * @param outcome of this attempt: the response, or why there is none.
 * @param attempt starting at 1.
 * @returns undefined if another attempt is pointless.
 */
export function pauseAfter(
  outcome: Response | Error,
  attempt: number,
  now: number,
): number | undefined {
  if (attempt >= ATTEMPTS) return undefined;
  if (outcome instanceof Error) {
    const { code = '' } = (outcome.cause ?? {}) as NodeJS.ErrnoException;
    return BROKEN.has(code) ? backOff(attempt) : undefined;
  }
  if (!PASSING.has(outcome.status)) return undefined;
  const pause = requested(outcome, now) ?? backOff(attempt);
  return pause <= LONGEST_PAUSE_MS ? pause : undefined;
}

import { describe, expect, it } from 'vitest';
import { pauseAfter, refusal } from '../../cli/publish/storage-answers.ts';

const NOW = Date.UTC(2026, 10, 24, 9, 0, 0);

const busy = (status: number, after?: string) =>
  new Response(null, { status, headers: after === undefined ? {} : { 'retry-after': after } });

const broken = (code: string) => new TypeError('fetch failed', { cause: { code } });

describe('the pause before the next attempt', () => {
  it.each([
    ['seconds', '3', 3000],
    ['nothing', '0', 0],
    ['a date', 'Tue, 24 Nov 2026 09:00:20 GMT', 20_000],
    ['a date in the past', 'Tue, 24 Nov 2026 08:00:00 GMT', 0],
  ])('is what the storage asks for: %s', (_, after, pause) => {
    expect(pauseAfter(busy(503, after), 1, NOW)).toBe(pause);
  });

  it.each([429, 500, 502, 503, 504])('grows after %i as long as nothing is asked for', (status) => {
    const longest = (attempt: number) =>
      Math.max(...Array.from({ length: 50 }, () => pauseAfter(busy(status), attempt, NOW) ?? -1));
    expect(longest(1)).toBeGreaterThanOrEqual(0);
    expect(longest(5)).toBeGreaterThan(longest(1));
  });

  it.each(['ECONNRESET', 'UND_ERR_SOCKET', 'EAI_AGAIN'])(
    'follows a connection lost by %s',
    (code) => {
      expect(pauseAfter(broken(code), 1, NOW)).toBeGreaterThanOrEqual(0);
    },
  );

  it.each<[string, Response | Error, number]>([
    ['success', busy(200), 1],
    ['a refusal', busy(403, '1'), 1],
    ['a missing object', busy(404), 1],
    ['an unknown host', broken('ENOTFOUND'), 1],
    ['a host that refuses the connection', broken('ECONNREFUSED'), 1],
    ['a request for an hour', busy(503, '3600'), 1],
    ['the last attempt', busy(503, '1'), 6],
  ])('is none after %s', (_, outcome, attempt) => {
    expect(pauseAfter(outcome, attempt, NOW)).toBeUndefined();
  });
});

it.each([
  ['SignatureDoesNotMatch', 'AWS_SECRET_ACCESS_KEY'],
  ['AuthorizationHeaderMalformed', 'AWS_REGION'],
  ['AccessDenied', 's3:ListBucket'],
  ['NoSuchBucket', 'bucket'],
])('the remedy for %s names %s', (code, remedy) => {
  const text = refusal('site', 'index.html', '403', `<Error><Code>${code}</Code></Error>`);
  expect(text).toContain(`403 ${code}`);
  expect(text).toContain(remedy);
});

it('an answer without a code is given by its status', () => {
  expect(refusal('site', 'index.html', '502', '<html>Bad gateway</html>')).toContain('(502)');
});

import { expect, test } from 'vitest';
import { z } from 'zod';
import { isOldAddress, plainAddress } from '../../schemas/old-address.ts';
import { Redirects } from '../../schemas/redirect.ts';

test.each([
  ['/Größe', 'encoded as in a copied link: `/Gr%C3%B6%C3%9Fe`'],
  ['/old page', 'encoded as in a copied link: `/old%20page`'],
  ['/old/', 'without the slash at its end, which hosts take away themselves'],
  ['https://example.org/old', 'without the host'],
  ['/old/*', 'without `*`, `?`, `#` and `:`'],
  ['/', 'and not the home page, which every site has'],
  ['', 'with a slash at its beginning'],
  ['old', 'with a slash at its beginning'],
  ['/old//page', 'without empty segments, which hosts take away themselves'],
])('an old address %s is to be written %s', (from, how) => {
  const [issue] = Redirects.safeParse([{ from, to: '/' }]).error?.issues ?? [];
  expect(issue?.message).toBe(`must be a path such as \`/old-page\`, ${how}`);
});

test('editors check old addresses, too', () => {
  const schema = JSON.stringify(z.toJSONSchema(Redirects));
  expect(schema).toContain('"pattern":"^\\\\/[');
  expect(Redirects.safeParse([{ from: '/Old.PHP', to: '/' }]).success).toBe(true);
});

test.each([
  ...['/..', '/.', '/a/../b', '/./about', '/%2e%2e/%2E%2E/a', '/a%2F..%2Fb'],
  ...['/a%2F%2Fb', '/a%2F', '/%2Fa', '/a%00b', '/a%0Ab', '/a%7Fb', '/%', '/%FCber.html', '/a%2'],
])('hosts read %s in different ways, so it is refused', (from) => {
  expect(isOldAddress(from)).toBe(false);
  expect(Redirects.safeParse([{ from, to: '/' }]).success).toBe(false);
});

test.each([
  '/...',
  '/a..b',
  '/.well-known/x',
  '/a%2Eb',
  '/x%2Fy',
  '/100%25',
  '/a%20b',
  '/e%40mail',
])('an unusual address %s is taken', (from) => expect(isOldAddress(from)).toBe(true));

test.each([
  ['/%61', '/a'],
  ['/%c3%bcber', '/%C3%BCber'],
  ['/u%CC%88ber', '/%C3%BCber'],
  ['/e%40mail', '/e@mail'],
])('%s and %s are one address', (one, other) => {
  expect(plainAddress(one)).toBe(plainAddress(other));
});

test.each([
  ['http://example.com', 'must be a path such as `/about`, or begin with `https://`'],
  ['mailto:office@example.com', 'must be a path such as `/about`, or begin with `https://`'],
  [
    '/about?a=b',
    'must be a path without a query, such as `/about`: it gets the query of the request',
  ],
  [
    'https://www.example.com/a b',
    'must be a whole address without spaces, such as `https://www.example.com/about`',
  ],
])('a redirect to %s is told once, and of what it can lead to', (to, message) => {
  const issues = Redirects.safeParse([{ from: '/old', to }]).error?.issues ?? [];
  expect(issues.map((issue) => issue.message)).toEqual([message]);
});

import { expect, test } from 'vitest';
import { z } from 'zod';
import { Redirects } from '../../schemas/redirect.ts';

test.each([
  ['/Größe', 'encoded as in a copied link: `/Gr%C3%B6%C3%9Fe`'],
  ['/old page', 'encoded as in a copied link: `/old%20page`'],
  ['/old/', 'without the slash at its end, which hosts take away themselves'],
  ['https://example.org/old', 'without the host'],
  ['/old/*', 'without `*`, `?`, `#` and `:`'],
])('an old address %s is to be written %s', (from, how) => {
  const [issue] = Redirects.safeParse([{ from, to: '/' }]).error?.issues ?? [];
  expect(issue?.message).toBe(`must be a path such as \`/old-page\`, ${how}`);
});

test('editors check old addresses, too', () => {
  const schema = JSON.stringify(z.toJSONSchema(Redirects));
  expect(schema).toContain('"pattern":"^\\\\/[');
  expect(Redirects.safeParse([{ from: '/Old.PHP', to: '/' }]).success).toBe(true);
});

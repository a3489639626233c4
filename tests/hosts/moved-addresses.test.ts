import { expect, test } from 'vitest';
import { movedAddresses } from '../../cli/build/redirect-files.ts';

test('the file of a page is not redirected to the page, which it is answered with', () => {
  const moved = movedAddresses([
    { from: '/imprint.html', to: '/imprint' },
    { from: '/index.html', to: '/' },
    { from: '/about-us.html', to: '/about' },
  ]);
  expect(moved).toEqual([{ from: '/about-us.html', to: '/about', isTemporary: false }]);
});

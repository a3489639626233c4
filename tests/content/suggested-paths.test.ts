import { expect, it } from 'vitest';
import { suggestPath } from '../../cli/content/suggest.ts';

const PATHS = ['/tips', '/tips/oak-or-pine-floor', '/tips/when-to-sand', '/floors', '/floors/oak'];

it.each([
  ['/tips/oak-or-birch-floor', '/tips/oak-or-pine-floor'],
  ['/tips/when-to-sandd', '/tips/when-to-sand'],
  ['/tips/wax', '/tips'],
  ['/flors', '/floors'],
  ['/imprint', undefined],
])('%s is meant as %s', (written, meant) => {
  expect(suggestPath(written, PATHS)).toBe(meant);
});

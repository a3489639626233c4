import { expect, it } from 'vitest';
import { noAddress } from '../../cli/content/prose/no-address.ts';

it.each([
  ['http://localhost:5173/prices', '/prices'],
  ['https://127.0.0.1/contact#form', '/contact#form'],
  ['http://localhost:8080', '/'],
])('an address of one machine is told with the path: %s', (written, path) => {
  expect(noAddress(written).hint).toContain(`"${path}"`);
});

it.each(['ww.mill.example', 'http//mill.example'])('others are told with the forms: %s', (href) => {
  expect(noAddress(href).hint).toContain('https://');
});

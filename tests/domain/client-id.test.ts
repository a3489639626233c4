import { expect, test } from 'vitest';
import { addressedClient, isClientId } from '../../renderer/features/upload/client-id.ts';

test.each(['ABC123', 'ZZZZZZ', '000000', 'ABC1234567'])('%s is a client id', (id) => {
  expect(isClientId(id)).toBe(true);
});

test.each([
  '',
  'ABC12',
  'ABC12345678',
  'abc123',
  'ABC-123',
  'ABC 123',
  'ABC123\n',
  'ÄBC123',
  '<ABC12>',
  '١٢٣٤٥٦',
])('%j is none', (id) => {
  expect(isClientId(id)).toBe(false);
});

test.each([
  ['/client/ABC123', '', 'ABC123'],
  ['/client/ABC123/', '', 'ABC123'],
  ['/client', '#ABC123', 'ABC123'],
  ['/client/', '#ABC123', 'ABC123'],
  ['/client.html', '#ABC123', 'ABC123'],
  ['/client/ABC123', '#OTHER1', 'ABC123'],
  ['/client/a/b', '', 'a/b'],
  ['/client', '', ''],
])('%s%s addresses %j', (pathname, hash, id) => {
  expect(addressedClient({ pathname, hash })).toBe(id);
});

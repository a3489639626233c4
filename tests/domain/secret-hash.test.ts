import { beforeAll, describe, expect, it } from 'vitest';
import { DEFAULT_TOKEN, tokenHashOf } from '../../renderer/features/admin/admin-token.ts';
import { hashSecret, isProof, proveSecret } from '../../renderer/features/admin/secret-hash.ts';
import { pauseAfterTries } from '../../renderer/features/admin/try-pauses.ts';

const salt = (fill: number) => new Uint8Array(16).fill(fill);

describe('the hash of a secret', () => {
  let hash: string;
  beforeAll(async () => {
    hash = await hashSecret('Pecos River ferry', salt(7));
  });

  it('is proved by the secret and by no other', async () => {
    expect(hash).not.toContain('Pecos');
    const proof = await proveSecret('Pecos River ferry', hash);
    expect(await isProof(proof ?? '', hash)).toBe(true);
    expect(await proveSecret('Pecos river ferry', hash)).toBeUndefined();
  });

  it('gives nothing away that would do as the proof', async () => {
    for (const part of [hash, ...hash.split(':'), ''])
      expect(await isProof(part, hash)).toBe(false);
  });

  it('differs with its salt, and the proof of one is none of the other', async () => {
    const [one, two] = [await hashSecret('same', salt(1)), await hashSecret('same', salt(2))];
    expect(one).not.toBe(two);
    const proof = await proveSecret('same', one);
    expect(await isProof(proof ?? '', two)).toBe(false);
  });

  it('is the same however an accent was typed', async () => {
    const spanish = await hashSecret('Peñasco', salt(3));
    expect(await proveSecret('Pen\u0303asco', spanish)).toBeDefined();
  });

  it.each([
    '',
    'settled',
    `pbkdf2-sha256:0:${'a'.repeat(22)}:${'b'.repeat(43)}`,
    `pbkdf2-sha256:99999999:${'a'.repeat(22)}:${'b'.repeat(43)}`,
    `pbkdf2-sha256:1:${'a'.repeat(21)}:${'b'.repeat(43)}`,
  ])('that cannot be read lets nobody in: %s', async (hash) => {
    expect(await proveSecret('anything', hash)).toBeUndefined();
  });
});

it('the default token is the one of the default hash', async () => {
  expect(await proveSecret(DEFAULT_TOKEN, tokenHashOf({ tokenHash: '' }))).toBeDefined();
  expect(tokenHashOf({ tokenHash: 'own' })).toBe('own');
});

it('pauses begin after three wrong tries and grow to five minutes', () => {
  const seconds = [0, 1, 2, 3, 4, 5, 6, 30].map((tries) => pauseAfterTries(tries) / 1000);
  expect(seconds).toEqual([0, 0, 0, 2, 4, 8, 16, 300]);
});

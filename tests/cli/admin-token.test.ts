import { describe, expect, it } from 'vitest';
import { DEFAULT_TOKEN } from '../../renderer/features/admin/admin-token.ts';
import { hashSecret, proveSecret } from '../../renderer/features/admin/secret-hash.ts';
import { runHere } from '../support/command.ts';
import { DataSite } from '../support/data-site.ts';

/** Rules that `lint --production` reports at `admin.tokenHash`. */
async function findings(tokenHash: string): Promise<string[]> {
  const site = new DataSite({ features: { admin: true }, admin: { tokenHash } });
  const lines = site.text('site.config.yaml').split('\n');
  const line = lines.findIndex((text) => text.includes('tokenHash:')) + 1;
  return (await site.lint('--production'))
    .filter((one) => one.file === 'site.config.yaml' && one.line === line)
    .map(({ rule }) => rule);
}

describe('touchdown admin-token', () => {
  it('prints a hash of the token that settles the configuration', async () => {
    const { code, stdout, stderr } = await runHere(['admin-token', 'dust devil at noon', '--json']);
    const { token, tokenHash } = JSON.parse(stdout);
    expect([code, stderr, token]).toEqual([0, '', 'dust devil at noon']);
    expect(await proveSecret(token, tokenHash)).toBeDefined();
    expect(await findings(tokenHash)).toEqual([]);
  });

  it('makes a token where none is given, another one each time', async () => {
    const [one, two] = await Promise.all([runHere(['admin-token']), runHere(['admin-token'])]);
    const made = [one, two].map(({ stdout }) => stdout.match(/^ {2}(\S{20,})$/m)?.[1] ?? '');
    const hash = one.stdout.match(/^ {2}tokenHash: (\S+)$/m)?.[1] ?? '';
    expect(made[0]).not.toBe(made[1]);
    expect(await proveSecret(made[0] ?? '', hash)).toBeDefined();
  });

  it('says that a short token can be guessed', async () => {
    const { code, stderr } = await runHere(['admin-token', 'mesa']);
    expect(code).toBe(0);
    expect(stderr).toContain('guessed');
  });

  it.each(['', '  ', DEFAULT_TOKEN])(
    'refuses a token that protects nothing: "%s"',
    async (token) => {
      expect(await runHere(['admin-token', token])).toMatchObject({ code: 2, stdout: '' });
    },
  );
});

describe('lint --production', () => {
  it('refuses the default token, also under a hash of its own', async () => {
    expect(await findings('')).toEqual(['production/default-token']);
    const hash = await hashSecret(DEFAULT_TOKEN, new Uint8Array(16).fill(9));
    expect(await findings(hash)).toEqual(['production/default-token']);
  });

  it('finds a hash that would let nobody in', async () => {
    expect(await findings('settled')).toEqual(['shape/format']);
  });
});

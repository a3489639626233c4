import {
  appendFileSync,
  copyFileSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { commitAll } from '../support/repository.ts';
import { tempFolder } from '../support/temp-folder.ts';
import { LEDGER, type LedgerSite, published } from './ledger-site.ts';

const VANISHED = [`${LEDGER}:5 address/vanished`];

/** Puts a link in the place of the ledger of a site, and the ledger into a folder, relative to the site. */
function moveAway(site: LedgerSite, folder: string): string {
  const file = join(site.folder, folder, 'addresses.txt');
  mkdirSync(join(site.folder, folder), { recursive: true });
  renameSync(site.ledger, file);
  symlinkSync(`${folder}/addresses.txt`, site.ledger);
  return file;
}

describe('a ledger that is a link', () => {
  test('is read as the file that it leads to', async () => {
    const site = await published('gate', 'offer');
    moveAway(site, 'data');
    commitAll(site.folder);
    site.delete('offer');
    expect(await site.findings()).toEqual(VANISHED);
    expect(site.addresses).toContain('/offer');
  });

  test('and becomes a file, or was one, is compared with what the last commit has', async () => {
    const site = await published('gate', 'offer');
    const file = moveAway(site, 'data');
    site.delete('offer');
    expect(await site.findings()).toEqual(VANISHED);
    commitAll(site.folder);
    rmSync(site.ledger);
    copyFileSync(file, site.ledger);
    expect(await site.findings()).toEqual(VANISHED);
    rmSync(site.ledger);
    symlinkSync('data/addresses.txt', site.ledger);
    rmSync(file);
    expect(await site.findings()).toEqual(VANISHED);
  });

  test.each([
    ['that git ignores', () => 'data'],
    ['elsewhere', () => `../${tempFolder().split('/').at(-1)}`],
  ])('to a file %s is told, and every address in it counts', async (_, folder) => {
    const site = await published('gate', 'offer');
    appendFileSync(join(site.folder, '.gitignore'), 'data/\n');
    const file = moveAway(site, folder());
    commitAll(site.folder);
    const text = readFileSync(file, 'utf8');
    for (const command of ['build', 'lint']) {
      const { code, stdout } = await site.run(command, '--json');
      const { diagnostics } = JSON.parse(stdout);
      const told = diagnostics.filter(({ rule }: { rule: string }) => rule.startsWith('address/'));
      expect([code, told]).toEqual([
        ...[0, [expect.objectContaining({ rule: 'address/unkept', file: LEDGER })]],
      ]);
      expect(told[0].message).toContain('link');
    }
    site.delete('offer');
    expect(await site.findings()).toEqual(VANISHED);
    expect(readFileSync(file, 'utf8')).toBe(text);
  });
});

test('a landing that is a link to one that was removed is told, and loses no address', async () => {
  const site = await published('gate', 'offer');
  symlinkSync('offer.yaml', join(site.landings, 'again.yaml'));
  expect((await site.build()).code).toBe(0);
  commitAll(site.folder);
  expect((await site.run('remove', '/offer', '--to', '/gate')).code).toBe(0);
  expect(await site.findings()).toEqual(['landings/again.yaml:1 file/missing']);
});

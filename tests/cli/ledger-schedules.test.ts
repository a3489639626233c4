import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { commitAll, initRepository } from '../support/repository.ts';
import { LEDGER, LedgerSite, published } from './ledger-site.ts';

/** Stops the clock until the test ends. */
function stopClockAt(day: string): void {
  onTestFinished(() => void vi.useRealTimers());
  vi.useFakeTimers({ toFake: ['Date'] });
  vi.setSystemTime(day);
}

describe('in the ledger of a repository', () => {
  test('a scheduled page counts from its time on, wherever it was published', async () => {
    stopClockAt('2026-12-01');
    const site = new LedgerSite('gate');
    initRepository(site.folder);
    site.write(
      'offer',
      (text) => `page: { publishAt: 2027-03-28T09:00, aliases: [/old] }\n${text}`,
    );
    site.write('draft', (text) => `page: { draft: true }\n${text}`);
    expect((await site.build('--now', '2027-01-01')).code).toBe(0);
    const from = 'from 2027-03-28T09:00:00Z';
    expect(site.addresses).toEqual(['/', '/gate', `/offer ${from}`, `/old ${from}`]);
    commitAll(site.folder);
    expect((await site.build('--now', '2027-04-01')).code).toBe(0);
    expect(site.addresses).toHaveLength(4);
    site.delete('offer');
    commitAll(site.folder);
    const late = await site.build('--now', '2027-12-20');
    expect(late.report.diagnostics.map(({ line, rule }) => `${line} ${rule}`)).toEqual([
      '5 address/vanished',
      '6 address/vanished',
    ]);
    expect((await site.build('--now', '2027-01-01')).code).toBe(0);
    expect(site.addresses).toEqual(['/', '/gate']);
  });

  test('a time that an earlier version wrote with six digits is read, and written with four', async () => {
    const site = await published('gate');
    site.write('offer', (text) => `page: { publishAt: 9999-12-31T23:59 }\n${text}`);
    site.writeLedger(
      '/',
      '/gate',
      '/gone from -000001-01-01T00:00:00Z',
      '/offer from +010000-01-01T04:59:00Z',
    );
    commitAll(site.folder);
    expect(await site.findings()).toEqual([`${LEDGER}:3 address/vanished`]);
    site.writeLedger('/', '/gate', '/offer from +010000-01-01T04:59:00Z');
    commitAll(site.folder);
    expect((await site.build()).code).toBe(0);
    expect(site.addresses).toEqual(['/', '/gate', '/offer from 9999-12-31T23:59:00Z']);
  });

  test('a scheduled page that is renamed before its time takes its line along', async () => {
    const site = await published('gate');
    site.write('offer', (text) => `page: { publishAt: 2099-03-28T09:00 }\n${text}`);
    expect((await site.build()).code).toBe(0);
    const { stdout } = await site.run('rename', 'offer', 'deal', '--json');
    expect(JSON.parse(stdout)).toMatchObject({ files: [LEDGER] });
    commitAll(site.folder);
    expect((await site.run('lint', '--production', '--now', '2099-04-01')).stdout).not.toContain(
      LEDGER,
    );
    expect((await site.build('--now', '2099-04-01')).code).toBe(0);
    expect(site.addresses).toEqual(['/', '/deal from 2099-03-28T09:00:00Z', '/gate']);
  });

  test('a scheduled page that is removed before its time takes its line along', async () => {
    const site = await published('gate');
    site.write('offer', (text) => `page: { publishAt: 2099-03-28T09:00 }\n${text}`);
    expect((await site.build()).code).toBe(0);
    commitAll(site.folder);
    const { stdout } = await site.run('remove', 'offer', '--json');
    expect(JSON.parse(stdout)).toEqual({ from: '/offer', to: null, files: [LEDGER] });
    expect(site.addresses).toEqual(['/', '/gate']);
    const { code } = await site.run('lint', '--now', '2099-04-01');
    expect(code).toBe(0);
  });

  test('a published alias of a scheduled page that is removed leads on', async () => {
    const site = await published('gate', 'yard');
    site.write('yard', (text) => `page: { aliases: [/court] }\n${text}`);
    expect((await site.build()).code).toBe(0);
    commitAll(site.folder);
    site.write('yard');
    site.write(
      'offer',
      (text) => `page: { publishAt: 2099-03-28T09:00, aliases: [/court, /deal] }\n${text}`,
    );
    expect(await site.findings()).toEqual(['landings/offer.yaml:1 address/vanished']);
    expect((await site.run('remove', 'offer')).code).toBe(0);
    expect(await site.findings()).toEqual([]);
    expect(site.addresses).toEqual(['/', '/court', '/gate', '/yard']);
  });

  test('what the last commit has published meanwhile may not vanish, whoever took its line out', async () => {
    const site = new LedgerSite('gate');
    initRepository(site.folder);
    for (const slug of ['offer', 'deal'])
      site.write(slug, (text) => `page: { publishAt: 2026-05-01T09:00 }\n${text}`);
    stopClockAt('2026-04-01');
    expect((await site.build()).code).toBe(0);
    commitAll(site.folder);
    expect((await site.run('rename', 'offer', 'autumn')).code).toBe(0);
    site.delete('deal');
    expect(await site.findings()).toEqual([]);
    expect(site.addresses).toEqual(['/', '/autumn from 2026-05-01T09:00:00Z', '/gate']);
    expect(await site.findings()).toEqual([]);
    vi.setSystemTime('2026-06-01');
    expect(await site.findings()).toEqual(Array(2).fill(`${LEDGER}:1 address/vanished`));
    for (const address of ['/offer', '/deal'])
      expect((await site.run('remove', address, '--to', '/autumn')).code).toBe(0);
    expect(await site.findings()).toEqual([]);
  });

  test('a build as of a former moment forgets nothing that has been published since', async () => {
    const site = await published('gate');
    site.write('offer', (text) => `page: { publishAt: 2026-01-01T00:00 }\n${text}`);
    expect((await site.build()).code).toBe(0);
    commitAll(site.folder);
    const past = ['--now', '2025-01-01T00:00'];
    expect((await site.build(...past)).code).toBe(0);
    site.delete('offer');
    expect((await site.build(...past)).code).toBe(1);
    expect(site.addresses.join()).toContain('/offer from 2026-01-01');
  });

  test('nor a line that was taken out before, whatever moment is asked for', async () => {
    const site = await published('gate');
    site.write('offer', (text) => `page: { publishAt: 2026-01-01T00:00 }\n${text}`);
    expect((await site.build()).code).toBe(0);
    commitAll(site.folder);
    const past = ['--now', '2025-01-01T00:00'];
    site.writeLedger('/', '/gate');
    // A page that was not there yet at that moment is no lost one.
    expect((await site.build(...past)).code).toBe(0);
    site.writeLedger('/', '/gate');
    site.delete('offer');
    for (const moment of [[], past]) {
      const { code, report } = await site.build(...moment);
      expect([code, report.diagnostics.map(({ line, rule }) => `${line} ${rule}`)]).toEqual([
        ...[1, ['1 address/vanished']],
      ]);
    }
  });

  test.each(['America/Chicago', 'UTC', 'Asia/Tokyo'])(
    'a page in %s that is to wait for ever keeps its line',
    async (timeZone) => {
      const site = await published('gate');
      const config = join(site.folder, 'site.config.yaml');
      const text = readFileSync(config, 'utf8');
      writeFileSync(config, text.replace(/^business:$/m, `$&\n  timeZone: ${timeZone}`));
      site.write('offer', (landing) => `page: { publishAt: 9999-12-31T23:59 }\n${landing}`);
      site.write('yard', (landing) => `page: { expireAt: 9999-12-31T23:59 }\n${landing}`);
      for (const _ of [1, 2]) expect((await site.build('--force')).code).toBe(0);
      expect(site.addresses.join()).toContain('/offer from 9999-12-31T');
      const { stdout } = await site.run('due', '--json');
      expect(JSON.parse(stdout).next).toMatch(/^9999-12-31T\d\d:\d\d:\d\dZ$/);
    },
  );
});

import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { networkInterfaces } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { parse } from 'yaml';
import type { FileState } from '../../studio/protocol.ts';
import { cases } from '../support/proof.ts';
import { SmallSite } from '../support/small-site.ts';
import { StudioProcess } from './studio-process.ts';

const FILE = 'landings/hull.yaml';
const lock = (root: string) => join(root, '.touchdown/studio/lock');

/** Types into one key after the other until the studio is no longer there, and saves now and then. */
async function typeUntilKilled(studio: StudioProcess, round: number, typed: Map<string, number>) {
  for (let number = 1; ; number += 1) {
    const key = `k${number % 20}`;
    const value = round * 100_000 + number;
    const operations = [{ op: 'set', path: ['typed', key], value }];
    await studio.ask('edit', { file: FILE, operations });
    typed.set(key, value);
    if (number % 4 === round % 4) await studio.ask('save', {});
  }
}

it('nothing that got an answer is lost when the studio is killed while somebody types', async () => {
  const { folder } = new SmallSite('hull');
  const path = join(folder, FILE);
  writeFileSync(path, `${readFileSync(path, 'utf8')}typed:\n  k0: 0\n`);
  const typed = new Map<string, number>();
  let studio = await StudioProcess.start(folder);
  for (let round = 1; round <= cases(1, 100); round += 1) {
    const typing = typeUntilKilled(studio, round, typed);
    const ended = typing.catch((error: Error) => error);
    const last = round * 100_000 + 3 + ((round * 13) % 40);
    await expect.poll(() => Math.max(...typed.values()), { interval: 1 }).toBeGreaterThan(last);
    await studio.end('SIGKILL');
    expect(await ended).toBeInstanceOf(Error);
    expect(existsSync(lock(folder))).toBe(true);
    studio = await StudioProcess.start(folder);
    const state = await studio.ask<FileState>(`file?file=${FILE}`);
    const now = (state.value as { typed: Record<string, number> }).typed;
    // The last edit may have been done without an answer.
    for (const [key, value] of typed) expect(now[key], key).toBeGreaterThanOrEqual(value);
  }
  await studio.ask('save', {});
  const saved = parse(readFileSync(path, 'utf8')).typed;
  for (const [key, value] of typed) expect(saved[key]).toBeGreaterThanOrEqual(value);
  expect(await studio.end('SIGTERM')).toBe(0);
  expect(existsSync(lock(folder))).toBe(false);
}, 900_000);

it('one studio at a time has a site open, on this machine alone; an interrupted one leaves no lock', async () => {
  const { folder } = new SmallSite('hull');
  const studio = await StudioProcess.start(folder);
  const { hostname, port } = new URL(studio.origin);
  expect(hostname).toBe('127.0.0.1');
  const addresses = Object.values(networkInterfaces()).flatMap((known) => known ?? []);
  for (const { address } of addresses.filter(
    ({ family, internal }) => family === 'IPv4' && !internal,
  ))
    await expect(fetch(`http://${address}:${port}/`)).rejects.toThrow();
  await expect(StudioProcess.start(folder)).rejects.toThrow();
  expect(await studio.end('SIGINT')).toBe(0);
  expect(existsSync(lock(folder))).toBe(false);
});

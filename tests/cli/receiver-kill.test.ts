import { mkdtempSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { cases } from '../support/proof.ts';
import { ReceiverProcess, writeSite } from './receiver-process.ts';

let root: string;
let receiver: ReceiverProcess;

const kept = (...path: string[]) => join(root, '.touchdown/receiver', ...path);

const bytesOf = async (id: string) =>
  (await fetch(`${receiver.url}/uploads/${id}`)).arrayBuffer().then(Buffer.from);

// Each test goes on where the one before has left the receiver: a further one would take longer than what is tested.
beforeAll(async () => {
  root = writeSite(mkdtempSync(join(tmpdir(), 'touchdown-receiver-')));
  receiver = await ReceiverProcess.start(root);
});
afterAll(async () => {
  await receiver.end('SIGINT');
  rmSync(root, { recursive: true });
});

async function startAgain(): Promise<void> {
  await receiver.end('SIGKILL');
  receiver = await ReceiverProcess.start(root);
}

it('puts files aside whose list was taken away, rather than removing them', async () => {
  await receiver.upload('ABC123', new Blob(['only copy']), 'deed.pdf');
  await receiver.end('SIGINT');
  renameSync(kept('submissions.sqlite'), join(root, 'moved.sqlite'));
  receiver = await ReceiverProcess.start(root);
  expect(await receiver.list()).toEqual([]);
  const aside = readdirSync(kept()).filter((name) => name.startsWith('uploads-'));
  expect(aside).toHaveLength(1);
  expect(readdirSync(kept(aside[0] as string))).toEqual([expect.stringMatching(/deed\.pdf$/)]);
  await expect.poll(() => receiver.log).toContain(aside[0]);
});

it('keeps a confirmed file whatever its name ends in, and removes what a kill has left before it was confirmed', async () => {
  for (const name of ['plan.part', 'PLAN.PART', 'deed.pdf.part', '.part'])
    expect((await receiver.upload('ABC123', new Blob([name]), name)).status).toBe(201);
  const confirmed = readdirSync(kept('uploads'));
  const left = [
    `${'0'.repeat(32)}-never-confirmed.pdf`,
    'e0d1f0a4-1c9a-4b51-9a55-3f2f0a8d2f10.part',
  ];
  for (const name of left) writeFileSync(kept('uploads', name), 'left behind');
  await startAgain();
  expect(readdirSync(kept('uploads'))).toEqual(confirmed);
  const uploads = await receiver.list();
  expect(uploads).toHaveLength(4);
  for (const { id, body } of uploads) expect(String(await bytesOf(id))).toBe(body.name);
});

it('confirms nothing that a kill in the middle of many uploads could lose, and leaves nothing else', async () => {
  const confirmed = new Map<string, string>();
  for (const enough of [3, 12].slice(-cases(1, 2))) {
    const running = receiver;
    const senders = Array.from({ length: 6 }, async (_, sender) => {
      for (let number = 0; ; number += 1) {
        const content = `${enough} ${sender} ${number} ${'x'.repeat(40_000)}`;
        const answer = await running.upload('ABC123', new Blob([content]), `${number}.part`);
        if (answer.ok) confirmed.set(((await answer.json()) as { id: string }).id, content);
      }
    });
    const cutOff = Promise.allSettled(senders);
    await expect.poll(() => confirmed.size, { interval: 1 }).toBeGreaterThan(enough);
    await running.end('SIGKILL');
    await cutOff;
    receiver = await ReceiverProcess.start(root);
  }
  for (const [id, content] of confirmed)
    expect(String(await bytesOf(id)) === content, id).toBe(true);
  const listed = (await receiver.list()).map(({ body }) => String(body.storedAs));
  expect(readdirSync(kept('uploads')).sort()).toEqual(listed.sort());
});

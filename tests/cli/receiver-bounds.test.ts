import { mkdtempSync, rmSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ReceiverProcess, writeSite } from './receiver-process.ts';

const MB = 1_048_576;

let root: string;
let receiver: ReceiverProcess;

beforeAll(async () => {
  root = writeSite(mkdtempSync(join(tmpdir(), 'touchdown-receiver-')));
  receiver = await ReceiverProcess.start(root);
});
afterAll(async () => {
  await receiver.end('SIGINT');
  rmSync(root, { recursive: true });
});

/** Sends one chunk after the other until the receiver closes the connection; gives what it answered. */
async function pour(head: string, chunk: string): Promise<{ answer: string; sent: number }> {
  const socket = connect(Number(new URL(receiver.url).port), '127.0.0.1');
  // Cut off while it writes; what has come in until then counts.
  socket.on('error', () => socket.destroy());
  let answer = '';
  socket.on('data', (piece) => (answer += piece));
  const closed = new Promise<void>((resolve) => socket.on('close', () => resolve()));
  let sent = 0;
  const push = () => {
    while (!socket.destroyed && !socket.writableNeedDrain && sent < 512 * MB) {
      socket.write(`${chunk.length.toString(16)}\r\n${chunk}\r\n`);
      sent += chunk.length;
    }
  };
  socket.on('drain', push);
  socket.write(
    `POST /upload HTTP/1.1\r\nHost: 127.0.0.1\r\nTransfer-Encoding: chunked\r\nContent-Type: multipart/form-data; boundary=edge\r\n\r\n`,
  );
  if (head !== '') socket.write(`${head.length.toString(16)}\r\n${head}\r\n`);
  push();
  await closed;
  return { answer, sent };
}

describe('the receiver takes in only so much', () => {
  const part = (name: string) => `--edge\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n`;
  it.each([
    ['in front of the first part', ''],
    ['in the headers of a part', '--edge\r\n'],
    ['in a field that it knows', part('clientId')],
    ['in a field that it does not know', part('other')],
    ['behind the last part', `${part('clientId')}ABC123\r\n--edge--\r\n`],
  ])('of what never ends %s', async (_, head) => {
    const { answer, sent } = await pour(head, 'x'.repeat(65_536));
    expect(answer).not.toMatch(/^HTTP\/1\.1 2/);
    expect(sent).toBeLessThan(64 * MB);
    expect(await receiver.list()).toEqual([]);
  });

  it('of what comes in more parts than a form has', async () => {
    const parts = (count: number) => {
      const text = `${part('other')}x\r\n`.repeat(count);
      const form = `${text}${part('clientId')}ABC123\r\n--edge\r\nContent-Disposition: form-data; name="file"; filename="a.pdf"\r\n\r\nx\r\n--edge--\r\n`;
      const body = new Blob([form], { type: 'multipart/form-data; boundary=edge' });
      return receiver.post('/upload', body);
    };
    expect((await parts(10)).status).toBe(201);
    const refused = await parts(200);
    expect([refused.status, await refused.text()]).toEqual([400, expect.stringContaining('parts')]);
  });

  it('of keys and values, whatever their shape', async () => {
    const many = Object.fromEntries(Array.from({ length: 20_000 }, (_, key) => [`k${key}`, key]));
    const bodies = [
      { id: 'keys', ...many },
      { id: 'nested', contact: many },
      { id: 'list', list: Array.from({ length: 20_000 }, () => 0) },
      { id: 'lists', list: Array.from({ length: 200 }, () => Array(200).fill({})) },
    ];
    for (const body of bodies)
      expect((await receiver.post('/contact', JSON.stringify(body))).status, body.id).toBe(400);
    expect((await receiver.list()).filter(({ kind }) => kind === 'contact')).toEqual([]);
  });

  it('at once of large submissions, which the page shortens and the list holds whole', async () => {
    const message = 'm'.repeat(900_000);
    for (let number = 0; number < 25; number += 1) {
      const body = JSON.stringify({ id: `large-${number}`, message });
      expect((await receiver.post('/contact', body)).status).toBe(201);
    }
    const messages = (await receiver.list()).filter(({ kind }) => kind === 'contact');
    expect(messages.map(({ id }) => id)).toEqual(
      Array.from({ length: 25 }, (_, number) => `large-${24 - number}`),
    );
    expect(messages.every(({ body }) => body.message === message)).toBe(true);
    expect((await receiver.page()).length).toBeLessThan(MB);
  });
});

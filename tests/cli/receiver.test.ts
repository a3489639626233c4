import { randomUUID } from 'node:crypto';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { runProcess } from '../support/command.ts';
import { cases } from '../support/proof.ts';
import { ReceiverProcess, writeSite } from './receiver-process.ts';

const MB = 1_048_576;

let root: string;
let receiver: ReceiverProcess;

const kept = (...path: string[]) => join(root, '.touchdown/receiver', ...path);

beforeAll(async () => {
  root = writeSite(mkdtempSync(join(tmpdir(), 'touchdown-receiver-')));
  receiver = await ReceiverProcess.start(root);
});
afterAll(async () => {
  await receiver.end('SIGINT');
  rmSync(root, { recursive: true });
});

describe('what the receiver keeps', () => {
  it('is one submission for each id, however often it comes and whatever type it claims', async () => {
    const body = JSON.stringify({ id: 'same', contact: { name: 'Ann' } });
    const answers = [];
    for (let attempt = 0; attempt < 3; attempt += 1)
      answers.push(await receiver.post('/contact', body));
    expect(answers.map(({ status }) => status)).toEqual([201, 200, 200]);
    expect(
      (await receiver.post('/booking', new Blob([body], { type: 'application/json' }))).status,
    ).toBe(201);
    expect((await receiver.list()).slice(0, 2)).toMatchObject([
      { kind: 'booking', id: 'same', doubles: 0 },
      { kind: 'contact', id: 'same', doubles: 2, body: JSON.parse(body) },
    ]);
    expect(await receiver.page()).toContain('Came 3 times, kept once');
  });

  it('are uploads with their bytes, the same file of the same client once', async () => {
    const bytes = Buffer.from('%PDF-1.7\r\n--not a boundary\r\n\0\xff', 'latin1');
    const file = new Blob([bytes], { type: 'application/pdf' });
    const statuses = [];
    for (const client of ['ABC123', 'ABC123', 'XYZ789'])
      statuses.push((await receiver.upload(client, file, 'deed.pdf')).status);
    expect(statuses).toEqual([201, 200, 201]);
    const [, first] = await receiver.list();
    expect(first?.body).toMatchObject({
      clientId: 'ABC123',
      name: 'deed.pdf',
      bytes: bytes.length,
    });
    const answer = await fetch(`${receiver.url}/uploads/${first?.id}`);
    expect(Buffer.from(await answer.arrayBuffer())).toEqual(bytes);
    expect(answer.headers.get('content-disposition')).toMatch(/^attachment;.*deed\.pdf$/);
    expect(readFileSync(kept('uploads', String(first?.body.storedAs)))).toEqual(bytes);
  });

  it('never has a file name that could do harm', async () => {
    const names = [
      ['../../../etc/passwd', 'passwd', /^\w{32}-passwd$/],
      ['C:\\papers\\my deed.pdf', 'my deed.pdf', /^\w{32}-my_deed\.pdf$/],
      ['say "yes".png', 'say "yes".png', /^\w{32}-say_yes_\.png$/],
      ['título\u202egnp.exe', 'títulognp.exe', /^\w{32}-t_tulognp\.exe$/],
      ['..', '..', /^\w{32}-\.\.$/],
      [`${'long'.repeat(80)}.jpeg`, 'long'.repeat(50), /^\w{32}-(?:long){15}$/],
    ] as const;
    for (const [sent, shown, stored] of names) {
      expect((await receiver.upload('ABC123', new Blob(['x']), sent)).status, sent).toBe(201);
      const [upload] = await receiver.list();
      expect(upload?.body).toMatchObject({ name: shown, storedAs: expect.stringMatching(stored) });
      expect((await fetch(`${receiver.url}/uploads/${upload?.id}`)).status, sent).toBe(200);
    }
    const uploads = (await receiver.list()).filter(({ kind }) => kind === 'upload');
    const listed = uploads.map(({ body }) => String(body.storedAs));
    expect(readdirSync(kept('uploads')).sort()).toEqual(listed.sort());
  });
});

describe('what the receiver refuses', () => {
  it('is a body that is too large, with an answer that the sender gets, and nothing is left of it', async () => {
    const before = readdirSync(kept('uploads'));
    const count = (await receiver.list()).length;
    const full = new Blob([Buffer.alloc(10 * MB)]);
    expect((await receiver.upload('ABC123', full, 'full.jpg')).status).toBe(201);
    const over = new Blob([Buffer.alloc(10 * MB + 1)]);
    const refused = await receiver.upload('ABC123', over, 'over.jpg');
    expect([refused.status, await refused.text()]).toEqual([413, expect.stringContaining('10 MB')]);
    const long = JSON.stringify({ id: 'long', message: 'x'.repeat(MB) });
    expect((await receiver.post('/contact', long)).status).toBe(413);
    expect(await receiver.list()).toHaveLength(count + 1);
    expect(readdirSync(kept('uploads'))).toHaveLength(before.length + 1);
  });

  it('is what cannot be kept, said in plain words', async () => {
    const before = await receiver.list();
    const bodies = [
      ['{"id": ', 'not valid JSON'],
      ['["id"]', 'JSON object'],
      ['{"name": "Ann"}', '"id"'],
      ['{"id": 7}', '"id"'],
      ['{"id": ""}', '"id"'],
      [`{"id": "${'x'.repeat(201)}"}`, '"id"'],
      [`{"id": "deep", "x": ${'['.repeat(9000)}${']'.repeat(9000)}}`, 'too deeply'],
    ] as const;
    for (const [body, words] of bodies) {
      const answer = await receiver.post('/booking', body);
      expect([answer.status, await answer.text()]).toEqual([400, expect.stringContaining(words)]);
    }
    expect(await receiver.list()).toEqual(before);
  });

  it('is a form without a right client, without a file, with two, or cut short', async () => {
    const before = readdirSync(kept('uploads'));
    const file = new Blob(['refused']);
    const two = new FormData();
    two.append('clientId', 'ABC123');
    for (const name of ['a.pdf', 'b.pdf']) two.append('file', file, name);
    const none = new FormData();
    none.append('clientId', 'ABC123');
    const cut = new Blob(
      ['--edge\r\nContent-Disposition: form-data; name="file"; filename="a"\r\n\r\nab'],
      {
        type: 'multipart/form-data; boundary=edge',
      },
    );
    const answers = [
      await receiver.upload('abc123', file, 'a.pdf'),
      await receiver.post('/upload', none),
      await receiver.post('/upload', two),
      await receiver.post('/upload', cut),
      await receiver.post('/upload', 'plain text'),
    ];
    expect(answers.map(({ status }) => status)).toEqual([400, 400, 400, 400, 400]);
    expect(readdirSync(kept('uploads'))).toEqual(before);
  });

  it('is everybody but the site and programs of this machine', async () => {
    const body = JSON.stringify({ id: 'origin' });
    const byName = receiver.site.replace('127.0.0.1', 'localhost');
    for (const origin of [receiver.site, byName]) {
      const answer = await receiver.post('/contact', body, origin);
      expect([answer.ok, answer.headers.get('access-control-allow-origin')]).toEqual([
        true,
        origin,
      ]);
    }
    for (const origin of ['https://evil.test', 'http://127.0.0.1:1', 'null'])
      expect((await receiver.post('/contact', body, origin)).status, origin).toBe(403);
    expect(await receiver.status('/submissions.json', { host: 'evil.test' })).toBe(403);
    expect(await receiver.status('/contact', { origin: receiver.site }, 'OPTIONS')).toBe(204);
    expect(await receiver.status('/contact', {})).toBe(405);
    expect(await receiver.status('/uploads/../lock', {})).toBe(404);
  });
});

describe('the page of the receiver', () => {
  it('shows every field, the newest first, as text and nothing but text', async () => {
    const evil = '"><script>alert(1)</script>';
    const fields = {
      service: 'poa',
      [evil]: evil,
      attribution: { gclid: 'click-7' },
      suspect: true,
    };
    await receiver.post(
      '/contact',
      JSON.stringify({ id: evil, contact: { name: evil }, ...fields }),
    );
    await receiver.upload('ABC123', new Blob(['x']), '"><img src=x onerror=alert(2)>.png');
    const answer = await fetch(receiver.url);
    const page = await answer.text();
    expect(page).not.toMatch(/<script>alert|<img/);
    expect(page.match(/&quot;&gt;&lt;script&gt;/g)).toHaveLength(5);
    expect(page).toMatch(/<dt>gclid<\/dt><dd>click-7<\/dd>/);
    expect(page).toMatch(/class="tag suspect"/);
    expect(page.indexOf('article class="upload"')).toBeLessThan(
      page.indexOf('article class="contact"'),
    );
    const policy = answer.headers.get('content-security-policy');
    expect(policy).toMatch(/^default-src 'none'; script-src 'self'; style-src 'self';/);
    expect(policy).not.toContain('unsafe');
  });
});

describe('a receiver that is there', () => {
  it('is the only one of its folder: a second one says who is there', async () => {
    const args = ['preview', '--receiver', '--port', '0', '--receiver-port', '0'];
    const second = await runProcess([...args, '--root', root], { cwd: root });
    expect([second.code, second.stdout]).toEqual([1, '']);
    expect(second.stderr).toMatch(
      /^Another receiver \(process \d+\) keeps its submissions in .+\n$/,
    );
    expect((await receiver.post('/contact', '{"id": "still here"}')).status).toBe(201);
  });
});

describe('a receiver that is ended', () => {
  it('by a kill has lost nothing that it confirmed, and starts again', async () => {
    const confirmed: string[] = [];
    for (const enough of [1, 30].slice(-cases(1, 2))) {
      const running = receiver;
      const senders = Array.from({ length: 4 }, async () => {
        for (;;) {
          const id = randomUUID();
          const body = JSON.stringify({ id, message: 'x'.repeat(5000) });
          if ((await running.post('/contact', body)).ok) confirmed.push(id);
        }
      });
      const cutOff = Promise.allSettled(senders);
      while (confirmed.length < enough) await pause(1);
      await running.end('SIGKILL');
      await cutOff;
      // Left by a process that was killed while it wrote.
      writeFileSync(kept('uploads/half.part'), 'half');
      receiver = await ReceiverProcess.start(root);
    }
    const list = await receiver.list();
    const ids = list.filter(({ kind }) => kind === 'contact').map(({ id }) => id);
    expect(ids).toEqual(expect.arrayContaining(confirmed));
    expect(new Set(ids).size).toBe(ids.length);
    expect(existsSync(kept('uploads/half.part'))).toBe(false);
    for (const id of confirmed.slice(-3))
      expect((await receiver.post('/contact', JSON.stringify({ id }))).status).toBe(200);
  });

  it('by the user ends with 0 and leaves only what was kept, even in the middle of an upload', async () => {
    const { port } = new URL(receiver.url);
    const socket = connect(Number(port), '127.0.0.1');
    socket.on('error', () => socket.destroy());
    socket.write(
      `POST /upload HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Type: multipart/form-data; boundary=b\r\nContent-Length: 999999\r\n\r\n--b\r\nContent-Disposition: form-data; name="file"; filename="a.pdf"\r\n\r\n${'x'.repeat(5000)}`,
    );
    const parts = () => readdirSync(kept('uploads')).filter((name) => name.endsWith('.part'));
    await expect.poll(parts).toHaveLength(1);
    await receiver.post('/contact', '{"id": "last"}');
    expect(await receiver.end('SIGINT')).toBe(0);
    expect(readdirSync(kept()).sort()).toEqual(['submissions.sqlite', 'uploads']);
    expect(parts()).toEqual([]);
  });
});

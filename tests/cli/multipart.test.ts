import { describe, expect, it } from 'vitest';
import { readParts } from '../../cli/receiver/multipart.ts';

const CONTENT = 'first\r\n--edg\r\n--edg\r\nlast\r\n';
const FORM = Buffer.from(
  [
    'a preamble that is passed over',
    '--edge',
    'Content-Disposition: form-data; name="clientId"',
    '',
    'ABC123',
    '--edge',
    'content-disposition: form-data; name="file"; filename="a; name=%22b%22 \\"c\\".png"',
    'Content-Type: image/png',
    '',
    CONTENT,
    '--edge',
    'Content-Disposition: form-data; name=empty',
    '',
    '',
    '--edge--',
    'an epilogue',
  ].join('\r\n'),
);

async function read(pieces: Buffer[], type = 'multipart/form-data; boundary=edge') {
  const found: Record<string, string>[] = [];
  const stream = (async function* () {
    yield* pieces;
  })();
  for await (const { body, ...part } of readParts(stream, type)) {
    const bytes: Buffer[] = [];
    for await (const piece of body) bytes.push(piece);
    found.push({ ...part, text: Buffer.concat(bytes).toString() });
  }
  return found;
}

const PARTS = [
  { name: 'clientId', type: 'application/octet-stream', text: 'ABC123' },
  { name: 'file', fileName: 'a; name="b" "c".png', type: 'image/png', text: CONTENT },
  { name: 'empty', type: 'application/octet-stream', text: '' },
];

describe('the parts of a form', () => {
  it('are the same wherever the network cuts it', async () => {
    expect(await read([FORM])).toEqual(PARTS);
    for (let at = 1; at < FORM.length; at += 1)
      expect(await read([FORM.subarray(0, at), FORM.subarray(at)]), `cut at ${at}`).toEqual(PARTS);
    expect(await read(Array.from(FORM, (byte) => Buffer.from([byte])))).toEqual(PARTS);
  });

  it('are refused if the form ends early, has no boundary or endless headers', async () => {
    const end = FORM.indexOf('--edge--');
    await expect(read([FORM.subarray(0, end)])).rejects.toMatchObject({ status: 400 });
    await expect(read([FORM], 'multipart/form-data')).rejects.toThrow('multipart/form-data');
    const endless = Buffer.from(`--edge\r\nX: ${'y'.repeat(9000)}`);
    await expect(read([endless])).rejects.toMatchObject({ status: 413 });
  });

  it('may be named in quotes', async () => {
    expect(await read([FORM], 'multipart/form-data; charset=utf-8; boundary="edge"')).toEqual(
      PARTS,
    );
  });
});

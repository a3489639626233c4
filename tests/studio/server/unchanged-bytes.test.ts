import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { MAX_FILE_BYTES } from '../../../cli/content/source-file.ts';
import { ROOT } from '../../support/command.ts';
import { LiveStudio } from '../../support/live-studio.ts';
import { cases, sample } from '../../support/proof.ts';
import { SmallSite } from '../../support/small-site.ts';
import { dressedLanding, generatedText } from '../../support/yaml-texts.ts';

const tracked = (pattern: string) =>
  execFileSync('git', ['ls-files', pattern], { cwd: ROOT, encoding: 'utf8' })
    .trim()
    .split('\n')
    .map((file) => readFileSync(join(ROOT, file)))
    .filter((bytes) => bytes.length <= MAX_FILE_BYTES);

const SUITE = Object.values(
  JSON.parse(readFileSync(join(ROOT, 'tests/fixtures/yaml-test-suite/valid.json'), 'utf8')),
) as string[];

const generated = fc.sample(fc.oneof(generatedText, dressedLanding), cases(3, 500));

it('a file that is opened, edited, taken back and saved has the bytes that it had', async () => {
  const site = new SmallSite();
  const files = new Map<string, Buffer>();
  const add = (name: string, bytes: Buffer) => {
    files.set(name, bytes);
    writeFileSync(join(site.folder, name), bytes);
  };
  const texts = [
    ...sample(tracked('*.yaml'), 4),
    ...[...sample(SUITE, 4), ...generated].map((text) => Buffer.from(text)),
    Buffer.from('\ufeffseo:\r\n  title: "One"   # two\r\n'),
  ];
  for (const [number, bytes] of texts.entries()) add(`landings/l${number}.yaml`, bytes);
  for (const [number, bytes] of sample(tracked('pages/**/page.md'), 1).entries()) {
    site.addPage(`p${number}`);
    add(`pages/p${number}/page.md`, bytes);
  }
  const studio = await LiveStudio.start(site.folder);
  let edited = 0;
  for (const [file, bytes] of files) {
    const text = bytes.toString('utf8');
    // What is no UTF-8, the studio does not edit.
    if (!Buffer.from(text).equals(bytes)) continue;
    await studio.file(file);
    await studio.save();
    const { status } = await studio.post('edit', {
      file,
      operations: [{ op: 'set', path: ['aKeyOfNobody'], value: 'x' }],
    });
    expect([200, 409]).toContain(status);
    if (status === 200) {
      edited += 1;
      expect(await studio.save()).toEqual({ saved: [file], conflicting: [] });
      await studio.post('undo');
      await studio.save();
    }
    expect(readFileSync(join(site.folder, file)).equals(bytes), file).toBe(true);
  }
  expect(edited).toBeGreaterThan(files.size / 3);
  expect(studio.faults).toEqual([]);
}, 900_000);

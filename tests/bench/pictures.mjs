import { mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { machineSpeed } from './machine-speed.mjs';
import { drawPhotographs, writePictureSite } from './picture-site.mjs';
import { measure } from './process-usage.mjs';

/**
 * `npm run bench:pictures`: the cost of photographs in a build, compared with sharp alone for the same files, and
 * in a build without changes.
 */
const BIN = join(import.meta.dirname, '../../bin/touchdown.js');
const ALONE = join(import.meta.dirname, 'sharp-alone.mjs');

const { values } = parseArgs({
  options: {
    count: { type: 'string', default: '50' },
    megapixels: { type: 'string', default: '12' },
    again: { type: 'string', default: '7' },
  },
});
const [count, megapixels, again] = [values.count, values.megapixels, values.again].map(Number);

const folder = mkdtempSync(join(tmpdir(), 'touchdown-pictures-'));
process.on('exit', () => rmSync(folder, { recursive: true, force: true }));
const [shown, plain] = [join(folder, 'shown'), join(folder, 'plain')];
const media = join(shown, 'media');

const build = (root) => measure(process.execPath, [BIN, 'build', '--root', root, '--json']);
const row = (name, { wallSeconds, cpuSeconds, peakMB }) => ({
  name,
  wallSeconds: Number(wallSeconds.toFixed(2)),
  cpuSeconds: Number(cpuSeconds.toFixed(2)),
  peakMB: Math.round(peakMB),
});

/** The median of several runs. */
async function middle(run) {
  const runs = [];
  for (let round = 0; round < again; round += 1) runs.push(await run());
  return runs.sort((a, b) => a.wallSeconds - b.wallSeconds)[again >> 1];
}

console.error(`Drawing ${count} photographs of ${megapixels} megapixels …`);
await drawPhotographs(media, count, megapixels);
writePictureSite(shown, count);
writePictureSite(plain, count, false);

const referenceMs = Math.round(await machineSpeed());
const cold = await build(shown);
const built = join(shown, 'dist/media');
const out = join(folder, 'alone');
mkdirSync(out);
const env = { ...process.env, UV_THREADPOOL_SIZE: String(availableParallelism()) };
const alone = await measure(process.execPath, [ALONE, media, built, out], { env });
await build(plain);
const rows = [
  row('cold', cold),
  row('sharp alone', alone),
  row('nothing changed', await middle(() => build(shown))),
  row('nothing changed, no pictures', await middle(() => build(plain))),
];
console.table(rows);
console.log(
  JSON.stringify({ count, megapixels, files: readdirSync(built).length, referenceMs, rows }),
);

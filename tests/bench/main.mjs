import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { cpus, tmpdir, totalmem } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { machineSpeed } from './machine-speed.mjs';
import { makeLandings } from './make-landings.mjs';
import { measure } from './process-usage.mjs';

/** As in `cli/content/file-stamp.ts`, and a little more. */
const CLOCK_STEP_MS = 2100;

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const BIN = join(ROOT, 'bin/touchdown.js');

const { values } = parseArgs({
  options: {
    pages: { type: 'string', default: '10000' },
    repeat: { type: 'string', default: '1' },
    json: { type: 'boolean', default: false },
    out: { type: 'string' },
  },
});
const pages = Number(values.pages);
const repeat = Number(values.repeat);
if (!Number.isInteger(pages) || pages < 2 || !Number.isInteger(repeat) || repeat < 1) {
  console.error('Usage: npm run bench -- [--pages N] [--repeat N] [--json] [--out FILE]');
  process.exit(2);
}

const folder = mkdtempSync(join(tmpdir(), 'touchdown-bench-'));
process.on('exit', () => rmSync(folder, { recursive: true, force: true }));

/** The cost of a command for this number of pages. */
function row(name, pages, usage) {
  return {
    name,
    pages,
    wallSeconds: Number(usage.wallSeconds.toFixed(2)),
    cpuSeconds: Number(usage.cpuSeconds.toFixed(2)),
    peakMB: Math.round(usage.peakMB),
    msPerPage: Number(((usage.wallSeconds * 1000) / pages).toFixed(3)),
  };
}

/** Builds `landings` into `dist` and returns the cost. */
async function build(name, landings, dist, ...options) {
  const args = [BIN, 'build', '--landings', landings, '--out', dist, '--json', ...options];
  const usage = await measure(process.execPath, args, { cwd: ROOT });
  const { pages: built, written } = JSON.parse(usage.stdout);
  return { ...row(name, built, usage), written };
}

/** Lints `landings` and returns the cost. */
async function lint(name, landings, count) {
  const args = [BIN, 'lint', '--landings', landings, '--format', 'github'];
  return row(name, count, await measure(process.execPath, args, { cwd: ROOT }));
}

function changeOne(name) {
  const path = join(many, name);
  writeFileSync(path, readFileSync(path, 'utf8').replace(/headline: ["']?/, '$&Today, '));
}

function median(numbers) {
  return numbers.toSorted((a, b) => a - b)[numbers.length >> 1];
}

const few = Math.max(1, Math.round(pages / 10));
console.error(`Making ${pages} distinct landings …`);
makeLandings(join(ROOT, 'landings'), join(folder, 'many'), pages);
makeLandings(join(ROOT, 'landings'), join(folder, 'few'), few);

const many = join(folder, 'many');
const rows = [];
const marginal = [];
let dist = '';
for (let round = 0; round < repeat; round += 1) {
  // A new folder for each round: replacing an earlier one would be different work.
  dist = join(folder, `dist-${round}`);
  const referenceMs = Math.round(await machineSpeed());
  const tenth = await build(
    'cold, a tenth',
    join(folder, 'few'),
    join(folder, `few-${round}`),
    '--force',
  );
  const cold = await build('cold', many, dist, '--force');
  rows.push(tenth, cold);
  const milliseconds = (cold.wallSeconds - tenth.wallSeconds) * 1000;
  const msPerPage = Number((milliseconds / (cold.pages - tenth.pages)).toFixed(3));
  marginal.push({ msPerPage, referenceMs });
}
rows.push(await build('nothing changed', many, dist));
changeOne('landing-000000.yaml');
rows.push(await build('one landing changed', many, dist));
rows.push(await lint('lint, a tenth', join(folder, 'few'), few));
rows.push(await lint('lint', many, pages));
rows.push(await lint('lint, nothing changed', many, pages));
changeOne('landing-000001.yaml');
// A file that was changed just now is not trusted to stay as it is.
await setTimeout(CLOCK_STEP_MS);
rows.push(await lint('lint, one landing changed', many, pages));

const report = {
  machine: {
    cpu: cpus()[0]?.model ?? 'unknown',
    cores: cpus().length,
    memoryGB: Math.round(totalmem() / 2 ** 30),
  },
  node: process.version,
  pages,
  marginalMsPerPage: median(marginal.map(({ msPerPage }) => msPerPage)),
  /** Cost of each additional page, without startup and bundling, and the speed of the machine just before. */
  marginal,
  runs: rows,
};

if (values.out) writeFileSync(values.out, `${JSON.stringify(report, null, 2)}\n`);
if (values.json) {
  console.log(JSON.stringify(report));
} else {
  console.table(rows);
  for (const { msPerPage, referenceMs } of marginal)
    console.log(
      `Marginal cost of a page: ${msPerPage} ms of wall time, at a reference of ${referenceMs} ms`,
    );
  console.log(JSON.stringify(report));
}

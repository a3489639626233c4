import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { cpus, tmpdir, totalmem } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { makeLandings } from './make-landings.mjs';
import { measure } from './process-usage.mjs';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const BIN = join(ROOT, 'bin/touchdown.js');

const { values } = parseArgs({
  options: {
    pages: { type: 'string', default: '10000' },
    json: { type: 'boolean', default: false },
    out: { type: 'string' },
  },
});
const pages = Number(values.pages);
if (!Number.isInteger(pages) || pages < 2) {
  console.error('Usage: npm run bench -- [--pages N] [--json] [--out FILE]');
  process.exit(2);
}

const folder = mkdtempSync(join(tmpdir(), 'touchdown-bench-'));
process.on('exit', () => rmSync(folder, { recursive: true, force: true }));

/** Builds `landings` into `dist` and returns what it cost. */
async function run(name, landings, dist, ...options) {
  const args = [BIN, 'build', '--landings', landings, '--out', dist, '--json', ...options];
  const usage = await measure(process.execPath, args, { cwd: ROOT });
  const { pages: built, written } = JSON.parse(usage.stdout);
  return {
    name,
    pages: built,
    written,
    wallSeconds: Number(usage.wallSeconds.toFixed(2)),
    cpuSeconds: Number(usage.cpuSeconds.toFixed(2)),
    peakMB: Math.round(usage.peakMB),
    msPerPage: Number(((usage.wallSeconds * 1000) / built).toFixed(3)),
  };
}

const few = Math.max(1, Math.round(pages / 10));
console.error(`Making ${pages} distinct landings …`);
makeLandings(join(ROOT, 'landings'), join(folder, 'many'), pages);
makeLandings(join(ROOT, 'landings'), join(folder, 'few'), few);

const dist = join(folder, 'dist');
const many = join(folder, 'many');
const rows = [];
rows.push(await run('cold, a tenth', join(folder, 'few'), join(folder, 'dist-few'), '--force'));
rows.push(await run('cold', many, dist, '--force'));
rows.push(await run('nothing changed', many, dist));
const one = join(many, 'landing-000000.yaml');
writeFileSync(one, readFileSync(one, 'utf8').replace(/headline: ["']?/, '$&Today, '));
rows.push(await run('one landing changed', many, dist));

const [tenth, cold] = rows;
const report = {
  machine: {
    cpu: cpus()[0]?.model ?? 'unknown',
    cores: cpus().length,
    memoryGB: Math.round(totalmem() / 2 ** 30),
  },
  node: process.version,
  pages,
  /** What each further page costs, the start and the bundling left out. */
  marginalMsPerPage: Number(
    (((cold.wallSeconds - tenth.wallSeconds) * 1000) / (cold.pages - tenth.pages)).toFixed(3),
  ),
  runs: rows,
};

if (values.out) writeFileSync(values.out, `${JSON.stringify(report, null, 2)}\n`);
if (values.json) {
  console.log(JSON.stringify(report));
} else {
  console.table(rows);
  console.log(`Marginal cost of a page: ${report.marginalMsPerPage} ms of wall time`);
  console.log(JSON.stringify(report));
}

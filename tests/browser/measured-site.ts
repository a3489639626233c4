import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { createStaticHost } from '../../cli/serve/static-host.ts';
import { ROOT, runHere } from '../support/command.ts';
import { onceARun } from '../support/once-a-run.ts';
import { onceAWorker } from '../support/once-a-worker.ts';
import type { ServedSite } from './site-with.ts';

export const TAG_ID = 'AW-123456789';

/** A served site, and the folder that it was built into. */
export interface MeasuredSite extends ServedSite {
  dist: string;
}

/** A landing in both languages. */
const LANDINGS = ['power-of-attorney.yaml', 'poder-notarial.yaml'];

/** Builds the site with a measurement tag, three labels and a landing in both languages into `folder`. */
async function build(folder: string, analytics: string): Promise<void> {
  mkdirSync(join(folder, 'landings'));
  for (const name of LANDINGS) cpSync(join(ROOT, 'landings', name), join(folder, 'landings', name));
  const config = readFileSync(join(ROOT, 'site.config.yaml'), 'utf8')
    .replace(/^ {2}conversionId: ""$/m, `  conversionId: "${TAG_ID}"\n  ${analytics}`)
    .replace(/^( {2}labels: ).*$/m, '$1{ booking: Book, phoneClick: Call, form: Lead }');
  writeFileSync(join(folder, 'site.config.yaml'), config);
  const args = ['build', '--landings', 'landings', '--config', 'site.config.yaml'];
  const { code, stderr } = await runHere(args, { cwd: folder });
  if (code !== 0) throw new Error(stderr);
}

/**
 * Serves the measured site, which is built once for all workers.
 *
 * @param name of this one.
 * @param analytics a further line of that section, such as `consent: required`.
 */
async function serveMeasuredSite(name: string, analytics = ''): Promise<MeasuredSite> {
  const folder = await onceARun(name, (folder) => build(folder, analytics));
  const dist = join(folder, 'dist');
  const server = createServer(createStaticHost(dist));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    dist,
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

const close = (site: MeasuredSite) => site.close();

/** Lends what all files of a worker share: the measured site as visitors opt out, and as consent is required. */
export const lendMeasuredSite = {
  optOut: onceAWorker(() => serveMeasuredSite('measured'), close),
  required: onceAWorker(
    () => serveMeasuredSite('measured-with-consent', 'consent: required'),
    close,
  ),
};

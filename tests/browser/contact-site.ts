import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createStaticHost } from '../../cli/serve/static-host.ts';
import type { VisitorFacts } from '../../domain/visitor-facts.ts';
import { ROOT, runHere } from '../support/command.ts';

/** A served site whose forms have somewhere to go. */
export interface ContactSite {
  url: string;
  /** Changes what the site is configured to do from the next page on; an empty object changes nothing. */
  integrate: (changes: Partial<VisitorFacts['integrations']>) => void;
  close: () => void;
}

/** Builds the site without landings, with messages going to `webhook`, and serves it. */
export async function serveContactSite(webhook: string): Promise<ContactSite> {
  const folder = mkdtempSync(join(tmpdir(), 'touchdown-contact-'));
  mkdirSync(join(folder, 'landings'));
  const config = readFileSync(join(ROOT, 'site.config.yaml'), 'utf8');
  const own = config.replace(/^( {2}contactWebhook: ).*$/m, `$1"${webhook}"`);
  writeFileSync(join(folder, 'site.config.yaml'), own);
  const args = ['build', '--landings', 'landings', '--config', 'site.config.yaml'];
  const { code, stderr } = await runHere(args, { cwd: folder });
  if (code !== 0) throw new Error(stderr);

  const dist = join(folder, 'dist');
  const name = readdirSync(join(dist, 'assets')).find((file) => /^facts\..*\.json$/.test(file));
  const facts: VisitorFacts = JSON.parse(readFileSync(join(dist, 'assets', name ?? ''), 'utf8'));
  let changes: Partial<VisitorFacts['integrations']> = {};
  const host = createStaticHost(dist);
  const server = createServer((request, response) => {
    if (request.url !== `/assets/${name}`) return host(request, response);
    const integrations = { ...facts.integrations, ...changes };
    response.setHeader('Content-Type', 'application/json');
    response.end(JSON.stringify({ ...facts, integrations }));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    integrate: (next) => {
      changes = next;
    },
    close: () => {
      server.closeAllConnections();
      server.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

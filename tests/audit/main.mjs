import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { auditAxe } from './axe-part.mjs';
import { buildBlocksSite } from './blocks-site.mjs';
import { auditHtml } from './html-part.mjs';
import { auditLighthouse } from './lighthouse-part.mjs';
import { PARTS, readOptions, UsageFault } from './options.mjs';
import { buildPhotographedSite } from './photographed-site.mjs';
import { auditPolicy } from './policy-part.mjs';
import { printFindings, printPage, printTables } from './print.mjs';
import { choosePages } from './sample.mjs';
import { auditShifts } from './shift-part.mjs';
import { buildSite, readPages, serveSite } from './site.mjs';
import { ensureTools } from './tools.mjs';

/** Build function of each site, for an empty folder. */
const BUILDS = {
  own: (root) => buildSite(join(root, 'dist')),
  photographed: buildPhotographedSite,
  blocks: buildBlocksSite,
};

/** The given folder, or a site built now. */
async function siteFolder({ dist, site }) {
  if (dist !== undefined) {
    const folder = resolve(dist);
    if (!existsSync(join(folder, 'page-registry.json')))
      throw new UsageFault(`There is no built site in ${dist}.`);
    return folder;
  }
  const parent = mkdtempSync(join(tmpdir(), 'touchdown-audit-'));
  process.once('exit', () => rmSync(parent, { recursive: true, force: true }));
  console.error('Building the site …');
  return BUILDS[site](parent);
}

async function audit(options) {
  const folder = await siteFolder(options);
  const pages = readPages(folder);
  const sample = choosePages(pages, options);
  ensureTools();
  const site = { folder, pages, sample, origin: await serveSite(folder) };
  const onPage = options.json ? () => {} : printPage;
  const run = {
    policy: () => auditPolicy(site),
    html: () => auditHtml(site),
    axe: () => auditAxe(site),
    shifts: () => auditShifts(site),
    lighthouse: () => auditLighthouse(site, { reports: options.reports, onPage }),
  };
  const parts = [];
  for (const name of PARTS.filter((part) => !options.skip.includes(part))) {
    console.error(`Auditing: ${name} …`);
    const part = { name, ...(await run[name]()) };
    parts.push(part);
    if (!options.json) printFindings(part);
  }
  const ok = parts.every(({ findings }) => findings.length === 0);
  if (options.json) console.log(JSON.stringify({ ok, skipped: options.skip, parts }));
  else printTables(parts, options.skip);
  return ok ? 0 : 1;
}

for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => process.exit(1));
try {
  const options = readOptions(process.argv.slice(2));
  process.exit(options ? await audit(options) : 0);
} catch (error) {
  const wrongUsage = error instanceof UsageFault;
  console.error(wrongUsage ? error.message : error);
  process.exit(wrongUsage ? 2 : 1);
}

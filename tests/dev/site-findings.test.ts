import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Diagnostic } from '../../cli/content/diagnostic.ts';
import { runProcess } from '../support/command.ts';
import { CopyInDevelopment } from './in-development.ts';

const running = new CopyInDevelopment();
const { folder } = running.copy;
let { url, page, dev } = running;
beforeEach(() => {
  ({ url, page, dev } = running);
  page.setDefaultTimeout(60_000);
});

/** Changes a file of the site; the result puts it right again. */
function spoil(file: string, from: string | RegExp, to: string): () => void {
  const path = join(folder, file);
  const right = readFileSync(path, 'utf8');
  expect(right).toMatch(from);
  writeFileSync(path, right.replace(from, to));
  return () => writeFileSync(path, right);
}

/** A finding as a line: what it is and where. */
const line = ({ severity, rule, file, ...place }: Diagnostic) =>
  `${severity} ${rule} ${file}:${place.line}:${place.column}`;

/** What the served page tells about itself, sorted. */
async function told(path: string): Promise<string[]> {
  const html = await (await fetch(url + path)).text();
  const [, json = '{}'] = /id="touchdown-findings">(.*?)<\/script>/s.exec(html) ?? [];
  const { problems, warnings } = JSON.parse(json);
  return [...problems, ...warnings].map(line).sort();
}

/** What `touchdown lint` tells of some files, sorted. */
async function linted(files: RegExp): Promise<string[]> {
  const options = { cwd: folder, root: folder };
  const { stdout } = await runProcess(['lint', '--json'], options);
  const { diagnostics }: { diagnostics: Diagnostic[] } = JSON.parse(stdout);
  return diagnostics
    .filter(({ file }) => files.test(file))
    .map(line)
    .sort();
}

/** Checks of the whole site wait until all is quiet. */
const soon = { timeout: 60_000 };

const overlay = () => page.locator('touchdown-overlay');

describe('a page in development tells what lint tells', () => {
  it('of the words, prices and links of a hand-written page, and nothing once they are mended', async () => {
    const words =
      '<><p>We notarize your documents online by video call.</p><p>Travel is $40.</p><a href="/contackt">Write</a>';
    const mend = spoil('pages/contact/+Page.tsx', '<>', words);
    await expect.poll(() => told('/contact'), soon).toHaveLength(3);
    const found = await told('/contact');
    expect(found.map((finding) => finding.split(' ', 2).join(' '))).toEqual([
      'error law/online-notarization',
      'error links/dead',
      'warning facts/typed-amount',
    ]);
    expect(found).toEqual(await linted(/^pages\/contact\//));
    expect(await told('/about')).toEqual([]);
    expect(await told('/lp')).toEqual([]);
    await running.open('/contact');
    await overlay().waitFor();
    for (const rule of ['law/online-notarization', 'links/dead', 'facts/typed-amount'])
      expect(dev.log).toContain(rule);
    mend();
    await overlay().waitFor({ state: 'detached' });
    await expect.poll(() => told('/contact'), soon).toEqual([]);
  });

  it('of the frame, on every page', async () => {
    const mend = spoil(
      'renderer/frame/SiteFooter.tsx',
      'business.name}</p>',
      'business.name}</p><p>We notarize your documents online by video call.</p>',
    );
    await expect.poll(() => told('/about'), soon).toHaveLength(1);
    expect(await told('/about')).toEqual(await linted(/SiteFooter/));
    expect(await told('/lp')).toEqual(await told('/about'));
    mend();
    await expect.poll(() => told('/about'), soon).toEqual([]);
  });

  it('of a landing’s links, also when only their target goes, and of copies of another', async () => {
    await running.open('/emergency-notary');
    const mend = spoil('landings/emergency-notary.yaml', '/services/medical-documents', '/medical');
    await overlay().waitFor();
    expect(await told('/emergency-notary')).toEqual(await linted(/emergency-notary/));
    mend();
    await overlay().waitFor({ state: 'detached' });

    cpSync(join(folder, 'landings/lp.yaml'), join(folder, 'landings/lp-twin.yaml'));
    const link = spoil('landings/emergency-notary.yaml', '/services/medical-documents', '/lp-twin');
    await expect.poll(() => told('/lp-twin'), soon).toHaveLength(2);
    const pair = await told('/lp-twin');
    expect(pair).toEqual(await linted(/lp-twin/));
    expect(await told('/emergency-notary')).toEqual([]);
    rmSync(join(folder, 'landings/lp-twin.yaml'));
    await overlay().waitFor();
    link();
    await overlay().waitFor({ state: 'detached' });
  });

  it('of classes that no stylesheet knows', async () => {
    await running.open('/emergency-notary');
    const mend = spoil('landings/emergency-notary.yaml', /className: .*/, 'className: bg-rad-700');
    await page.locator('touchdown-warnings').waitFor();
    expect(await told('/emergency-notary')).toEqual(await linted(/emergency-notary/));
    mend();
    await page.locator('touchdown-warnings').waitFor({ state: 'detached' });
  });
});

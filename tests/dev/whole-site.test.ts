import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { beforeEach, describe, expect, inject, it, onTestFinished } from 'vitest';
import type { Diagnostic } from '../../cli/content/diagnostic.ts';
import { runProcess } from '../support/command.ts';
import { sample } from '../support/proof.ts';
import { CopyInDevelopment } from './in-development.ts';

interface Entry {
  path: string;
}

const builtFolder = inject('siteFolder');
const entries: Entry[] = JSON.parse(readFileSync(join(builtFolder, 'page-registry.json'), 'utf8'));

/** A document without what development and the built site link differently: scripts, sheets, fonts, policy. */
function withoutAssets(html: string): string {
  return html
    .replace(/<script (?!type="application\/ld\+json")[^>]*>[\s\S]*?<\/script>/g, '')
    .replace(/<link rel="(?:stylesheet|preload|modulepreload)"[^>]*>/g, '')
    .replace(/<meta http-equiv="Content-Security-Policy"[^>]*>/, '')
    .replace(/<style[^>]*>[\s\S]*?<\/style>/g, '')
    .replace(/ data-facts="[^"]*"/, '')
    .replace(/>\s+</g, '><');
}

const running = new CopyInDevelopment();
const { folder } = running.copy;
let { url, page, dev } = running;
beforeEach(() => {
  ({ url, page, dev } = running);
  page.setDefaultTimeout(60_000);
});

/** Changes a file of the site; the result puts it right again. */
function spoil(
  file: string,
  from: string | RegExp,
  to: string | ((found: string) => string),
): () => void {
  const path = join(folder, file);
  const right = readFileSync(path, 'utf8');
  expect(right).toMatch(from);
  writeFileSync(path, right.replace(from, typeof to === 'string' ? () => to : to));
  const mend = () => writeFileSync(path, right);
  onTestFinished(mend);
  return mend;
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

/** What the served pages tell about themselves, up to the first that does not tell what is expected of it yet. */
async function toldInTurn(expected: Readonly<Record<string, string[]>>) {
  const all: Record<string, string[]> = {};
  for (const [path, findings] of Object.entries(expected)) {
    all[path] = await told(path);
    if (!isDeepStrictEqual(all[path], findings)) break;
  }
  return all;
}

/** What `touchdown lint` tells of some files, sorted; it looks at the whole site once for all that ask. */
function linted(): Promise<(files: RegExp) => string[]> {
  const options = { cwd: folder, root: folder };
  return runProcess(['lint', '--json'], options).then(({ stdout }) => {
    const { diagnostics }: { diagnostics: Diagnostic[] } = JSON.parse(stdout);
    return (files) =>
      diagnostics
        .filter(({ file }) => files.test(file))
        .map(line)
        .sort();
  });
}

/** Severity and rule of a finding. */
const kind = (finding: string) => finding.split(' ', 2).join(' ');

/** A check of the whole site waits until nobody has asked for anything for a while. */
const soon = { timeout: 60_000, interval: 400 };

const overlay = () => page.locator('touchdown-overlay');

describe('a page in development', () => {
  it.each(sample(entries, 2))('$path is the page that the build writes', async ({ path }) => {
    const shown = async () => withoutAssets(await (await fetch(url + path)).text()).trim();
    const file = path === '/' ? 'index.html' : `${path.slice(1)}.html`;
    const built = withoutAssets(readFileSync(join(builtFolder, file), 'utf8')).trim();
    // Another test may have put a file right a moment ago that the server is about to read.
    await expect.poll(shown).toBe(built);
  });

  it('keeps what was asked of the calculator, and its estimate, when a fact changes', async () => {
    await running.open('/pricing#calculator?latitude=31.99&longitude=-102.07&signatures=2');
    await page.evaluate(() => Object.assign(window, { kept: true }));
    const estimate = page.locator('[data-estimate]');
    await estimate.first().waitFor();
    await page.locator('[data-island=calculator] [name=signatures]').fill('7');
    const fields = page.locator('[data-island=calculator] :is(input, select)');
    const values = () =>
      fields.evaluateAll((all) =>
        (all as HTMLInputElement[]).map(
          ({ name, value, checked }) => `${name} ${value} ${checked}`,
        ),
      );
    const before = [await values(), await estimate.allTextContents()];
    spoil('site.config.yaml', /555-01\d\d/, '555-0199');
    await page.locator('.contact-bar', { hasText: '555-0199' }).waitFor({ state: 'attached' });
    expect([await values(), await estimate.allTextContents()]).toEqual(before);
    expect(await page.evaluate(() => 'kept' in window)).toBe(true);
  });

  it('tells of its words, prices, links, classes and copies what lint tells, and nothing once they are mended', async () => {
    const twin = join(folder, 'landings/lp-twin.yaml');
    // Classes are looked at on pages that a browser has asked for.
    const before = await told('/emergency-notary');
    cpSync(join(folder, 'landings/lp.yaml'), twin);
    onTestFinished(() => rmSync(twin, { force: true }));
    const landing = spoil(
      'landings/emergency-notary.yaml',
      /className: .*|\/services\/medical-documents/g,
      (found) => (found.startsWith('/') ? '/medical' : 'className: bg-rad-700'),
    );
    const footer = spoil(
      'renderer/frame/SiteFooter.tsx',
      'business.name}</p>',
      'business.name}</p><p>We are an online notary.</p>',
    );
    const contact = spoil(
      'pages/contact/+Page.tsx',
      '<>',
      '<><p>We notarize your documents online by video call.</p><p>Travel is $40.</p><a href="/contackt">Write</a>',
    );
    const ofFiles = await linted();
    const frame = ofFiles(/SiteFooter/);
    const own = ofFiles(/^pages\/contact\//);
    expect(frame.map(kind)).toEqual(['error law/online-notarization']);
    expect(own.map(kind)).toEqual([
      'error law/online-notarization',
      'error links/dead',
      'warning facts/typed-amount',
    ]);
    const ofLanding = (slug: string) =>
      [...ofFiles(new RegExp(`^landings/${slug}\\.yaml`)), ...frame].sort();
    expect(ofLanding('lp-twin')).toHaveLength(2);
    expect(ofLanding('emergency-notary').map(kind)).toEqual([
      'error law/online-notarization',
      'error links/dead',
      'warning style/unknown-class',
    ]);
    const expected = {
      '/lp-twin': ofLanding('lp-twin'),
      '/lp': ofLanding('lp'),
      '/contact': [...own, ...frame].sort(),
      '/about': frame,
      '/emergency-notary': ofLanding('emergency-notary'),
    };
    await expect.poll(() => toldInTurn(expected), soon).toEqual(expected);

    await running.open('/contact');
    await overlay().waitFor();
    for (const rule of ['law/online-notarization', 'links/dead', 'facts/typed-amount'])
      await expect.poll(() => dev.log).toContain(rule);
    rmSync(twin);
    for (const mend of [landing, footer, contact]) mend();
    await overlay().waitFor({ state: 'detached' });
    const mended = { '/contact': [], '/about': [], '/lp': [], '/emergency-notary': before };
    await expect.poll(() => toldInTurn(mended), soon).toEqual(mended);
  });
});

import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { describe, expect, it } from 'vitest';
import { compareDiagnostics, type Diagnostic } from '../../cli/content/diagnostic.ts';
import { runHere } from '../support/command.ts';
import { SmallSite } from '../support/small-site.ts';
import { tempFolder } from '../support/temp-folder.ts';
import { golden } from './golden.ts';

/** Runs `touchdown lint --json` in a site's folder. */
async function lint(site: SmallSite, ...args: string[]) {
  const result = await site.run('lint', '--json', ...args);
  const { diagnostics, summary } = JSON.parse(result.stdout);
  return { ...result, found: diagnostics as Diagnostic[], summary };
}

const withMark = (text: string) => `\ufeff${text}`;
const withoutPlan = (text: string) => text.replace('number: 1', 'number: one');

/** A site with three broken files beside one that is right. */
function brokenSite(): SmallSite {
  const site = new SmallSite('gate');
  site.write('yard', (text) => withMark(withoutPlan(text)));
  site.write('barn', (text) => text.replace('hero:', 'heroo:'));
  site.write('pump', (text) => text.replace('"24/7"', '"24/7'));
  return site;
}

describe('the exit code of lint', () => {
  it('is 0 if nothing is wrong', async () => {
    expect(await lint(new SmallSite('gate'))).toMatchObject({ code: 0, found: [], stderr: '' });
  });

  it('is 0 with warnings alone, and 1 with more of them than allowed', async () => {
    const site = new SmallSite();
    site.write('gate', withMark);
    expect(await lint(site)).toMatchObject({ code: 0, summary: { errors: 0, warnings: 1 } });
    expect(await lint(site, '--max-warnings', '1')).toMatchObject({ code: 0, stderr: '' });
    const { code, stderr } = await lint(site, '--max-warnings', '0');
    expect([code, stderr]).toEqual([1, expect.stringContaining('0 warnings')]);
  });

  it('is 1 with an error, in every format', async () => {
    const site = brokenSite();
    for (const format of ['pretty', 'json', 'sarif', 'github']) {
      const { code, stdout, stderr } = await site.run('lint', '--format', format);
      expect([code, stderr]).toEqual([1, '']);
      expect(stdout).toContain('landings/pump.yaml');
    }
  });

  it('is 2 if a named file does not exist, and nothing is reported of the others', async () => {
    const site = new SmallSite('gate');
    const names = ['landings/gate.yaml', 'landings/gat.yaml', 'no.yaml'];
    const { code, stdout, stderr } = await site.run('lint', '--json', ...names);
    expect(code).toBe(2);
    const { error, ...rest } = JSON.parse(stdout);
    expect(rest).toEqual({});
    for (const words of [error, stderr]) {
      expect(words).toContain('landings/gat.yaml');
      expect(words).toContain('no.yaml');
      expect(words).not.toContain('gate.yaml');
    }
  });
});

describe('lint --production', () => {
  it('makes warnings errors', async () => {
    const site = new SmallSite();
    site.write('gate', withMark);
    const { code, found } = await lint(site, '--production', 'landings/gate.yaml');
    const own = found.filter(({ file }) => file === 'landings/gate.yaml');
    expect(code).toBe(1);
    expect(own).toMatchObject([{ rule: 'syntax/byte-order-mark', severity: 'error' }]);
  });

  it('passes once everything is settled, and still reminds of readings that disagree', async () => {
    const site = new SmallSite('gate');
    const settled = readFileSync(site.config, 'utf8')
      .replaceAll('example.com', 'harbour-plumbing.co.uk')
      .replace('languages: [en, es, de]', 'languages: [en]')
      .concat(`
features: { admin: true, upload: true }
admin: { tokenHash: pbkdf2-sha256:1000:${'s'.repeat(22)}:${'c'.repeat(43)} }
integrations: { uploadEndpoint: https://files.example.com/in }
sampleData: []
knownConflicts:
  - { topic: Price, readings: [fees.minimum, response.emergencyMinutes], pages: [/gate] }
`);
    writeFileSync(site.config, settled);
    const { code, found } = await lint(site, '--production');
    expect(code).toBe(0);
    expect(found.map(({ rule }) => rule)).toContain('production/known-conflict');
    expect(new Set(found.map(({ severity }) => severity))).toEqual(new Set(['warning']));
  });
});

describe('what lint looks at', () => {
  it('is only the files that are named', async () => {
    const { found, summary } = await lint(brokenSite(), 'landings/barn.yaml', 'landings/gate.yaml');
    expect(summary.files).toBe(2);
    expect(new Set(found.map(({ file }) => file))).toEqual(new Set(['landings/barn.yaml']));
  });

  it('may lie outside the working folder and is then named in full', async () => {
    const site = brokenSite();
    const outside = join(site.landings, 'barn.yaml');
    const elsewhere = tempFolder();
    mkdirSync(join(elsewhere, 'deep'));
    for (const name of [outside, relative(join(elsewhere, 'deep'), outside)]) {
      const { stdout } = await runHere(['lint', '--json', name], { cwd: join(elsewhere, 'deep') });
      const files = JSON.parse(stdout).diagnostics.map(({ file }: Diagnostic) => file);
      expect(new Set(files)).toEqual(new Set([outside]));
    }
  });
});

describe('the output of lint', () => {
  it('has every finding of three broken files at its place', async () => {
    const names = ['barn', 'pump', 'yard'].map((slug) => `landings/${slug}.yaml`);
    const { stdout } = await lint(brokenSite(), ...names);
    expect(stdout).toBe(golden('three-broken-files', stdout));
  });

  it('is in the order of the files and the same on every run', async () => {
    const site = brokenSite();
    const { found, stdout } = await lint(site);
    expect([...found].sort(compareDiagnostics)).toEqual(found);
    // The one that is right has the title of two that are not.
    expect(new Set(found.map(({ file }) => file)).size).toBe(4);
    for (let run = 0; run < 3; run += 1) expect((await lint(site)).stdout).toBe(stdout);
    const names = ['yard', 'pump', 'gate', 'barn'].map((slug) => `landings/${slug}.yaml`);
    const named = await lint(site, ...names);
    expect((await lint(site, ...names.reverse())).stdout).toBe(named.stdout);
  });
});

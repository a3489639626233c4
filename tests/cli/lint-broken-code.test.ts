import { appendFileSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { Diagnostic } from '../../cli/content/diagnostic.ts';
import { SmallSite } from '../support/small-site.ts';

const CODE = 'site/site.ts';

/** A site with a mistake in a landing, what only its code knows, and code of its own that is broken. */
function broken(edit: (code: string) => string): SmallSite {
  const site = new SmallSite('gate');
  site.addCode();
  site.write('gate', (text) =>
    text
      .replace('  headline: Signed', '  headlin: Signed')
      .replace('theme: ', 'tides: { high: At noon }\ntheme: harbour # was '),
  );
  appendFileSync(site.config, 'lint:\n  rules:\n    tides/low: error\n');
  const path = join(site.folder, CODE);
  writeFileSync(path, edit(readFileSync(path, 'utf8')));
  return site;
}

async function found(site: SmallSite, ...options: string[]) {
  const { code, stdout } = await site.run('lint', '--json', ...options);
  const { diagnostics } = JSON.parse(stdout) as { diagnostics: Diagnostic[] };
  return { code, found: diagnostics.map(({ file, rule }) => `${file} ${rule}`), diagnostics };
}

describe('code of a site that cannot be loaded', () => {
  it.each<[string, (code: string) => string, string]>([
    ['does not compile', (code) => `${code}\nconst = 1;\n`, 'cannot be read'],
    ['fails as it is loaded', (code) => `throw new Error('no tide');\n${code}`, 'no tide'],
    ['exports nothing', () => 'export const site = {};\n', 'default'],
  ])('is one error beside all others: it %s', async (_, edit, told) => {
    const site = broken(edit);
    const all = ['landings/gate.yaml shape/unknown-key', `${CODE} code/broken`];
    const whole = await found(site);
    expect(whole).toMatchObject({ code: 1, found: all });
    expect(whole.diagnostics[1]?.message).toContain(told);
    expect(await found(site, 'landings/gate.yaml')).toMatchObject({ code: 1, found: all });
  });

  it('is told at its place in every format, and again in the next run', async () => {
    const site = broken((code) => `${code}\nconst = 1;\n`);
    const line = readFileSync(join(site.folder, CODE), 'utf8').split('\n').length - 1;
    for (let run = 0; run < 2; run += 1) {
      const { stdout } = await site.run('lint', '--format', 'github');
      expect(stdout).toContain(`::error file=${CODE},line=${line},`);
    }
    const sarif = await site.run('lint', '--format', 'sarif');
    const results: { ruleId: string }[] = JSON.parse(sarif.stdout).runs[0].results;
    expect(results.map(({ ruleId }) => ruleId)).toEqual(['shape/unknown-key', 'code/broken']);
    expect((await site.run('lint')).stdout).toContain(`${CODE}:${line}:`);
  });

  it('keeps --fix and --update-baseline from changing anything', async () => {
    const site = broken((code) => `${code}\nconst = 1;\n`);
    const path = join(site.landings, 'gate.yaml');
    const before = readFileSync(path, 'utf8');
    expect((await site.run('lint', '--fix')).code).toBe(1);
    expect(readFileSync(path, 'utf8')).toBe(before);
    const { code, stderr } = await site.run('lint', '--update-baseline');
    expect([code, stderr]).toEqual([1, expect.stringContaining('could not be compiled')]);
  });
});

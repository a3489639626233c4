import { appendFileSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { Diagnostic } from '../../cli/content/diagnostic.ts';
import { sample } from '../support/proof.ts';
import { SmallSite } from '../support/small-site.ts';

const CODE = 'site/site.ts';

const DRAWING =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 3"><path d="M0 0h4"/></svg>';

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

/** The fault of the code is one finding beside the mistake in the landing, of the whole site and of that file. */
async function expectBesideOthers(site: SmallSite, told: string): Promise<void> {
  const all = ['landings/gate.yaml shape/unknown-key', `${CODE} code/broken`];
  const whole = await found(site);
  expect(whole).toMatchObject({ code: 1, found: all });
  expect(whole.diagnostics[1]?.message).toContain(told);
  expect(await found(site, 'landings/gate.yaml')).toMatchObject({ code: 1, found: all });
}

/** A row: what is wrong, how the code becomes so, and words of what is told. */
type Fault = [name: string, edit: (code: string) => string, told: string];

const UNLOADABLE: Fault[] = [
  ['does not compile', (code) => `${code}\nconst = 1;\n`, 'cannot be read'],
  ['fails as it is loaded', (code) => `throw new Error('no tide');\n${code}`, 'no tide'],
  ['exports nothing', () => 'export const site = {};\n', 'default'],
];

/** The definition of a site, as JavaScript that no editor has checked. */
const defined = (parts: string) => () =>
  `import { defineSite } from 'touchdown';
const untyped: any = { ${parts} };
export default defineSite(untyped);
`;

const RULE = `name: 'tides/low', severity: 'warning'`;

const failing = (check: string) => defined(`rules: [{ ${RULE}, ${check} }]`);

const FAILING_RULES: Fault[] = [
  ['throws', failing(`check() { throw new Error('no tide'); }`), 'no tide'],
  ['finds nothing that is something', failing('check: () => [null]'), 'object'],
  ['finds without words', failing(`check: () => [{ hint: 'H' }]`), 'message'],
  ['finds at no path', failing(`check: () => [{ path: 'hero', message: 'M', hint: 'H' }]`), 'path'],
  [
    'is one for texts',
    defined(
      `textRules: [{ name: 'tides/low', words: ['signed'], *breaches() { throw new Error('no tide'); } }]`,
    ),
    'no tide',
  ],
];

it.each(sample(UNLOADABLE, 2))(
  'code that cannot be loaded is one error beside all others: it %s',
  async (_, edit, told) => {
    await expectBesideOthers(broken(edit), told);
  },
);

it.each(sample(FAILING_RULES, 2))(
  'a rule of a site that fails is one error beside all others: it %s',
  async (_, edit, told) => {
    await expectBesideOthers(broken(edit), told);
  },
);

/** The first of each kind, and where it is told. */
const PLACES: [name: string, edit: (code: string) => string, line: number, reason: string][] = [
  ['code that does not compile', (code) => `const = 1;\n${code}`, 1, 'could not be compiled'],
  ['a rule that throws', FAILING_RULES[0]?.[1] ?? String, 2, 'tides/low'],
];

describe.each(sample(PLACES, 1))('%s', (_, edit, line, reason) => {
  it('is told at its place in every format, and again in the next run', async () => {
    const site = broken(edit);
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
    const site = broken(edit);
    const path = join(site.landings, 'gate.yaml');
    const before = readFileSync(path, 'utf8');
    expect((await site.run('lint', '--fix')).code).toBe(1);
    expect(readFileSync(path, 'utf8')).toBe(before);
    const { code, stderr } = await site.run('lint', '--update-baseline');
    expect([code, stderr]).toEqual([1, expect.stringContaining(reason)]);
  });
});

const SHAPES: [name: string, parts: string, told: string][] = [
  ['no list of rules', 'rules: {}', 'rules'],
  ['no list of sections', 'sections: { foo: 1 }', 'sections'],
  ['a text rule without words', `textRules: [{ name: 'a/b', breaches: () => [] }]`, 'words'],
];

describe('a definition of the wrong shape', () => {
  it.each(sample(SHAPES, 1))('is one error beside all others: %s', async (_, parts, told) => {
    const whole = await found(broken(defined(parts)));
    const all = ['landings/gate.yaml shape/unknown-key', `${CODE} code/broken`];
    expect(whole).toMatchObject({ code: 1, found: all });
    expect(whole.diagnostics[1]?.message).toContain(told);
  });

  it('is told of everything that is wrong, at its place, in one run', async () => {
    const section = `{ name: 'Tides', schema: { safeParse() {} } }`;
    const several = await found(broken(defined(`rules: {}, starters: 3`)));
    expect(several.found.slice(1)).toEqual([`${CODE} code/broken`, `${CODE} code/broken`]);
    const { diagnostics } = await found(broken(defined(`sections: [${section}, ${section}]`)));
    expect(diagnostics.slice(1).map(({ line, message }) => [line, message])).toEqual(
      [0, 1].map(() => [2, expect.stringMatching(/^"Tides" cannot be/)]),
    );
  });

  it('is told at a date that does not exist', async () => {
    const source = `source: {\n  clause: 'Tides Act 3',\n  read: '2025-23-11',\n}`;
    const rule = `{ name: 'tides/high', words: ['tide'], breaches: () => [], ${source} }`;
    const { diagnostics } = await found(broken(defined(`textRules: [${rule}]`)));
    expect(diagnostics.map(({ rule, line, column }) => [rule, line, column])).toContainEqual([
      'code/broken',
      ...[4, 10],
    ]);
  });

  it('stops a build, and is told at the name of its rule', async () => {
    const parts = `rules: [{ ${RULE.replace('warning', 'fatal')}, check: () => [] }]`;
    const site = broken(defined(parts));
    expect(await site.run('build')).toMatchObject({
      code: 1,
      stderr: expect.stringContaining('"error" or "warning", not "fatal"'),
    });
    const { stdout } = await site.run('lint', '--format', 'github');
    expect(stdout).toContain(`::error file=${CODE},line=2,`);
  });
});

it('rules that fail leave all others and the rest of the code in force, and each is told at its place', async () => {
  const site = new SmallSite('gate');
  site.addCode();
  const path = join(site.folder, CODE);
  const code = readFileSync(path, 'utf8')
    .replace('import {', "import { Throwing } from './throwing.ts';\nimport {")
    .replace(
      'textRules: [',
      "textRules: [{ name: 'tides/high', words: ['signed'], breaches: () => [null] }, ",
    )
    .replace('rules: [shortHeadline', 'rules: [new Throwing(), shortHeadline');
  writeFileSync(path, code);
  const throwing = [
    'name = `tides/low`',
    'severity = `error`',
    'check() { throw new Error(`no tide`); }',
  ];
  writeFileSync(
    join(site.folder, 'site/throwing.ts'),
    `export class Throwing {\n${throwing.join(';\n')}\n}\n`,
  );
  appendFileSync(site.config, 'lint:\n  rules:\n    tides/low: error\n');
  site.write('gate', (text) =>
    text.replace(/headline: .*/, 'headline: We ask.\n  # touchdown-ignore tides/low: later'),
  );
  mkdirSync(join(site.folder, 'media'), { recursive: true });
  writeFileSync(join(site.folder, 'media/unused.svg'), DRAWING);
  for (let run = 0; run < 2; run += 1)
    expect((await found(site)).found).toEqual([
      'landings/gate.yaml offer/short-headline',
      // All pages are read, so that what none of them shows is known.
      'media/unused.svg picture/unused',
      `${CODE} code/broken`,
      'site/throwing.ts code/broken',
    ]);
});

import { existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { PLUMBER_CODE } from '../support/plumber-code.ts';
import { PlumberSite } from '../support/plumber-site.ts';
import { sample } from '../support/proof.ts';

/** What the site of this repository forbids and another one may say. */
const UNLAWFUL = 'We draft your deed. No ID needed.';

test('a site without rules of its own is held to no other site’s', async () => {
  const site = new PlumberSite();
  site.say('subheadline', UNLAWFUL);
  expect(await site.findings('lint')).toEqual([]);
  expect((await site.run('lint')).code).toBe(0);
  const written = await site.run('new-landing', 'gate', '--from', 'pipes', '--headline', 'Notario');
  expect(written.code).toBe(0);
});

describe('what a site may not say', () => {
  const site = new PlumberSite(PLUMBER_CODE);

  test('is found by lint where it stands in a landing, and not built', async () => {
    site.say('subheadline', 'Clean work. We work at a flat rate. Call us.');
    const found = [{ file: 'landings/pipes.yaml', rule: 'offer/fixed-price', severity: 'error' }];
    expect(await site.findings('lint', 'landings/pipes.yaml')).toMatchObject(found);
    expect(await site.findings('build')).toMatchObject(found);
    expect(existsSync(join(site.root, 'dist'))).toBe(false);
  });

  test('may be denied, in the words of the trade', async () => {
    site.say('subheadline', 'We have a flat rate that plumbers never give.');
    expect(await site.findings('lint', 'landings/pipes.yaml')).toEqual([]);
    site.say('subheadline', 'We have a flat rate that painters like.');
    expect(await site.findings('lint', 'landings/pipes.yaml')).toHaveLength(1);
  });

  test('is found in the configuration and in the words of the frame, and not built', async () => {
    site.say('subheadline', 'Clean work.');
    const config = site.read('site.config.yaml');
    site.write('site.config.yaml', config.replace('Pipes and boilers', 'We offer a fixed price'));
    site.write('site/words/en.yaml', 'frame:\n  skip: We work at a flat rate.\n');
    for (const command of ['lint', 'build']) {
      const files = (await site.findings(command)).map(({ file }) => file);
      expect(files.sort(), command).toEqual(['site.config.yaml', 'site/words/en.yaml']);
    }
    expect(existsSync(join(site.root, 'dist'))).toBe(false);
    rmSync(join(site.root, 'site/words'), { recursive: true });
    site.write('site.config.yaml', config);
  });

  test('is refused by new-landing', async () => {
    const { code } = await site.run('new-landing', 'sink', '--headline', 'We have a fixed price');
    expect(code).toBe(1);
    expect(existsSync(join(site.root, 'landings/sink.yaml'))).toBe(false);
  });

  test('is as grave as the site says, for a rule for landings', async () => {
    site.say('headline', 'Pipes');
    expect(await site.findings('lint')).toMatchObject([
      { rule: 'offer/short-headline', severity: 'warning', message: 'Too short.' },
    ]);
    expect((await site.run('lint', 'landings/pipes.yaml')).code).toBe(0);
  });

  test('counts for the landing as a whole, if a rule names no place', async () => {
    const code = PLUMBER_CODE.replace("path: ['hero', 'headline'], ", '');
    const other = new PlumberSite(code);
    other.say('headline', 'Pipes');
    const place = { file: 'landings/pipes.yaml', line: 1, column: 1 };
    expect(await other.findings('lint')).toMatchObject([
      { ...place, rule: 'offer/short-headline', severity: 'warning', message: 'Too short.' },
    ]);
  });

  test('follows the code at the next command', async () => {
    site.say('subheadline', 'We work at a flat rate.');
    // Of one file: no page is rendered, so no template is bundled.
    const found = () => site.findings('lint', 'landings/pipes.yaml');
    expect(await found()).toHaveLength(1);
    site.write('site/site.ts', PLUMBER_CODE.replaceAll('flat', 'even'));
    expect(await found()).toEqual([]);
  });
});

test.each([
  [
    'a text rule',
    `textRules: [{ name: 'offer/broken', words: ['gate'], breaches: () => none.at(0) }]`,
  ],
  [
    'a rule for landings',
    `rules: [{ name: 'offer/broken', severity: 'error', *check() { yield none.at(0); } }]`,
  ],
])('%s that fails is a fault of the site, and names itself', async (_, part) => {
  const site = new PlumberSite(`import { defineSite } from 'touchdown';
    const none: any = undefined;
    export default defineSite({ ${part} });`);
  const commands = [
    ['lint', 'landings/pipes.yaml'],
    ['build'],
    ['new-landing', 'gate', '--from', 'pipes'],
  ];
  for (const args of commands) {
    const { code, stdout } = await site.run(...args, '--json');
    const { error, diagnostics } = JSON.parse(stdout);
    // lint tells it as a finding, beside all others.
    const told = args[0] === 'lint' ? diagnostics[0].message : error;
    expect([args[0], code, told]).toEqual([args[0], 1, expect.stringContaining('offer/broken')]);
  }
});

describe('rules that cannot be used are told by every command', () => {
  const rule = (name: string, words: string) =>
    `{ name: '${name}', words: ${words}, breaches: () => [] }`;
  const many = (count: number) =>
    `...Array.from({ length: ${count} }, (_, index) => (${rule('offer/a', "['a', 'b', 'c']")}))
      .map((rule, index) => ({ ...rule, name: 'offer/a' + index }))`;
  test.each(
    sample(
      [
        ['two of one name', `${rule('offer/a', "['a']")}, ${rule('offer/a', "['b']")}`, 'offer/a'],
        ['the name of one of the engine', rule('copy/filler', "['a']"), 'copy/filler'],
        ['a name that is none', rule('No Promises', "['a']"), 'No Promises'],
        ['words that nothing has', rule('offer/a', "['Précio']"), 'Précio'],
        ['no words', rule('offer/a', '[]'), 'offer/a'],
        ['more than can be looked for', many(33), '33'],
        ['more groups of words than can be looked for', many(22), '66'],
      ] as const,
      1,
    ),
  )('%s', async (_, textRules, words) => {
    const code = `import { defineSite } from 'touchdown';
      export default defineSite({ textRules: [${textRules}] });`;
    const site = new PlumberSite(code);
    for (const args of [['lint'], ['build'], ['new-landing', 'gate']]) {
      const { code, stdout, stderr } = await site.run(...args, '--json');
      const { error, diagnostics } = JSON.parse(stdout);
      // lint tells it as a finding, beside all others.
      const isFinding = args[0] === 'lint';
      const told = isFinding ? diagnostics[0].message : error;
      expect([args[0], code, told]).toEqual([args[0], 1, expect.stringContaining(words)]);
      if (!isFinding) expect(stderr).toContain(words);
    }
  });
});

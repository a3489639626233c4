import { execFileSync } from 'node:child_process';
import { mkdirSync, symlinkSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { SmallSite } from '../support/small-site.ts';

interface Found {
  file: string;
  line: number;
  column: number;
  rule: string;
  severity: string;
}

/** Lints a small site and returns what was found and how the command ended. */
async function lint(site: SmallSite): Promise<{ code: number | null; found: Found[] }> {
  const { code, stdout } = await site.run('lint', '--json');
  return { code, found: JSON.parse(stdout).diagnostics };
}

/** Files that cannot be kept in the repository, each with the one rule that speaks of it. */
const CASES: {
  title: string;
  file: string;
  rule: string;
  make: (path: string, site: SmallSite) => void;
}[] = [
  {
    title: 'a file of 50 MB',
    file: 'huge.yaml',
    rule: 'file/too-large',
    make: (path) => {
      writeFileSync(path, 'seo:\n');
      truncateSync(path, 50 * 1024 * 1024);
    },
  },
  {
    title: 'a link out of the folder',
    file: 'linked.yaml',
    rule: 'file/link-outside',
    make: (path, site) => symlinkSync(site.config, path),
  },
  {
    title: 'a link to nowhere',
    file: 'dangling.yaml',
    rule: 'file/missing',
    make: (path) => symlinkSync('/nowhere/at/all', path),
  },
  {
    title: 'a pipe, which would be read for ever',
    file: 'pipe.yaml',
    rule: 'file/not-a-file',
    make: (path) => void execFileSync('mkfifo', [path]),
  },
  {
    title: 'a folder',
    file: 'nested',
    rule: 'address/folder',
    make: (path) => mkdirSync(path),
  },
  {
    title: 'another ending',
    file: 'page.yml',
    rule: 'address/file-ending',
    make: (path) => writeFileSync(path, ''),
  },
  {
    title: 'a slug in upper case',
    file: 'Dealer.yaml',
    rule: 'address/slug',
    make: (_, site) => site.write('Dealer'),
  },
  {
    title: 'a slug with two dots',
    file: '..up.yaml',
    rule: 'address/slug',
    make: (_, site) => site.write('..up'),
  },
  {
    title: 'a slug with a space and an accent',
    file: 'poder notarial é.yaml',
    rule: 'address/slug',
    make: (_, site) => site.write('poder notarial é'),
  },
  {
    title: 'a slug that is kept for the site',
    file: 'client.yaml',
    rule: 'address/reserved',
    make: (_, site) => site.write('client'),
  },
  {
    title: 'a list where a group belongs',
    file: 'list.yaml',
    rule: 'shape/wrong-type',
    make: (path) => writeFileSync(path, '- one\n- two\n'),
  },
];

describe('a file that cannot be a page', () => {
  it.each(CASES)('$title stops a build by one finding of its own', async ({ file, rule, make }) => {
    const site = new SmallSite('gate');
    make(join(site.landings, file), site);
    const { code, report } = await site.build();
    expect(code).toBe(1);
    expect(report.diagnostics.map((finding) => `${finding.file} ${finding.rule}`)).toEqual([
      `landings/${file} ${rule}`,
    ]);
  });

  it('is told by lint beside all others, each by one finding', async () => {
    const site = new SmallSite('gate');
    for (const { file, make } of CASES) make(join(site.landings, file), site);
    const { code, found } = await lint(site);
    expect(code).toBe(1);
    const errors = found.filter(({ severity }) => severity === 'error');
    expect(errors.map(({ file, rule }) => `${file} ${rule}`).sort()).toEqual(
      CASES.map(({ file, rule }) => `landings/${file} ${rule}`).sort(),
    );
  });

  it('is also two files whose names differ only in case', async () => {
    const site = new SmallSite('gate');
    site.write('GATE');
    const { found } = await lint(site);
    expect(found.map(({ rule }) => rule)).toContain('address/case-twin');
  });
});

describe('an address that is taken', () => {
  it('by an alias of another landing is told at the alias', async () => {
    const site = new SmallSite('gate');
    site.write('yard', (text) => `page:\n  aliases:\n    - /old\n    - /gate\n${text}`);
    const { found } = await lint(site);
    expect(found.filter(({ rule }) => rule !== 'doorway/near-duplicate')).toEqual([
      expect.objectContaining({
        file: 'landings/yard.yaml',
        rule: 'address/collision',
        line: 4,
        column: 7,
      }),
    ]);
  });

  it('by a hand-written page is told, too', async () => {
    const site = new SmallSite('gate');
    site.write('yard', (text) => `page:\n  aliases: [/]\n${text}`);
    const { found } = await lint(site);
    expect(found.map(({ rule }) => rule)).toContain('address/collision');
  });
});

describe('many faults', () => {
  it('of one file are all told in one run', async () => {
    const site = new SmallSite('gate');
    const extra = Array.from({ length: 120 }, (_, index) => `wrong-key-${index}: text`).join('\n');
    site.write('gate', (text) => `${text.trimEnd()}\n${extra}\n`);
    const { found } = await lint(site);
    expect(found.filter(({ rule }) => rule === 'shape/unknown-key')).toHaveLength(120);
    expect(new Set(found.map(({ line }) => line)).size).toBe(120);
  });
});

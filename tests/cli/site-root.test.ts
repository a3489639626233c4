import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { ROOT, runHere } from '../support/command.ts';
import { tempFolder } from '../support/temp-folder.ts';

/** A site without pages of its own, with one landing; commands look for it themselves. */
function writeSite(): string {
  const root = tempFolder();
  mkdirSync(join(root, 'landings'));
  cpSync(join(ROOT, 'site.config.yaml'), join(root, 'site.config.yaml'));
  cpSync(join(ROOT, 'tests/fixtures/landings/ok/plain.yaml'), join(root, 'landings/lease.yaml'));
  return root;
}

/** Runs a command that is told nothing about the site but what its arguments say. */
const run = (cwd: string, ...args: string[]) => runHere(args, { cwd, site: null });

describe('the folder of a site', () => {
  it('is the nearest one upward with a configuration', async () => {
    const root = writeSite();
    const deep = join(root, 'notes/2027');
    mkdirSync(deep, { recursive: true });
    const { code, stdout } = await run(deep, 'new-landing', 'gate', '--from', 'lease', '--json');
    expect(code).toBe(0);
    expect(JSON.parse(stdout)).toMatchObject({ slug: 'gate', written: true });
    expect(existsSync(join(root, 'landings/gate.yaml'))).toBe(true);
  });

  it('is what --root names, counted from the working folder', async () => {
    const root = writeSite();
    const { stdout } = await run(join(root, '..'), 'lint', '--root', root, '--json');
    expect(JSON.parse(stdout).summary.files).toBe(2);
  });

  it('is not changed by paths that the command line gives: those count from the working folder', async () => {
    const [root, elsewhere] = [writeSite(), tempFolder()];
    const args = ['schema', '--root', root, '--out', 'editor'];
    expect((await run(elsewhere, ...args)).code).toBe(0);
    expect(existsSync(join(elsewhere, 'editor/landing.schema.json'))).toBe(true);
    expect((await run(elsewhere, 'schema', '--root', root)).code).toBe(0);
    expect(readFileSync(join(root, '.touchdown/schemas/landing.schema.json'), 'utf8')).toContain(
      '$schema',
    );
  });

  it.each([['build'], ['lint'], ['dev', '--port', '0'], ['preview', '--port', '0'], ['schema']])(
    'that is nowhere to be found is told by %s with code 2',
    async (...args) => {
      const { code, stdout, stderr } = await run(tempFolder(), ...args, '--json');
      expect(code).toBe(2);
      expect(stderr).toContain('--root');
      expect(JSON.parse(stdout)).toEqual({ error: stderr.trimEnd() });
    },
  );

  it.each([
    { args: ['new-landing', 'gate'], document: { slug: 'gate', files: [], written: false } },
    {
      args: ['edit', 'gate.yaml', '--set', 'a=b'],
      document: { file: 'gate.yaml', operations: [], written: false },
    },
    { args: ['import', 'gate.csv', '--template', 'gate'], document: { rows: [], written: false } },
  ])('that is nowhere to be found is an error in the document of $args.0', async (given) => {
    const { args, document } = given;
    const folder = tempFolder();
    for (const name of ['gate.yaml', 'gate.csv']) writeFileSync(join(folder, name), 'name\n');
    const { code, stdout } = await run(folder, ...args, '--json');
    expect(code).toBe(2);
    expect(JSON.parse(stdout)).toMatchObject({
      ...document,
      diagnostics: [],
      error: expect.stringContaining('--root'),
    });
  });

  it.each([['lint'], ['build'], ['schema'], ['new-section', 'price-table']])(
    'that --root names without a configuration in it is told by %s with code 2, and left alone',
    async (...args) => {
      const folder = tempFolder();
      const { code, stdout, stderr } = await run(ROOT, ...args, '--root', folder, '--json');
      expect([code, stderr]).toEqual([2, expect.stringContaining('site.config.yaml')]);
      expect(JSON.parse(stdout)).toEqual({ error: stderr.trimEnd() });
      expect(readdirSync(folder)).toEqual([]);
    },
  );

  it('that --root names without a configuration will do where --config names one', async () => {
    const [root, folder] = [writeSite(), tempFolder()];
    const config = join(root, 'site.config.yaml');
    const { stdout } = await run(ROOT, 'lint', '--root', folder, '--config', config, '--json');
    expect(JSON.parse(stdout).summary.files).toBe(1);
  });

  it('that --root names but is not there is told with code 2', async () => {
    const { code, stderr } = await run(ROOT, 'build', '--root', 'no-such-folder');
    expect([code, stderr]).toEqual([2, expect.stringContaining('no-such-folder')]);
  });
});

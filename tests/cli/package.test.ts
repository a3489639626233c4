import { execFileSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { type CommandResult, ROOT, runProcess } from '../support/command.ts';
import { tempFolder } from '../support/temp-folder.ts';

const MANIFEST = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'));

/** What the package is made from; packing makes further folders, so it is done in a copy. */
const SOURCES = [
  ...['api', 'bin', 'cli', 'lib', 'renderer', 'schemas', 'words'],
  ...[
    'package.json',
    'package-lock.json',
    'README.md',
    'llms.txt',
    'tsconfig.json',
    'tsconfig.types.json',
  ],
];

/** What the package exports under one name. */
interface Export {
  types?: string;
  default?: string;
}

/**
 * Most bytes of the packed file, 860,000 of which are lists of words in three languages: a fixture or picture that does not
 * belong into it would exceed them.
 */
const MOST_BYTES = 4_400_000;

/** Most bytes on disk of a site's `node_modules` with nothing but the tool in it. */
const MOST_INSTALLED = 150 * 1024 ** 2;

/** What a development server writes beside a configuration for a moment, as tests that run meanwhile do. */
const FOR_A_MOMENT = /\.build-\w+\.mjs$/;

/** Puts `lib/` where the compiler would, from the one that is compiled already. */
const COMPILED = `node -e "fs.cpSync('${join(ROOT, 'lib')}', 'lib', { recursive: true })"`;

/** Packs the tool with all scripts that npm runs for it, in their order. Returns the path of the packed file. */
function pack(): string {
  const copy = tempFolder();
  const filter = (path: string) => !FOR_A_MOMENT.test(path);
  for (const name of SOURCES)
    cpSync(join(ROOT, name), join(copy, name), { recursive: true, filter });
  symlinkSync(join(ROOT, 'node_modules'), join(copy, 'node_modules'));
  const scripts = { ...MANIFEST.scripts, compile: COMPILED };
  writeFileSync(join(copy, 'package.json'), JSON.stringify({ ...MANIFEST, scripts }));
  execFileSync('npm', ['pack', '--silent'], { cwd: copy, stdio: ['ignore', 'ignore', 'inherit'] });
  expect(readdirSync(copy)).not.toContain('bundle');
  const [name = ''] = readdirSync(copy).filter((file) => file.endsWith('.tgz'));
  return join(copy, name);
}

/** Puts the tool and the packages that it depends on where an installation has them. */
function install(packed: string): string {
  const site = tempFolder();
  const packages = join(site, 'node_modules');
  mkdirSync(packages);
  execFileSync('tar', ['xzf', packed, '-C', packages]);
  const tool = join(packages, 'touchdown');
  renameSync(join(packages, 'package'), tool);
  for (const name of Object.keys(MANIFEST.dependencies)) {
    mkdirSync(dirname(join(packages, name)), { recursive: true });
    symlinkSync(join(ROOT, 'node_modules', name), join(packages, name));
  }
  return site;
}

/** Bytes that folders take on disk. A file with two names, as esbuild's has after its script, is counted once. */
function sizeOnDisk(folders: readonly string[]): number {
  const files = folders.flatMap((folder) =>
    ['', ...readdirSync(folder, { recursive: true, encoding: 'utf8' })].map((name) =>
      lstatSync(join(folder, name)),
    ),
  );
  const blocks = new Map(files.map(({ dev, ino, blocks = 0 }) => [`${dev}:${ino}`, blocks]));
  return 512 * [...blocks.values()].reduce((sum, count) => sum + count, 0);
}

/** The package of a module that is imported by name. */
const packageOf = (id: string) => id.split('/', id.startsWith('@') ? 2 : 1).join('/');

/** Whether a package comes with the tool, and where its types are a package of their own, those as well. */
function comesTyped(name: string): boolean {
  const types = `@types/${name}`;
  const needed = existsSync(join(ROOT, 'node_modules', types)) ? [name, types] : [name];
  return needed.every((one) => one in MANIFEST.dependencies);
}

/** Folders of the packages that come with the tool on this system, those inside of others left out. */
function installedPackages(): string[] {
  const { packages } = JSON.parse(readFileSync(join(ROOT, 'package-lock.json'), 'utf8'));
  return Object.entries<{ dev?: true; devOptional?: true }>(packages)
    .filter(([path]) => path.lastIndexOf('node_modules/') === 0)
    .filter(([, { dev, devOptional }]) => !dev && !devOptional)
    .map(([path]) => join(ROOT, path))
    .filter(existsSync);
}

describe('the packed tool', () => {
  let packed: string;
  let site: string;
  const run = (...args: string[]): Promise<CommandResult> =>
    runProcess(args, { cwd: site, root: join(site, 'node_modules/touchdown'), site: null });

  beforeAll(() => {
    packed = pack();
    site = install(packed);
    mkdirSync(join(site, 'landings'));
    const config = readFileSync(join(ROOT, 'site.config.yaml'), 'utf8');
    // The menus of another site lead to pages that this one has not.
    writeFileSync(
      join(site, 'site.config.yaml'),
      config.replace(/^navigation:\n(?:(?:[ #].*)?\n)*/m, ''),
    );
    cpSync(join(ROOT, 'tests/fixtures/landings/ok/plain.yaml'), join(site, 'landings/lease.yaml'));
  });

  it('is small, and holds neither tests nor anything of the repository’s own site', () => {
    expect(statSync(packed).size).toBeLessThan(MOST_BYTES);
    const files = execFileSync('tar', ['tzf', packed], { encoding: 'utf8' }).trim().split('\n');
    const folders = new Set(files.map((file) => file.split('/')[1]));
    for (const folder of ['tests', 'pages', 'landings', 'site', 'site.config.yaml', 'docs'])
      expect(folders).not.toContain(folder);
    expect(files.filter((file) => file.startsWith('package/schemas/json/'))).toEqual([]);
    expect(files).toContain('package/llms.txt');
    for (const { types, default: code } of Object.values(MANIFEST.exports) as Export[])
      for (const file of [types, code])
        if (file) expect(files).toContain(`package/${file.slice(2)}`);
  });

  it('declares all that its exports mention, by packages that come with it', () => {
    const types = join(site, 'node_modules/touchdown/types');
    const declared = readdirSync(types, { recursive: true, encoding: 'utf8' }).filter((name) =>
      name.endsWith('.d.ts'),
    );
    const missing = declared.flatMap((name) => {
      const text = readFileSync(join(types, name), 'utf8').replace(/\/\*[\s\S]*?\*\//g, '');
      const modules = [...text.matchAll(/(?:from|import\() ?["']([^"']+)["']/g)].map(
        ([, id = '']) => id,
      );
      return modules
        .filter((id) =>
          id.startsWith('.')
            ? !existsSync(join(types, dirname(name), id.replace(/\.js$/, '.d.ts')))
            : !comesTyped(packageOf(id)),
        )
        .map((id) => `${name}: ${id}`);
    });
    expect(declared.length).toBeGreaterThan(0);
    expect(missing).toEqual([]);
  });

  it('takes less than 150 MB on disk with all that it brings along', () => {
    const tool = join(site, 'node_modules/touchdown');
    expect(sizeOnDisk([tool, ...installedPackages()])).toBeLessThan(MOST_INSTALLED);
  });

  it('makes a site for any business, which is of data and builds at once, without bundling anything', async () => {
    const made = await run('init', 'made', '--type', 'Bakery', '--country', 'DE', '--json');
    expect(made.code, made.stderr).toBe(0);
    const { folder, files } = JSON.parse(made.stdout);
    expect(files).toContain('site.config.yaml');
    const manifest = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
    expect(manifest.dependencies).toEqual({ touchdown: MANIFEST.version });
    const { code, stdout, stderr } = await run('build', '--root', folder, '--json');
    expect(code, stderr).toBe(0);
    expect(JSON.parse(stdout)).toMatchObject({ pages: 9, diagnostics: [] });
    expect(readFileSync(join(folder, 'dist/index.html'), 'utf8')).toContain('</html>');
    expect(readdirSync(join(folder, '.touchdown'))).not.toContain('bundles');
  });

  it('checks a site and begins further landings', async () => {
    expect((await run('new-landing', 'gate', '--from', 'lease')).code).toBe(0);
    const { summary, diagnostics } = JSON.parse((await run('lint', '--json')).stdout);
    expect(summary).toMatchObject({ files: 3, errors: 0 });
    expect(diagnostics).toContainEqual(
      expect.objectContaining({ rule: 'links/no-home', severity: 'warning' }),
    );
  });

  it('builds pages that a site writes itself with the templates that it brings along', async () => {
    // The frame of every page leads to these two.
    for (const route of ['index', 'contact']) {
      const folder = join(site, 'pages', route);
      mkdirSync(folder, { recursive: true });
      writeFileSync(
        join(folder, 'page.yaml'),
        `name: ${route}\ntype: main\ndescription: The page ${route} of a small site.\nseo:\n  title: A small site and its page ${route}\n  description: A page that a site has written itself, with a template beside its data.\n`,
      );
      writeFileSync(
        join(folder, '+Page.tsx'),
        `export default () => <main id="main"><h1 id="book">This is ${route}</h1></main>;\n`,
      );
    }
    const { code, stderr } = await run('build', '--json');
    expect([code, stderr]).toEqual([0, expect.not.stringContaining('error')]);
    expect(readFileSync(join(site, 'dist/index.html'), 'utf8')).toContain('This is index</h1>');
  });
});

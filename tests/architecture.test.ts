import { readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { describe, expect, inject, it } from 'vitest';
import { RULES } from '../cli/rules/rules.ts';
import { ROOT } from './support/command.ts';
import { SITE } from './support/site-code.ts';
import { filesBelow, type ModuleLink, readModule, staticReach } from './support/source-modules.ts';

/** From top to bottom: data flows down, so imports point up. */
const FLOORS = ['schemas', 'renderer', 'studio', 'site', 'pages', 'cli', 'api'];

/** Floors of the engine; the others are a site's. */
const ENGINE = FLOORS.filter((floor) => !/^(?:site|pages)$/.test(floor));

/** What sites import of the package: it hands on from all floors, and the engine itself never uses it. */
const PACKAGE_EXPORTS = new Set([
  'api/client.ts',
  'api/touchdown.ts',
  'api/components.ts',
  'api/testing.ts',
]);

/** Imports that the rules below forbid, each with its reason. */
const EXCEPTIONS = ['cli/system/version.ts → package.json', 'cli/vite.config.ts → package.json'];

/** Modules of the tool that run in pages and scripts of a site as well: what its code takes of the package. */
const SHARED_WITH_SITES = /^cli\/(?:content\/text-rules\/|site\/define-site\.ts$)/;

/** What tests of sites use runs in Node. */
const TESTS_ENTRY = 'api/testing.ts';

/** Modules whose work is the same in a browser, on a server and in a test. */
const PURE = /^(?:schemas|renderer\/(?:context|text|themes))\//;

/** One check with two limits makes two rules; the bundler starts from a file that only hands on. */
const SHARED_RULE_FILE = 'seo-length.ts';
const BUNDLE_ENTRY = 'renderer/pool.tsx';

/** Packages that a start of the tool must not wait for. */
const HEAVY =
  /^(?:@?(?:vite|vike|react|tailwindcss)(?:js)?(?:-dom)?|yaml|zod|node-sqlite3-wasm|sharp|sanitize-html)(?:\/|$)/;

/** Texts that only these libraries have and that outlive minification. */
const IN_CHUNKS = {
  zod: /\b_zod\b|ZodError|invalid_union/,
  yaml: /YAMLParseError|tag:yaml\.org|BLOCK_AS_IMPLICIT_KEY/,
  Node: /["'`]node:|\brequire\(|\bprocess\.(?:cwd|versions)\b/,
};
const REACT = /react\.(?:transitional\.)?element|__CLIENT_INTERNALS|react-dom/;

const isCode = (path: string) => /\.tsx?$/.test(path);
const floorOf = (path: string) => FLOORS.indexOf(path.split('/')[0] ?? '');
const arrow = ({ from, to }: ModuleLink) => `${from} → ${to}`;
const paths = (found: { path: string }[]) => found.map(({ path }) => path);
const files = FLOORS.flatMap(filesBelow);
const modules = files.filter(isCode).map(readModule);
const links = modules.flatMap((module) => module.links);
const isValue = (link: ModuleLink) => !link.typeOnly && !EXCEPTIONS.includes(arrow(link));
const values = links.filter(isValue);
const local = values.filter((link) => link.local);

describe('the floors of the house', () => {
  it('are all there, with imports between them', () => {
    expect(new Set(modules.map(({ path }) => floorOf(path)))).toEqual(new Set(FLOORS.keys()));
    expect(local.length).toBeGreaterThan(100);
    expect(links.map(arrow)).toEqual(expect.arrayContaining(EXCEPTIONS));
  });

  it('import only from themselves and from floors above', () => {
    const wrong = local.filter(
      ({ from, to }) =>
        !PACKAGE_EXPORTS.has(from) && (floorOf(to) < 0 || floorOf(to) > floorOf(from)),
    );
    expect(wrong.map(arrow)).toEqual([]);
    expect(local.filter(({ to }) => PACKAGE_EXPORTS.has(to)).map(arrow)).toEqual([]);
  });

  it('keep the engine from knowing any site', () => {
    const isSite = (path: string) => /^(?:site|pages)\//.test(path);
    const wrong = links.filter(({ from, to, local }) => local && isSite(to) && !isSite(from));
    expect(wrong.map(arrow)).toEqual([]);
  });

  it('know no word of the business that the repository makes a site for', () => {
    // A type of schema.org is no word of its own, nor is a state; the JSON Schemas are those of the repository's site.
    const FOREIGN =
      /^(?:schemas\/(?:config\/business-types\.json$|json\/)|cli\/rules\/pages\/schema-org\.json$|cli\/content\/config\/us-states\.ts$)/;
    const engine = [...ENGINE, 'words'].flatMap(filesBelow).filter((path) => !FOREIGN.test(path));
    expect(engine.length).toBeGreaterThan(300);
    const told = engine.flatMap((path) =>
      readFileSync(join(ROOT, path), 'utf8')
        .split('\n')
        .filter((line) => /notar(?!yFee)|midland|odessa|stanton|texas|permian|basin/i.test(line))
        .map((line) => `${path}: ${line.trim()}`),
    );
    expect(told).toEqual([]);
  });

  it('keep what the tool shares with the code of sites free of Node', () => {
    const reached = new Set(
      modules.flatMap(({ path }) =>
        /^(?:api|renderer)\//.test(path) && path !== TESTS_ENTRY ? [path] : [],
      ),
    );
    const imported = new Map(modules.map(({ path, links }) => [path, links]));
    for (const path of reached)
      for (const link of imported.get(path) ?? [])
        if (link.local && isValue(link)) reached.add(link.to);
    const taken = [...reached].filter((path) => path.startsWith('cli/'));
    expect(taken.length).toBeGreaterThan(0);
    expect(taken.filter((path) => !SHARED_WITH_SITES.test(path))).toEqual([]);
    const foreign = values.filter(({ from, to }) => reached.has(from) && to.startsWith('node:'));
    expect(foreign.map(arrow)).toEqual([]);
  });

  it('keep shapes, texts and looks free of Node, React and the browser', () => {
    const pure = modules.filter(({ path }) => PURE.test(path));
    const foreign = pure.flatMap((module) =>
      module.links.filter(({ to, typeOnly }) => !typeOnly && /^(?:node:|react)/.test(to)),
    );
    expect(foreign.map(arrow)).toEqual([]);
    const browser = ['window', 'document', 'navigator', 'localStorage'];
    // Most do not even mention one, so that nobody has to read their syntax.
    const mentioning = pure.filter(({ text }) => browser.some((name) => text.includes(name)));
    const using = mentioning.filter(({ names }) => browser.some((name) => names.has(name)));
    expect(paths(using)).toEqual([]);
  });
});

describe('the rooms of a floor', () => {
  /** `renderer/frame`, `renderer/features/admin`, `cli/build`; what lies beside the rooms may use all of them. */
  const roomOf = (path: string) =>
    /^(?:renderer\/features\/[^/]+|(?:renderer|cli)\/[^/]+)(?=\/)/.exec(path)?.[0];
  const doors = new Map<string, Set<string>>();
  for (const { from, to } of local) {
    const [room, other] = [roomOf(from), roomOf(to)];
    if (room === undefined || other === undefined || room === other) continue;
    doors.set(room, (doors.get(room) ?? new Set()).add(other));
  }
  const reach = (room: string) => {
    const reached = new Set(doors.get(room));
    for (const other of reached) for (const next of doors.get(other) ?? []) reached.add(next);
    return reached;
  };

  it('never import each other, over others neither', () => {
    expect(doors.size).toBeGreaterThan(20);
    const circles = [...doors.keys()].filter((room) => reach(room).has(room));
    expect(circles).toEqual([]);
  });
});

describe('every file has its place', () => {
  it('one lint rule to a file, and all of them listed', () => {
    const inFiles = modules.filter(({ path }) => path.startsWith('cli/rules/copy/'));
    const listed = readModule('cli/rules/rules.ts').links.map(({ to }) => to);
    expect(listed.filter((to) => to.startsWith('cli/rules/copy/')).sort()).toEqual(paths(inFiles));
    const several = inFiles.filter(({ exports }) => exports.length !== 1);
    expect(several.map(({ path }) => basename(path))).toEqual([SHARED_RULE_FILE]);
    expect(RULES).toHaveLength(inFiles.flatMap(({ exports }) => exports).length);
    const named = RULES.map(({ name }) => `cli/rules/copy/${name.replace('/', '-')}.ts`);
    expect(named).toEqual([...new Set(named)].sort());
    const ownFiles = inFiles.filter((file) => !several.includes(file));
    expect(named).toEqual(expect.arrayContaining(paths(ownFiles)));
  });

  it("one rule of the site's to a file, and all of them used", () => {
    const named = (SITE.definition.textRules ?? []).map(({ name }) => name.replace('/', '-'));
    const inFiles = modules.filter(({ path }) => /^site\/rules\/law-(?!against)/.test(path));
    expect(named.length).toBeGreaterThan(0);
    expect(named.map((name) => `site/rules/${name}.ts`).sort()).toEqual(paths(inFiles));
  });

  it('islands in their folder, and nothing of Vike below the tests', () => {
    const islands = files.filter((path) => /\.island\.\w+$/.test(path));
    expect(
      islands.filter(
        (path) => !/^(?:renderer\/features\/[^/]+|site\/[^/]+)\/[^/]+\.tsx$/.test(path),
      ),
    ).toEqual([]);
    expect(filesBelow('tests').filter((path) => basename(path).startsWith('+'))).toEqual([]);
  });

  it('only the entries of processes end them', () => {
    const ending = modules.filter(({ text }) => /\bprocess\.exit(?:\(|Code\s*=[^=])/.test(text));
    const entries = [
      ...[
        'brand/cut-fonts.ts',
        'main.ts',
        'pictures/make-pictures.ts',
        'previews/draw-previews.ts',
      ],
      ...['site/definition-process.ts', 'templates/bundle-process.ts'],
    ];
    expect(paths(ending)).toEqual(entries.map((entry) => `cli/${entry}`));
  });

  it('default exports only where Vike, Vite, Vitest or the engine asks for one', () => {
    const rest = [...readdirSync(ROOT), ...filesBelow('tests')].filter(isCode);
    const wrong = [...modules, ...rest.map(readModule)].filter(
      ({ path, exports }) =>
        exports.includes('default') &&
        !/^\+|\.config\.ts$|^site\.(?:client\.)?ts$/.test(basename(path)) &&
        !['tests/support/built-site.ts', 'tests/support/sum-reporter.ts'].includes(path),
    );
    expect(paths(wrong)).toEqual([]);
  });

  it('no file that only hands on what other files export, what the package exports aside', () => {
    const declares = /^export (?!\*|(?:type )?\{)/m;
    const candidates = modules.filter(
      ({ exports, text }) => exports.length > 0 && !declares.test(text),
    );
    const barrels = candidates.filter(
      ({ path, statements }) =>
        !PACKAGE_EXPORTS.has(path) &&
        statements.every((kind) => /^(?:Import|ExportAll)Declaration$|^ExportFrom$/.test(kind)),
    );
    expect(paths(barrels)).toEqual([BUNDLE_ENTRY]);
  });

  it('no file that is too long to read at once', () => {
    const lines = (path: string) => readFileSync(join(ROOT, path), 'utf8').split('\n').length - 1;
    const written = files.filter((path) => /\.(?:tsx?|css)$/.test(path));
    expect(written.filter((path) => lines(path) > 250)).toEqual([]);
  });

  it('no folder with more modules than a list shows at once', () => {
    const modulesIn = new Map<string, number>();
    for (const path of files.filter(isCode)) {
      modulesIn.set(dirname(path), (modulesIn.get(dirname(path)) ?? 0) + 1);
    }
    expect([...modulesIn].filter(([, count]) => count > 60)).toEqual([]);
  });
});

describe('what is loaded', () => {
  it.each(Object.entries(IN_CHUNKS))('in the browser has no %s in it', (_, mark) => {
    const assets = join(inject('siteFolder'), 'assets');
    const chunks = readdirSync(assets, { recursive: true, encoding: 'utf8' }).filter((name) =>
      name.endsWith('.js'),
    );
    expect(chunks.length).toBeGreaterThan(0);
    expect(chunks.filter((name) => mark.test(readFileSync(join(assets, name), 'utf8')))).toEqual(
      [],
    );
  });

  it('with a page is no React: only somebody who acts loads it', () => {
    const folder = inject('siteFolder');
    const read = (address: string) => readFileSync(join(folder, address), 'utf8');
    const linked = readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.html'))
      .flatMap((name) => [...read(name).matchAll(/(?:src|href)="(\/[^"]+\.js)"/g)])
      .map(([, address = '']) => address);
    expect(linked.length).toBeGreaterThan(0);
    expect([...new Set(linked)].filter((address) => REACT.test(read(address)))).toEqual([]);
  });

  it('by a start of the tool is none of the heavy packages', () => {
    const reached = ['lib/main.js', 'lib/program.js'].flatMap((path) => [...staticReach(path)]);
    const imported = reached.flatMap((module) =>
      module.links.filter(({ to, local, dynamic }) => !dynamic && !local && HEAVY.test(to)),
    );
    expect(imported.map(arrow)).toEqual([]);
    // The compiler names the files that it bundled in comments.
    const bundled = reached.flatMap(({ text }) =>
      [...text.matchAll(/^\/\/.*\bnode_modules\/(.+)$/gm)].map(([, name = '']) => name),
    );
    expect(bundled).not.toEqual([]);
    expect(bundled.filter((name) => HEAVY.test(name))).toEqual([]);
  });

  it('by a command that reads sections is not what they show', () => {
    const site = readdirSync(join(ROOT, 'lib/chunks')).find((name) =>
      name.startsWith('open-site-'),
    );
    const reached = staticReach(`lib/chunks/${site}`);
    expect(reached.some(({ text }) => text.includes('// renderer/sections/'))).toBe(true);
    expect(reached.filter(({ text }) => /from "react-dom/.test(text))).toEqual([]);
    const shown = reached.flatMap(({ text }) => [
      ...text.matchAll(/^\/\/ renderer\/(?:islands|features)\/.+\.tsx$/gm),
    ]);
    expect(shown.map(([name]) => name)).toEqual([]);
  });
});

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseAst } from 'vite';
import { expect, test } from 'vitest';
import { leanSource } from '../../cli/content/text-rules/lean-source.ts';
import { claimsIn } from '../../cli/rules/words/claims/claims.ts';
import { type CodeNode, isPattern, nodesBelow } from '../../cli/system/code-nodes.ts';
import { withLeanPatterns } from '../../cli/system/lean-patterns.ts';
import { ROOT } from '../support/command.ts';
import { sample } from '../support/proof.ts';

const parsed = (code: string) => parseAst(code) as unknown as CodeNode;

test('modules of rules construct their patterns with less code', () => {
  const code = 'const a = new RegExp("a" + b, "u"); const c = new Set(); new x.RegExp("d");';
  const [imported, rest] = (withLeanPatterns(code, parsed(code)) ?? '').split('\n');
  expect(imported).toMatch(/^import \{ leanPattern \} from ".*\/lean-pattern\.ts";$/);
  expect(rest).toBe(code.replace('new RegExp(', 'leanPattern('));
  expect(withLeanPatterns('const a = /a/;', parsed('const a = /a/;'))).toBeUndefined();
});

function filesBelow(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name));
}

/** The code of the compiled rules. */
const RULES = filesBelow(join(ROOT, 'lib/chunks'))
  .map((file) => readFileSync(file, 'utf8'))
  .filter((code) => code.includes('// cli/rules/'));

test('the compiled rules do so everywhere', () => {
  expect(RULES.length).toBeGreaterThan(1);
  const own = RULES.find((code) => code.includes('// cli/rules/rules.ts\n')) ?? '';
  expect(own.match(/\bleanPattern\(/g)?.length).toBeGreaterThan(2000);
  // Of modules that rules share with others.
  expect(own.match(/\bnew RegExp\(/g)?.length ?? 0).toBeLessThan(5);
});

/** The patterns in a text of the compiled rules: literals, and calls with the whole source. */
function* patternsIn(node: CodeNode): Generator<readonly [source: string, flags: string]> {
  if (isPattern(node)) yield [node.regex.pattern, node.regex.flags];
  const { callee, arguments: given } = node;
  if (/Pattern$|^RegExp$/.test(String((callee as CodeNode | undefined)?.name))) {
    const [source, flags] = (given as CodeNode[]).map(({ value }) => value);
    if (typeof source === 'string') yield [source, typeof flags === 'string' ? flags : ''];
  }
  for (const [, below] of nodesBelow(node)) yield* patternsIn(below);
}

/** Parts of landings, and of honest and defective pages in three languages. */
function texts(): string[] {
  const files = ['landings', 'tests/corpus/honest', 'tests/corpus/defects'].flatMap((folder) =>
    filesBelow(join(ROOT, folder)),
  );
  const parts = files.map((file) => readFileSync(file, 'utf8').slice(1000, 2500));
  return [sample(parts, 40).join('\n\n'), ...sample(parts, 5)];
}

const matches = (pattern: RegExp, text: string) =>
  Array.from(text.matchAll(pattern), (match) => [match.index, ...match]);

const patterns = new Map(
  RULES.flatMap((code) => [...patternsIn(parsed(code))]).map((one) => [one.join('/'), one]),
);

test('they match the same', () => {
  expect(patterns.size).toBeGreaterThan(1500);
  const all = texts();
  let found = 0;
  for (const [source, flags] of sample([...patterns.values()], 200)) {
    const lean = leanSource(source, flags);
    if (lean === source) continue;
    const everywhere = `${flags.replace(/[gy]/g, '')}g`;
    const [before, after] = [new RegExp(source, everywhere), new RegExp(lean, everywhere)];
    for (const text of all) {
      const expected = matches(before, text);
      found += expected.length;
      expect(matches(after, text), source).toEqual(expected);
    }
  }
  expect(found).toBeGreaterThan(50);
});

/** Patterns whose sources are put together, as only those that have been made show how long they are. */
const CLAIMS = ['en', 'es', 'de'].flatMap((language) => {
  const { said = [], bestOf = [], guarantee, outcome } = claimsIn(language) ?? {};
  return [...said, ...bestOf, guarantee, outcome].flatMap((pattern) => pattern ?? []);
});

test('none is too long for V8 to optimize', () => {
  expect(CLAIMS.length).toBeGreaterThan(100);
  const made = CLAIMS.map(({ source, flags }) => [source, flags] as const);
  const lengths = [...patterns.values(), ...made].map(
    ([source, flags]) => leanSource(source, flags).length,
  );
  // `kRegExpTooLargeToOptimize` of V8.
  expect(Math.max(...lengths)).toBeLessThan(20 * 1024);
});

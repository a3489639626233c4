import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseAst } from 'vite';
import { expect, test } from 'vitest';
import type { CodeNode } from '../../cli/system/code-nodes.ts';
import { withLateValues } from '../../cli/system/made-on-first-use.ts';
import { ROOT } from '../support/command.ts';

const compiled = (code: string) => withLateValues(code, parseAst(code) as unknown as CodeNode);

/** What a module of rules has under a name, and the patterns that it has made with `made(…)` so far. */
function loaded(source: string) {
  const made: string[] = [];
  const make = (pattern: string) => {
    made.push(pattern);
    return new RegExp(pattern, 'u');
  };
  const code = compiled(`// cli/rules/a.ts\n${source}`);
  const read = new Function('made', `${code}\nreturn (name) => eval(name);`)(make);
  return { code, made, read };
}

test('a constant is made when it is first used, and once', () => {
  const { made, read } = loaded('var A = made("a"); const isA = (text) => A.test(text);');
  expect(made).toEqual([]);
  expect([read('isA')('a'), read('isA')('b')]).toEqual([true, false]);
  expect(made).toEqual(['a']);
});

test('of a table only the rows are made that are read, each once', () => {
  const { made, read } = loaded(`
    var SPANISH = [made("es")];
    var TABLE = { en: made("en"), "de-AT": { said: [made("said")], sign: made("sign") }, es: SPANISH };
    const inTable = (name) => { const { [name]: row } = TABLE; return row; };`);
  const table = read('inTable');
  expect(table('en')).toBe(table('en'));
  expect(made).toEqual(['en']);
  expect(table('de-AT').sign.source).toBe('sign');
  expect(table('es')).toBe(table('es'));
  expect(made).toEqual(['en', 'sign', 'es']);
  expect(Object.keys(table('de-AT'))).toEqual(['said', 'sign']);
  expect(made).toHaveLength(3);
  expect({ ...table('de-AT') }.said[0].source).toBe('said');
});

test('what loading needs is made in order, and short properties keep their names', () => {
  const { made, read } = loaded(`
    var A = made("a");
    var B = [A, made("b")];
    var words = [];
    for (const { source } of B) words.push(source);
    const both = () => ({ A, B });`);
  expect(made).toEqual(['a', 'b']);
  expect(read('words')).toEqual(['a', 'b']);
  expect(read('both')().B[0]).toBe(read('both')().A);
});

test('values stay where they are if a name has several, other modules read it, or it depends on the moment', () => {
  const source = `
    var SHADOWED = made("shadowed"); const other = (SHADOWED) => SHADOWED;
    var CHANGED = made("changed"); const change = () => { CHANGED = undefined; };
    var { DESTRUCTURED } = { DESTRUCTURED: made("destructured") };`;
  expect(loaded(source).made).toEqual(['shadowed', 'changed', 'destructured']);
  expect(compiled('// cli/rules/a.ts\nvar A = f();\nexport { A as a };')).toContain('var A = f();');
  expect(compiled('// cli/rules/a.ts\nvar A = await f();')).toContain('var A = await f();');
  expect(compiled('// cli/lint/a.ts\nvar A = f();\nvar B = /b/;')).toContain(
    'var A = f();\nvar B = /b/;',
  );
});

test('functions share patterns, except those that keep a place in a text between two calls', () => {
  const { code, read } = loaded(String.raw`
    function first(text) { const pattern = /\p{L}/gu; return pattern.exec(text)?.[0]; }
    function spaced(text) { return text.replace(/(?<letter>\p{L})/gu, "$<letter> ") + (/[\\/"]$/.test(text) ? "!" : ""); }`);
  expect([read('first')('ab'), read('first')('ab')]).toEqual(['a', 'a']);
  expect([read('spaced')('ab'), read('spaced')('c\\')]).toEqual(['a b ', 'c \\!']);
  expect(code.match(/new RegExp/g)).toHaveLength(2);
  expect(code).toContain('/\\p{L}/gu');
});

test('the compiled rules have no literals that V8 reads whenever they are loaded', () => {
  const folder = join(ROOT, 'lib/chunks');
  const chunks = readdirSync(folder).map((file) => readFileSync(join(folder, file), 'utf8'));
  const rules = chunks.filter((code) => code.includes('// cli/rules/rules.ts\n'));
  expect(rules).toHaveLength(1);
  const literals: unknown[] = [];
  JSON.stringify(parseAst(rules[0] ?? ''), (_, value) => {
    if (value?.regex) literals.push(value.raw);
    return value;
  });
  // Those of a few modules outside the rules are in the same chunk.
  expect(literals.length).toBeLessThan(15);
});

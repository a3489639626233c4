import type { Plugin } from 'vite';
import { type CodeEdit, edited } from './code-edits.ts';
import {
  type CodeNode,
  isCodeNode,
  isFunctionOrClass,
  isPattern,
  namesIn,
  nodesBelow,
} from './code-nodes.ts';
import { patternEdits } from './late-patterns.ts';
import { LEAN } from './lean-patterns.ts';

/** Modules whose tables are values that do not depend on when they are made. The bundler names modules in comments. */
const OF_RULES = 'cli/rules/';

/** Makes the value of a property when it is first read. */
const LATE_VALUE = `
function late$(object, key, value) {
	Object.defineProperty(object, key, { value, enumerable: true, configurable: true, writable: true });
	return value;
}
`;

/** A top-level variable with its value. */
interface Variable {
  name: string;
  id: CodeNode;
  init: CodeNode;
  statement: CodeNode;
}

function variableOf(statement: CodeNode): Variable | undefined {
  const [only, ...others] = Array.isArray(statement.declarations) ? statement.declarations : [];
  if (!isCodeNode(only) || others.length > 0) return undefined;
  const { id, init } = only;
  if (!isCodeNode(id) || id.type !== 'Identifier' || !isCodeNode(init)) return undefined;
  return { name: String(id.name), id, init, statement };
}

/** The statements of a chunk that come from modules of rules. */
function statementsOfRules(code: string, program: CodeNode): CodeNode[] {
  const modules = [...code.matchAll(/^\/\/ (\S+)$/gm)];
  return [...nodesBelow(program)].flatMap(([, statement]) => {
    const [, path = ''] = modules.findLast(({ index }) => index < statement.start) ?? [];
    return path.startsWith(OF_RULES) ? [statement] : [];
  });
}

/** True if a part of an expression that runs with it is one of these. */
function runs(node: CodeNode, isOne: (node: CodeNode) => boolean): boolean {
  if (isOne(node)) return true;
  if (isFunctionOrClass(node)) return false;
  return [...nodesBelow(node)].some(([, below]) => runs(below, isOne));
}

/** Depends on when it runs, and where. */
const isMomentary = ({ type }: CodeNode) => /^(?:Await|Yield|This|Import)Expression$/.test(type);

/** Makes a pattern, table or list; an empty one costs nothing. */
function makesValue(node: CodeNode): boolean {
  if (node.type === 'NewExpression') return (node.arguments as unknown[]).length > 0;
  return node.type === 'CallExpression' || isPattern(node);
}

/** Values of properties become getters, also in lists and calls. */
function* propertyEdits(
  code: string,
  node: CodeNode,
  isCostly: (node: CodeNode) => boolean,
): Generator<CodeEdit> {
  if (isFunctionOrClass(node)) return;
  for (const [, below] of nodesBelow(node)) {
    yield* propertyEdits(code, below, isCostly);
    const { key, value } = below;
    if (below.type !== 'Property' || !isCodeNode(key) || !isCodeNode(value)) continue;
    if (below.computed || below.shorthand || below.method || below.kind !== 'init') continue;
    if (value.type === 'ObjectExpression' || !runs(value, isCostly)) continue;
    const source = code.slice(key.start, key.end);
    const name = key.type === 'Identifier' ? JSON.stringify(source) : source;
    yield [below.start, value.start, `get ${source}() { return late$(this, ${name}, `];
    yield [value.end, value.end, '); }'];
  }
}

/**
 * Makes the tables and patterns of rules when they are first used, in a chunk of the compiled tool. There are some 1,500 patterns, which takes
 * V8 0.3 s whenever the rules are loaded, and a run uses few: most are for another language, or behind a quick test that no text passes.
 * The sources have plain constants.
 *
 * `var A = f();` becomes `var A; function A$made() { return A = f(); }`, wherever A is read `(A ?? A$made())`, and
 * `{ key: f() }` in such a value gets `key` as a getter.
 */
export function withLateValues(code: string, program: CodeNode): string {
  const statements = statementsOfRules(code, program);
  const { uses, unclear } = namesIn(program);
  const variables = statements
    .flatMap((statement) => variableOf(statement) ?? [])
    .filter(({ init }) => !isFunctionOrClass(init) && !runs(init, isMomentary));
  const late = new Map<string, Variable>();
  const isCostly = (node: CodeNode) =>
    makesValue(node) || (node.type === 'Identifier' && late.has(String(node.name)));
  for (let known = -1; known < late.size; ) {
    known = late.size;
    for (const variable of variables)
      if (!unclear.has(variable.name) && runs(variable.init, isCostly))
        late.set(variable.name, variable);
  }
  const edits = variables.flatMap(({ init }) => [...propertyEdits(code, init, isCostly)]);
  for (const { name, init, statement } of late.values())
    edits.push(
      [statement.start, init.start, `var ${name};\nfunction ${name}$made() {\n\treturn ${name} = `],
      [init.end, statement.end, ';\n}'],
    );
  for (const { name, node, isShorthand } of uses)
    if (late.has(name) && late.get(name)?.id !== node)
      edits.push([
        node.start,
        node.end,
        `${isShorthand ? `${name}: ` : ''}(${name} ?? ${name}$made())`,
      ]);
  const isLean = new RegExp(`\\b(?:function|as) ${LEAN}\\b`).test(code);
  const patterns = patternEdits(statements, isLean ? LEAN : 'new RegExp');
  return edited(code, [...edits, ...patterns.edits]) + LATE_VALUE + patterns.shared;
}

/** Makes tables and patterns of the compiled rules on first use. */
export function madeOnFirstUse(): Plugin {
  return {
    name: 'touchdown:made-on-first-use',
    renderChunk(code) {
      if (!code.includes(`// ${OF_RULES}`)) return undefined;
      return { code: withLateValues(code, this.parse(code) as unknown as CodeNode), map: null };
    },
  };
}

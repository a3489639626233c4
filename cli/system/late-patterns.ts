import type { CodeEdit } from './code-edits.ts';
import {
  type CodeNode,
  isCodeNode,
  isFunctionOrClass,
  isPattern,
  nodesBelow,
} from './code-nodes.ts';

/** Methods of texts that begin with a global pattern at the start, and leave it there. */
const FROM_START = /^(?:match|matchAll|replace|replaceAll|search|split)$/;

/** The function of `content/text-rules/matches-in.ts`, which does so, too; the bundler may have numbered it. */
const MATCHES_IN = /^matchesIn(?:\$\d+)?$/;

function startsAnew({ callee, arguments: given }: CodeNode, pattern: CodeNode): boolean {
  if (!Array.isArray(given) || !isCodeNode(callee)) return false;
  if (MATCHES_IN.test(String(callee.name))) return given[1] === pattern;
  return (
    given[0] === pattern &&
    isCodeNode(callee.property) &&
    FROM_START.test(String(callee.property.name))
  );
}

/**
 * Takes the literals from the patterns of a chunk. V8 reads each when it parses the module, to tell mistakes in it, and again when it makes
 * it, and looks up `\p{L}` every time: 0.1 s for those of the rules. Functions share theirs, which are made when one is first needed.
 *
 * @param construct code that makes a pattern of a source and flags.
 */
export function patternEdits(
  statements: readonly CodeNode[],
  construct: string,
): {
  edits: CodeEdit[];
  /** Code of the patterns of functions. */
  shared: string;
} {
  const edits: CodeEdit[] = [];
  const shared = new Map<string, string>();
  const nameOf = (made: string) => {
    const name = shared.get(made) ?? `pattern$shared${shared.size}`;
    shared.set(made, name);
    return name;
  };
  const walk = (node: CodeNode, parent: CodeNode, isInFunction: boolean) => {
    if (isPattern(node)) {
      const { pattern, flags } = node.regex;
      const parts = flags === '' ? [pattern] : [pattern, flags];
      const made = `${construct}(${parts.map((part) => JSON.stringify(part)).join(', ')})`;
      const isStateless = !/[gy]/.test(flags) || (flags.includes('g') && startsAnew(parent, node));
      if (!isInFunction) edits.push([node.start, node.end, made]);
      else if (isStateless)
        edits.push([node.start, node.end, `(${nameOf(made)} ?? ${nameOf(made)}$made())`]);
    }
    for (const [, below] of nodesBelow(node))
      walk(below, node, isInFunction || isFunctionOrClass(node));
  };
  for (const statement of statements) walk(statement, statement, false);
  const code = [...shared].map(
    ([made, name]) => `var ${name};\nfunction ${name}$made() {\n\treturn ${name} = ${made};\n}\n`,
  );
  return { edits, shared: code.join('') };
}

import { join } from 'node:path';
import type { Plugin } from 'vite';
import { type CodeEdit, edited } from './code-edits.ts';
import { type CodeNode, isCodeNode, nodesBelow } from './code-nodes.ts';
import { ENGINE_ROOT } from './engine-root.ts';

const OF_RULES = /\/cli\/rules\/[^?]*\.ts$/;

/** What constructs their patterns. */
const MODULE = join(ENGINE_ROOT, 'cli/content/text-rules/lean-pattern.ts');

/** Its name, which no other part of the tool has. */
export const LEAN = 'leanPattern';

function* constructions(node: CodeNode): Generator<CodeNode> {
  const { callee } = node;
  if (node.type === 'NewExpression' && isCodeNode(callee) && callee.name === 'RegExp') yield node;
  for (const [, below] of nodesBelow(node)) yield* constructions(below);
}

/** A module that constructs its patterns with `leanPattern`; undefined if it has none. */
export function withLeanPatterns(code: string, program: CodeNode): string | undefined {
  const edits = [...constructions(program)].map(
    ({ start, callee }): CodeEdit => [start, (callee as CodeNode).end, LEAN],
  );
  if (edits.length === 0) return undefined;
  return `import { ${LEAN} } from ${JSON.stringify(MODULE)};\n${edited(code, edits)}`;
}

/** Keeps the machine code of the rules' patterns small (`cli/content/text-rules/lean-source.ts`). */
export function leanPatterns(): Plugin {
  return {
    name: 'touchdown:lean-patterns',
    transform(code, id) {
      if (!OF_RULES.test(id) || !code.includes('new RegExp(')) return undefined;
      const lean = withLeanPatterns(code, this.parse(code) as unknown as CodeNode);
      return lean === undefined ? undefined : { code: lean, map: null };
    },
  };
}

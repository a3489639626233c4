import { type AST, RegExpParser, type RegExpSyntaxError } from '@eslint-community/regexpp';
import { MOST_PATTERN_CHARACTERS } from '../../../schemas/forms/form-values.ts';

/** An error in a pattern: invalid syntax from an index on, or potentially too slow. */
export type PatternFault = { why: 'syntax'; words: string; index: number } | { why: 'cost' };

/** Maximum number of ways to match a string: a tenth of a second on a slow phone. */
const MOST_WAYS = 10_000_000;

const parser = new RegExpParser({ ecmaVersion: 2025 });

function parse(pattern: string): AST.Pattern {
  // Browsers parse the attribute `pattern` with the flag `v`, JSON Schema validators with `u`: it has to be valid
  // for both.
  parser.parsePattern(pattern, 0, pattern.length, { unicodeSets: true });
  return parser.parsePattern(pattern, 0, pattern.length, { unicode: true });
}

/**
 * The maximum number of ways in which a string of maximum length can match. The content of a repetition must match in
 * only one way: the ways would multiply with each repetition.
 */
function waysOf(node: AST.Node): number {
  switch (node.type) {
    case 'Pattern':
    case 'Group':
    case 'CapturingGroup':
      return node.alternatives.reduce((sum, alternative) => sum + waysOf(alternative), 0);
    case 'Alternative':
      return node.elements.reduce((product, element) => product * waysOf(element), 1);
    case 'Assertion':
      return 'alternatives' in node
        ? node.alternatives.reduce((sum, alternative) => sum + waysOf(alternative), 0)
        : 1;
    case 'Quantifier': {
      const inner = waysOf(node.element);
      const most = Math.min(node.max, MOST_PATTERN_CHARACTERS);
      if (most <= 1) return inner + 1 - Math.min(node.min, 1);
      if (inner > 1) return Number.POSITIVE_INFINITY;
      return Math.max(1, most - node.min + 1);
    }
    default:
      return 1;
  }
}

/** The error in the pattern of a field; undefined if browsers and receivers can use it. */
export function patternFault(pattern: string): PatternFault | undefined {
  try {
    return waysOf(parse(pattern)) > MOST_WAYS ? { why: 'cost' } : undefined;
  } catch (error) {
    const { index, message } = error as RegExpSyntaxError;
    if (typeof index !== 'number') throw error;
    return { why: 'syntax', words: message.replace(/^.*: /, ''), index };
  }
}

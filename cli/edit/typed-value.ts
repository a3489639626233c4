import { FACT_REFERENCE } from '../content/facts/facts.ts';
import type { JsonShape } from '../content/shape/json-shape.ts';
import { Refusal } from './operation.ts';
import { openTree } from './yaml-tree.ts';

/** The text parsed as YAML; undefined if it is invalid. */
function readYaml(text: string): unknown {
  try {
    return openTree(text).value;
  } catch (error) {
    if (error instanceof Refusal) return undefined;
    throw error;
  }
}

function isFactReference(text: string): boolean {
  return text.replace(new RegExp(FACT_REFERENCE, 'g'), '').trim() === '';
}

/** True if a string is allowed, and no number, boolean or null. */
function takesTexts(shapes: readonly JsonShape[]): boolean {
  const types = new Set(
    shapes.flatMap(({ type, const: constant }) => type ?? (typeof constant as string)),
  );
  return (
    types.has('string') &&
    !['number', 'integer', 'boolean', 'null'].some((other) => types.has(other))
  );
}

/**
 * True for a value that YAML would drop or write back differently: `#0b6e4f` is a comment to it, `---` a separator, and
 * `02139` or a number of twenty digits would lose digits.
 */
function isAlteredByYaml(words: string): boolean {
  return /[#&!*]|^(?:---|\.\.\.)$|^[-+]?0\d|^[-+]?\d{16,}$/.test(words);
}

/**
 * Interprets a value typed on the command line. If it is quoted, or a list or map in brackets, it is parsed as
 * YAML; otherwise it is taken verbatim where a text is expected, or else as a number, boolean or null.
 *
 * @param shapes that the value may have; empty if unknown.
 */
export function typedValue(text: string, shapes: readonly JsonShape[]): unknown {
  const words = text.trim();
  if (/^(?:".*"|'.*')$/s.test(words)) {
    const value = readYaml(words);
    if (typeof value === 'string') return value;
  }
  if (/^(?:\[.*\]|\{.*\})$/s.test(words) && !isFactReference(words)) {
    const value = readYaml(words);
    if (typeof value === 'object' && value !== null) return value;
  }
  if (takesTexts(shapes)) return text;
  const value = isAlteredByYaml(words) ? text : readYaml(words);
  const isText = typeof value === 'string' || (typeof value === 'object' && value !== null);
  return isText || value === undefined ? text : value;
}

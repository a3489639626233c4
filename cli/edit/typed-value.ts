import { FACT_REFERENCE } from '../content/facts.ts';
import type { JsonShape } from '../content/json-shape.ts';
import { Refusal } from './operation.ts';
import { openTree } from './yaml-tree.ts';

/** What YAML makes of a text; undefined if it is none. */
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

/** True if a text and nothing else, or nothing that is one word, can stand there. */
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
 * What somebody means who types a value on a command line. In quotes, or as a list or map in brackets, it is read as
 * YAML; otherwise a text is taken as it is typed, and anything else is a number, a truth value or nothing.
 *
 * @param shapes that the value may have; none if nothing is known.
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
  // A comment, an anchor or a tag is no part of a value: somebody who types `#0b6e4f` means all of it.
  if (/[#&!*]/.test(words)) return text;
  const value = readYaml(words);
  const isText = typeof value === 'string' || (typeof value === 'object' && value !== null);
  return isText || value === undefined ? text : value;
}

import type { Diagnostic, PlacedRepair, Repair } from '../content/diagnostic.ts';
import { fewestAt, type JsonShape } from '../content/shape/json-shape.ts';
import { valueAt } from '../content/value-path.ts';
import type { Operation } from '../edit/operation.ts';
import { isJoin, joinOperations } from './join-texts.ts';
import type { PlacedPath } from './place-finder.ts';

/** The key in a hint that suggests one without reservation. */
const SUGGESTED_KEY = /^Did you mean "([A-Za-z][\w-]*)"\?$/;

/** The same for a value. */
const SUGGESTED_VALUE = /^Did you mean "([^"]+)"\?$/;

/** The same for a reference to a fact. */
const SUGGESTED_FACT = /^Did you mean (\{[^{}]+\})\?$/;

/** Rules whose findings have one correct fix, determined by position and hint. */
export const TELLING_REPAIRS: ReadonlySet<string> = new Set([
  'shape/needs-quotes',
  'shape/unknown-key',
]);

/** A file with findings. */
export interface FoundIn {
  text: string;
  /** Its parsed content. */
  value: unknown;
  shape: JsonShape;
}

/** The text in a range of one line. */
function written(text: string, { line, column, endLine, endColumn }: Diagnostic): string {
  const shown = text.split('\n')[line - 1] ?? '';
  return line === endLine ? shown.slice(column - 1, endColumn - 1) : '';
}

/** Applies replacements to a text; among overlapping ones the first is used. */
function withWords(text: string, repairs: readonly Repair[]): string {
  const stretches = repairs.flatMap((repair) => ('span' in repair ? [repair] : []));
  stretches.sort((a, b) => a.span[0] - b.span[0]);
  let repaired = '';
  let from = 0;
  for (const { span, becomes } of stretches) {
    if (span[0] < from) continue;
    repaired += text.slice(from, span[0]) + becomes;
    from = span[1];
  }
  return repaired + text.slice(from);
}

/**
 * The operation that applies the fixes of findings in one text.
 *
 * @returns undefined if it cannot be applied, for example if a list would have too few entries.
 */
export function repairOfText(
  placed: PlacedRepair,
  { value, shape }: FoundIn,
  others: readonly Repair[] = [],
): Operation | undefined {
  if (isJoin(placed)) return joinOperations([placed], value)[0];
  const { path, ...repair } = placed;
  if ('removes' in repair) {
    const list = path.slice(0, -1);
    const entries = valueAt(value, list);
    const isSpare = Array.isArray(entries) && entries.length > fewestAt(shape, list);
    return isSpare ? { op: 'remove', path } : undefined;
  }
  const text = valueAt(value, path);
  if (typeof text !== 'string') return undefined;
  return { op: 'set', path, value: withWords(text, [repair, ...others]) };
}

/** The operation for a finding whose position and hint determine the fix; undefined if a person must decide. */
export function repairAt(
  finding: Diagnostic,
  { path, at }: PlacedPath,
  { text, value }: FoundIn,
): Operation | undefined {
  const { rule, hint } = finding;
  if (rule === 'shape/needs-quotes' && at === 'value') {
    const words = written(text, finding);
    return /^[^"'\\]+$/.test(words) ? { op: 'set', path, value: words } : undefined;
  }
  // Without a value, the key may be what should be the value, and renaming would lose it.
  const isKey = rule === 'shape/unknown-key' && (valueAt(value, path) ?? null) !== null;
  const key = isKey ? SUGGESTED_KEY.exec(hint)?.[1] : undefined;
  return at === 'key' && key !== undefined ? { op: 'rename', path, key } : undefined;
}

/** The operation for the suggestion in a hint about a text; the user must confirm it. */
export function suggestionOf(
  finding: Diagnostic,
  { path, at }: PlacedPath,
  { text, value }: FoundIn,
): Operation | undefined {
  const { rule, hint } = finding;
  const fact = SUGGESTED_FACT.exec(hint)?.[1];
  if (fact !== undefined) {
    const [words, reference] = [valueAt(value, path), written(text, finding)];
    const isThere = typeof words === 'string' && reference !== '' && words.includes(reference);
    return isThere ? { op: 'set', path, value: words.replaceAll(reference, fact) } : undefined;
  }
  const meant = SUGGESTED_VALUE.exec(hint)?.[1];
  const isOfValue = at === 'value' && meant !== undefined && !TELLING_REPAIRS.has(rule);
  return isOfValue ? { op: 'set', path, value: meant } : undefined;
}

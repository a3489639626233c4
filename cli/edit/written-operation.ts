import { readPath, type WrittenPath } from '../content/path-text.ts';
import { type JsonShape, shapesAt } from '../content/shape/json-shape.ts';
import type { ListPlace, Operation } from './operation.ts';
import { OPERATION_FORMS, type WrittenOperation } from './operation-forms.ts';
import { typedValue } from './typed-value.ts';

const SEPARATORS = { set: '=', unset: '', insert: '=', remove: '', move: ':', rename: ':' };

function insertion({ path, atEnd }: WrittenPath): ListPlace | string {
  const at = atEnd ? 'end' : path.at(-1);
  if (at !== 'end' && typeof at !== 'number')
    return 'Name the entry that it goes in front of, as in list[0], or the end of the list, as in list[].';
  return { path: atEnd ? path : path.slice(0, -1), at };
}

/** The destination of a move, after the colon. */
function destination(text: string): number | ListPlace | string {
  if (/^\d{1,9}$/.test(text)) return Number(text);
  const written = readPath(text);
  return written?.length === text.length
    ? insertion(written)
    : 'Behind the colon goes the number that the entry is to have, from 0, or its place in another list, as in list[0].';
}

function build(
  op: WrittenOperation['op'],
  written: WrittenPath,
  rest: string,
  shape: JsonShape | undefined,
): Operation | string {
  const { path } = written;
  if (op === 'insert') {
    const place = insertion(written);
    if (typeof place === 'string') return place;
    const shapes = shape ? shapesAt(shape, [...place.path, 0]) : [];
    return { op, ...place, value: typedValue(rest, shapes) };
  }
  if (written.atEnd)
    return 'Only --insert, and the place that --move leads to, can name the end of a list.';
  switch (op) {
    case 'set':
      return { op, path, value: typedValue(rest, shape ? shapesAt(shape, path) : []) };
    case 'move': {
      const to = destination(rest.trim());
      return typeof to === 'string' ? to : { op, path, to };
    }
    case 'rename': {
      const key = typedValue(rest, [{ type: 'string' }]);
      return typeof key === 'string' && key !== ''
        ? { op, path, key }
        : 'Behind the colon goes the new key.';
    }
    default:
      return { op, path };
  }
}

/**
 * Parses an operation of the command line.
 *
 * @param shape of the file; undefined if it has none.
 * @returns a sentence if it is invalid.
 */
export function readOperation(
  { op, text }: WrittenOperation,
  shape: JsonShape | undefined,
): Operation | string {
  const form = `Write it as --${op} ${OPERATION_FORMS[op]}, such as hero.headline, plan[0].title or ["odd key"].`;
  const written = readPath(text.trimStart());
  if (!written) return `--${op} ${text}: this is no path. ${form}`;
  const behind = text.trimStart().slice(written.length);
  const separator = SEPARATORS[op];
  const found = /^\s*([=:]?)/.exec(behind);
  if (separator === '' ? behind.trim() !== '' : found?.[1] !== separator)
    return `--${op} ${text}: this cannot be read. ${form}`;
  const operation = build(op, written, behind.slice(found?.[0].length ?? 0), shape);
  return typeof operation === 'string' ? `--${op} ${text}: ${operation}` : operation;
}

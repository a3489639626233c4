import { type Path, pathName } from '../content/value-path.ts';
import { type Operation, operationPath, Refusal } from './operation.ts';
import { type DataMap, isDataMap, isPlainData } from './plain-data.ts';

type Step = Path[number];

/** The list index that a step names; undefined if it names none. */
export function indexOf(step: Step): number | undefined {
  return /^\d+$/.test(String(step)) ? Number(step) : undefined;
}

/** A new value with another nested in it at `path`. */
export function nested(path: Path, value: unknown): unknown {
  return path.reduceRight<unknown>((inner, step) => {
    if (typeof step !== 'number') return { [String(step)]: inner };
    if (step > 0)
      throw new Refusal(`There is no entry [${step}]: the list that it would stand in is empty.`);
    return [inner];
  }, value);
}

function missing(path: Path): Refusal {
  return new Refusal(`There is no ${pathName(path)} in this file.`);
}

/** A copy of `value` with the part at `path` replaced by the result of `change`. */
function changed(value: unknown, path: Path, change: (part: unknown) => unknown, at = 0): unknown {
  const step = path[at];
  if (step === undefined) return change(value);
  if (Array.isArray(value)) {
    const index = indexOf(step);
    if (index === undefined || index >= value.length) throw missing(path.slice(0, at + 1));
    return value.with(index, changed(value[index], path, change, at + 1));
  }
  const key = String(step);
  if (!isDataMap(value) || !Object.hasOwn(value, key)) throw missing(path.slice(0, at + 1));
  return { ...value, [key]: changed(value[key], path, change, at + 1) };
}

function withValue(value: unknown, path: Path, to: unknown, at = 0): unknown {
  const step = path[at];
  if (step === undefined) return to;
  const rest = () => nested(path.slice(at + 1), to);
  if (value === null || value === undefined) return nested(path.slice(at), to);
  if (Array.isArray(value)) {
    const index = indexOf(step);
    if (index === undefined || index > value.length) throw missing(path.slice(0, at + 1));
    if (index === value.length) return [...value, rest()];
    return value.with(index, withValue(value[index], path, to, at + 1));
  }
  if (!isDataMap(value)) {
    const name = pathName(path.slice(0, at));
    throw new Refusal(`${name} holds a single value, so ${pathName(path)} cannot stand in it.`);
  }
  const key = String(step);
  if (!Object.hasOwn(value, key)) return { ...value, [key]: rest() };
  return { ...value, [key]: withValue(value[key], path, to, at + 1) };
}

function listAt(part: unknown, path: Path): unknown[] {
  if (!Array.isArray(part)) throw new Refusal(`${pathName(path) || 'The file'} is no list.`);
  return part;
}

function without(parent: unknown, step: Step, path: Path): unknown {
  if (Array.isArray(parent)) {
    const index = indexOf(step);
    if (index === undefined || index >= parent.length) throw missing(path);
    return parent.toSpliced(index, 1);
  }
  const key = String(step);
  if (!isDataMap(parent) || !Object.hasOwn(parent, key)) throw missing(path);
  const { [key]: _, ...rest } = parent;
  return rest;
}

function inserted(value: unknown, { path, at, value: entry }: Operation & { op: 'insert' }) {
  const part = path.reduce<unknown>(
    (current, step) => (current as DataMap | null | undefined)?.[String(step)],
    value,
  );
  if (part === undefined || part === null) {
    if (at !== 'end' && at > 0) throw missing([...path, at]);
    return withValue(value, path, [entry]);
  }
  return changed(value, path, (list) => {
    const entries = listAt(list, path);
    const index = at === 'end' ? entries.length : at;
    if (index > entries.length) throw missing([...path, index]);
    return entries.toSpliced(index, 0, entry);
  });
}

function moved(value: unknown, { path, to }: Operation & { op: 'move' }): unknown {
  const parent = path.slice(0, -1);
  if (typeof to !== 'number') {
    let entry: unknown;
    const rest = changed(value, parent, (list) => {
      entry = listAt(list, parent)[indexOf(path.at(-1) ?? '') ?? -1];
      return without(list, path.at(-1) ?? '', path);
    });
    return inserted(rest, { op: 'insert', ...to, value: entry });
  }
  return changed(value, parent, (list) => {
    const entries = listAt(list, parent);
    const from = indexOf(path.at(-1) ?? '');
    if (from === undefined || from >= entries.length) throw missing(path);
    if (to >= entries.length) throw missing([...parent, to]);
    return entries.toSpliced(from, 1).toSpliced(to, 0, entries[from]);
  });
}

function renamed(value: unknown, { path, key }: Operation & { op: 'rename' }): unknown {
  return changed(value, path.slice(0, -1), (parent) => {
    const old = String(path.at(-1));
    if (!isDataMap(parent) || !Object.hasOwn(parent, old)) throw missing(path);
    if (key === old) return parent;
    if (Object.hasOwn(parent, key))
      throw new Refusal(`${pathName([...path.slice(0, -1), key])} is there already.`);
    return Object.fromEntries(
      Object.entries(parent).map(([name, part]) => [name === old ? key : name, part]),
    );
  });
}

/**
 * The value of a file after an operation, computed from its value alone.
 *
 * @param value of the file before.
 * @throws Refusal if the operation cannot be applied to this value.
 */
export function expectedValue(value: unknown, operation: Operation): unknown {
  const { path } = operation;
  if (path.length === 0 && operation.op !== 'insert')
    throw new Refusal('A file cannot be replaced whole.');
  if (path.includes('__proto__') || ('key' in operation && operation.key === '__proto__'))
    throw new Refusal('"__proto__" cannot be a key.');
  if ('value' in operation && !isPlainData(operation.value))
    throw new Refusal(`The value for ${operationPath(operation)} cannot stand in a file.`);
  switch (operation.op) {
    case 'set':
      return withValue(value, path, operation.value);
    case 'unset':
    case 'remove': {
      const step = path.at(-1) ?? '';
      return changed(value, path.slice(0, -1), (parent) => without(parent, step, path));
    }
    case 'insert':
      return inserted(value, operation);
    case 'move':
      return moved(value, operation);
    case 'rename':
      return renamed(value, operation);
  }
}

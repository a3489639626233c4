import type { z } from 'zod';
import { fewestAt, jsonShape, keysAt } from '../shape/json-shape.ts';
import type { Path } from '../value-path.ts';

/** The changes of a variant, by path. */
export interface ChangeSet {
  name?: string;
  set: Readonly<Record<string, unknown>>;
}

/** The changes of each variant; undefined if they cannot be read. */
export type ChangeSets = readonly (ChangeSet | undefined)[];

function isMap(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** A landing of any shape without its variants, and their changes as far as these can be read. */
export function partsOfLanding(parsed: unknown): { raw: object; sets: ChangeSets } | undefined {
  if (!isMap(parsed) || !('variants' in parsed)) return undefined;
  const { variants, ...raw } = parsed;
  const sets = Array.isArray(variants) ? variants : [];
  return {
    raw,
    sets: sets.map((one) => {
      if (!isMap(one) || !isMap(one.set)) return undefined;
      return { set: one.set, ...(typeof one.name === 'string' ? { name: one.name } : {}) };
    }),
  };
}

/** The list of variants with nothing but the changes at some paths of the file. */
export function valuesAt(sets: ChangeSets, paths: readonly Path[]): object[] {
  const wanted = new Set(paths.map((path) => JSON.stringify(path)));
  return sets.map((one, index) => {
    const isWanted = (key: string) => wanted.has(JSON.stringify(['variants', index, 'set', key]));
    const changes = Object.entries(one?.set ?? {}).filter(([key]) => isWanted(key));
    return { set: Object.fromEntries(changes) };
  });
}

/** Whether a shape has a part at a path: a key that it knows, or one of the entries that a list needs. */
export function expectedIn(schema: z.ZodType): (path: Path) => boolean {
  return (path) => {
    const shape = jsonShape(schema);
    const [parent, step] = [path.slice(0, -1), path.at(-1)];
    return typeof step === 'number'
      ? step < fewestAt(shape, parent)
      : keysAt(shape, parent).includes(String(step));
  };
}

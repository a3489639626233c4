import { z } from 'zod';
import { readPath, type WrittenPath } from '../content/path-text.ts';
import type { ListPlace, Operation } from '../edit/operation.ts';
import { RefusedCall } from './tool.ts';

const Path = z
  .string()
  .describe(
    'Keys joined by dots, entries by number from 0: hero.headline, plan[0].title, ["odd.key"].',
  );
const Value = z
  .union([
    z.string(),
    z.number(),
    z.boolean(),
    z.null(),
    z.array(z.unknown()),
    z.record(z.string(), z.unknown()),
  ])
  .describe('The new value: a text, number, list or map.');

/** One change requested by a client. */
export const OperationInput = z.discriminatedUnion('op', [
  z
    .object({ op: z.literal('set'), path: Path, value: Value })
    .describe('Gives a key or entry a value; what is missing on the way is made.'),
  z
    .object({ op: z.literal(['unset', 'remove']), path: Path })
    .describe('Takes away a key or an entry.'),
  z
    .object({ op: z.literal('insert'), path: Path, value: Value })
    .describe('Puts a value before the entry list[0], or behind the last with list[].'),
  z
    .object({ op: z.literal('move'), path: Path, to: z.union([z.int().min(0), Path]) })
    .describe(
      'Moves the entry list[2] to the place `to`, counted from 0, or into another list: before its entry list[0], or behind the last with list[].',
    ),
  z
    .object({ op: z.literal('rename'), path: Path, key: z.string().min(1) })
    .describe('Gives a key another name at its place.'),
]);

function pathOf(text: string): WrittenPath {
  const written = readPath(text);
  if (written?.length === text.length) return written;
  throw new RefusedCall(
    `${text} is no path. Write it as hero.headline, plan[0].title or ["odd.key"].`,
  );
}

function placeAt(text: string): ListPlace {
  const { path, atEnd } = pathOf(text);
  const at = atEnd ? 'end' : path.at(-1);
  if (at === 'end') return { path, at };
  if (typeof at === 'number') return { path: path.slice(0, -1), at };
  throw new RefusedCall(
    `${text}: name the entry that it goes before, as list[0], or the end, as list[].`,
  );
}

/**
 * Converts a requested change to an operation.
 *
 * @throws RefusedCall if its path cannot be parsed.
 */
export function operationOf(input: z.output<typeof OperationInput>): Operation {
  if (input.op === 'insert') return { op: 'insert', ...placeAt(input.path), value: input.value };
  const { path, atEnd } = pathOf(input.path);
  if (atEnd)
    throw new RefusedCall(`${input.path}: only a place to go to can be the end of a list.`);
  if (input.op !== 'move') return { ...input, path };
  // A number in quotes is a place, too, as on the command line.
  const to = /^\d{1,9}$/.test(`${input.to}`) ? Number(input.to) : input.to;
  return { op: 'move', path, to: typeof to === 'number' ? to : placeAt(to) };
}

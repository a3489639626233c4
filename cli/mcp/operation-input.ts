import { z } from 'zod';
import { readPath } from '../content/path-text.ts';
import type { Operation } from '../edit/operation.ts';
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

/** One change as a client asks for it. */
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
    .object({ op: z.literal('move'), path: Path, to: z.int().min(0) })
    .describe('Moves the entry list[2] to the place `to`, counted from 0.'),
  z
    .object({ op: z.literal('rename'), path: Path, key: z.string().min(1) })
    .describe('Gives a key another name at its place.'),
]);

/**
 * The operation that a client means.
 *
 * @throws RefusedCall if its path cannot be read.
 */
export function operationOf(input: z.output<typeof OperationInput>): Operation {
  const written = readPath(input.path);
  if (!written || written.length !== input.path.length)
    throw new RefusedCall(
      `${input.path} is no path. Write it as hero.headline, plan[0].title or ["odd.key"].`,
    );
  const { path, atEnd } = written;
  if (input.op === 'insert') {
    const at = atEnd ? 'end' : path.at(-1);
    if (at !== 'end' && typeof at !== 'number')
      throw new RefusedCall(
        `${input.path}: name the entry that it goes before, as list[0], or the end, as list[].`,
      );
    return { op: 'insert', path: atEnd ? path : path.slice(0, -1), at, value: input.value };
  }
  if (atEnd) throw new RefusedCall(`${input.path}: only insert can name the end of a list.`);
  return { ...input, path };
}

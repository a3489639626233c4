import { z } from 'zod';

/** Keys and list indices. */
export const Path = z.array(z.union([z.string(), z.int().min(0)]));
const Index = z.int().min(0);
const At = z.union([Index, z.literal('end')]);
const Place = z.object({ path: Path, at: At });

/** Operations of a request; whether they can be applied depends on the text. */
export const Operations = z
  .array(
    z.discriminatedUnion('op', [
      z.object({ op: z.literal('set'), path: Path, value: z.json() }),
      z.object({ op: z.literal(['unset', 'remove']), path: Path }),
      z.object({
        op: z.literal('insert'),
        path: Path,
        at: At,
        value: z.json(),
      }),
      z.object({ op: z.literal('move'), path: Path, to: z.union([Index, Place]) }),
      z.object({ op: z.literal('rename'), path: Path, key: z.string() }),
    ]),
  )
  .min(1)
  .max(1000);

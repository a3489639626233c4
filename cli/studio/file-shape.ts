import { z } from 'zod';
import type { FileShape } from '../../studio/form-shape.ts';

/** By schema, because computing that of landings takes a tenth of a second. */
const shapes = new WeakMap<z.ZodType, FileShape>();

/** Data for the form of files with this schema. A part that occurs several times is included once. */
export function fileShape(schema: z.ZodType): FileShape {
  let shape = shapes.get(schema);
  if (!shape) {
    shape = z.toJSONSchema(schema, {
      target: 'draft-7',
      io: 'input',
      reused: 'ref',
    }) as FileShape;
    shapes.set(schema, shape);
  }
  return shape;
}

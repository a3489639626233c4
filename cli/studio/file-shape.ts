import { z } from 'zod';
import type { FileShape } from '../../studio/form-shape.ts';

/** By schema: making one of a landing takes a tenth of a second. */
const shapes = new WeakMap<z.ZodType, FileShape>();

/** What a form for files of this schema is made from. A part that occurs several times stands in it once. */
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

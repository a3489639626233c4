import type { Control } from '../schemas/control.ts';

/** The parts of a JSON Schema that a form is made from, with the project's own annotations. */
export interface FormShape {
  type?: 'object' | 'array' | 'string' | 'number' | 'integer' | 'boolean' | 'null';
  title?: string;
  description?: string;
  properties?: Readonly<Record<string, FormShape>>;
  required?: readonly string[];
  additionalProperties?: FormShape | boolean;
  items?: FormShape;
  anyOf?: readonly FormShape[];
  allOf?: readonly FormShape[];
  enum?: readonly (string | number)[];
  const?: unknown;
  format?: string;
  pattern?: string;
  default?: unknown;
  maxLength?: number;
  minItems?: number;
  maxItems?: number;
  minimum?: number;
  maximum?: number;
  multipleOf?: number;
  /** Place of the shape among `definitions`, such as `#/definitions/icon`. */
  $ref?: string;
  /** What a value holds that its shape alone does not tell. */
  control?: Control;
  /** What a number counts. */
  unit?: 'money' | 'count';
  /** Characters that a text is best no longer than. */
  advisedLength?: number;
}

/** The shape of a whole file. */
export interface FileShape extends FormShape {
  definitions?: Readonly<Record<string, FormShape>>;
}

import type { Control } from '../schemas/forms/control.ts';

/** The parts of a JSON Schema needed for a form, with the project's own annotations. */
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
  /** Path of the schema among `definitions`, such as `#/definitions/icon`. */
  $ref?: string;
  /** What a value holds beyond its shape. */
  control?: Control;
  /** What a number measures. */
  unit?: 'money' | 'count';
  /** Advised maximum length of a text. */
  advisedLength?: number;
}

/** The schema of a whole file. */
export interface FileShape extends FormShape {
  definitions?: Readonly<Record<string, FormShape>>;
}

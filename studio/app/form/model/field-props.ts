import type { FormShape } from '../../../form-shape.ts';
import type { StudioPath } from '../../../protocol.ts';

/** What every field is given. */
export interface FieldProps {
  /** With its references followed. */
  shape: FormShape;
  /** As written in the file; undefined if nothing stands there. */
  value: unknown;
  path: StudioPath;
  /** The path as a name, which no other field of the form has. */
  name: string;
  label: string;
  isRequired: boolean;
}

/** What a field's control needs to be found and described by. */
export interface ControlIds {
  id: string;
  name: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
  'aria-required': true | undefined;
}

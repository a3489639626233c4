import type { FormShape } from '../../../form-shape.ts';
import type { StudioPath } from '../../../protocol.ts';

/** Props of every field. */
export interface FieldProps {
  /** The schema with references resolved. */
  shape: FormShape;
  /** As written in the file; undefined if missing. */
  value: unknown;
  path: StudioPath;
  /** The path as a name, unique in the form. */
  name: string;
  label: string;
  isRequired: boolean;
}

/** Ids that link a control to its label and descriptions. */
export interface ControlIds {
  id: string;
  name: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
  'aria-required': true | undefined;
}

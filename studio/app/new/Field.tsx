import { type ReactNode, useId } from 'react';
import '../controls/inputs.css';
import './field.css';

/** Ids that link a control to its label and descriptions. */
export interface FieldIds {
  id: string;
  'aria-describedby': string;
  'aria-invalid': boolean;
}

interface FieldProps {
  label: string;
  help?: ReactNode;
  fault?: string | undefined;
  children: (ids: FieldIds) => ReactNode;
}

/** A control with its label above, and help or an error below. */
export function Field({ label, help, fault, children }: FieldProps) {
  const id = useId();
  return (
    <div className="new-field">
      <label className="label" htmlFor={id}>
        {label}
      </label>
      {children({ id, 'aria-describedby': `${id}-help`, 'aria-invalid': fault !== undefined })}
      <p className={`help ${fault === undefined ? '' : 'new-fault'}`} id={`${id}-help`}>
        {fault ?? help}
      </p>
    </div>
  );
}

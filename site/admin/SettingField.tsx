import { type InputHTMLAttributes, useId } from 'react';

interface SettingFieldProps extends InputHTMLAttributes<HTMLInputElement> {
  name: string;
  label: string;
  fault: string | undefined;
}

/** A labeled field with its validation error. */
export function SettingField({ label, fault, ...input }: SettingFieldProps) {
  const id = useId();
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <input
        {...input}
        id={id}
        aria-invalid={fault !== undefined}
        {...(fault === undefined ? {} : { 'aria-describedby': `${id}-fault` })}
      />
      {fault !== undefined && (
        <p className="field-fault" id={`${id}-fault`}>
          {fault}
        </p>
      )}
    </div>
  );
}

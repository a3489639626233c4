import { useId } from 'react';

interface PasswordFieldProps {
  name: string;
  label: string;
  hint?: string;
  autoComplete?: 'new-password' | 'current-password' | 'off';
}

/** A labeled password field. */
export function PasswordField({
  name,
  label,
  hint,
  autoComplete = 'new-password',
}: PasswordFieldProps) {
  const id = useId();
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        name={name}
        type="password"
        autoComplete={autoComplete}
        spellCheck={false}
        {...(hint === undefined ? {} : { 'aria-describedby': `${id}-hint` })}
      />
      {hint !== undefined && (
        <p className="field-hint" id={`${id}-hint`}>
          {hint}
        </p>
      )}
    </div>
  );
}

interface FormTrapProps {
  id: string;
  /** Field name, sent along if it is filled in. */
  name: string;
  /** The label robots read. */
  label: string;
}

/** A honeypot: a field that people neither see nor reach, so any input comes from a robot. */
export function FormTrap({ id, name, label }: FormTrapProps) {
  return (
    <div className="form-trap" aria-hidden="true">
      <label htmlFor={id}>{label}</label>
      <input id={id} name={name} type="text" tabIndex={-1} autoComplete="off" />
    </div>
  );
}

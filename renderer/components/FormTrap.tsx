interface FormTrapProps {
  id: string;
  /** Name that is sent along if it is filled in. */
  name: string;
  /** What robots take it for. */
  label: string;
}

/** A field that people neither see nor reach: what is typed into it comes from a robot. */
export function FormTrap({ id, name, label }: FormTrapProps) {
  return (
    <div className="form-trap" aria-hidden="true">
      <label htmlFor={id}>{label}</label>
      <input id={id} name={name} type="text" tabIndex={-1} autoComplete="off" />
    </div>
  );
}

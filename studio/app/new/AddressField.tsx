import { Field } from './Field.tsx';

interface AddressFieldProps {
  address: string;
  /** Why the address cannot be used. */
  fault: string | undefined;
  help: string;
  onType: (address: string) => void;
}

/** The address of a new page. */
export function AddressField({ address, fault, help, onType }: AddressFieldProps) {
  return (
    <Field label="Address" fault={fault} help={help}>
      {(ids) => (
        <input
          {...ids}
          className="input"
          value={address}
          autoComplete="off"
          spellCheck={false}
          onChange={({ target }) => onType(target.value)}
        />
      )}
    </Field>
  );
}

import type { FieldProps } from '../model/field-props.ts';
import { useForm } from '../model/form-context.ts';
import { FieldFrame } from './FieldFrame.tsx';
import '../../controls/switch.css';

const ROLE = { role: 'switch' };

/** A boolean value. */
export function SwitchField(props: FieldProps) {
  const { value, path } = props;
  const form = useForm();
  return (
    <FieldFrame {...props}>
      {(ids) => (
        <span className="switch">
          <input
            {...ids}
            type="checkbox"
            {...ROLE}
            checked={value === true}
            onChange={({ target }) => form.set(path, target.checked)}
          />
          <span aria-hidden="true">{value === true ? 'On' : 'Off'}</span>
        </span>
      )}
    </FieldFrame>
  );
}

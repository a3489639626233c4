import type { FieldProps } from '../model/field-props.ts';
import { useForm } from '../model/form-context.ts';
import { FieldFrame } from './FieldFrame.tsx';

interface DateFieldProps extends FieldProps {
  type: 'date' | 'time' | 'datetime-local';
}

/** A day, a time, or both, as the browser asks for them. */
export function DateField({ type, ...props }: DateFieldProps) {
  const { value, path } = props;
  const form = useForm();
  return (
    <FieldFrame {...props}>
      {(ids) => (
        <input
          {...ids}
          className="input"
          type={type}
          value={typeof value === 'string' ? value : ''}
          onChange={({ target }) => {
            // Half of a date is empty to the browser, and nothing to write.
            if (target.value !== '') form.set(path, target.value);
          }}
        />
      )}
    </FieldFrame>
  );
}

import type { FieldProps } from '../model/field-props.ts';
import { useForm } from '../model/form-context.ts';
import { FieldFrame } from './FieldFrame.tsx';

interface DateFieldProps extends FieldProps {
  type: 'date' | 'time' | 'datetime-local';
}

/** A native control for a date, a time, or both. */
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
            // For the browser, an incomplete date is empty: nothing to write.
            if (target.value !== '') form.set(path, target.value);
          }}
        />
      )}
    </FieldFrame>
  );
}

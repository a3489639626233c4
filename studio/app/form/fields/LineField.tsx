import type { InputHTMLAttributes, ReactNode } from 'react';
import type { FieldProps } from '../model/field-props.ts';
import { useForm } from '../model/form-context.ts';
import { useDraft } from '../model/use-draft.ts';
import { FieldFrame } from './FieldFrame.tsx';

interface LineFieldProps extends FieldProps {
  input?: InputHTMLAttributes<HTMLInputElement>;
  /** Parses the typed text into the value for the file. */
  read?: (typed: string) => unknown;
  before?: ReactNode;
  after?: ReactNode;
}

/** A single-line value that is not copy: an address, a name, a number. */
export function LineField({
  input,
  read = (typed) => typed,
  before,
  after,
  ...props
}: LineFieldProps) {
  const { value, path, isRequired } = props;
  const form = useForm();
  const [text, type] = useDraft(value === undefined ? '' : String(value), (typed) => {
    const next = read(typed);
    form.set(path, next);
    return String(next);
  });
  return (
    <FieldFrame {...props}>
      {(ids) => (
        <div className="line">
          {before}
          <input
            className="input"
            autoComplete="off"
            spellCheck={false}
            {...input}
            {...ids}
            value={text}
            onChange={({ target }) => type(target.value)}
            onBlur={() => {
              if (text === '' && value === '' && !isRequired) form.unset(path, true);
            }}
          />
          {after}
        </div>
      )}
    </FieldFrame>
  );
}

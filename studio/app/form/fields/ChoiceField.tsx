import type { FieldProps } from '../model/field-props.ts';
import { useForm } from '../model/form-context.ts';
import { FieldFrame } from './FieldFrame.tsx';

interface ChoiceFieldProps extends FieldProps {
  choices: readonly (string | number)[];
  /** Label of a choice, if it differs from its value. */
  words?: (choice: string) => string;
}

/** A select for one of a few names. */
export function ChoiceField({ choices, words = (name) => name, ...props }: ChoiceFieldProps) {
  const { value, path, isRequired } = props;
  const form = useForm();
  const chosen = value === undefined ? '' : String(value);
  const isKnown = choices.some((choice) => String(choice) === chosen);
  return (
    <FieldFrame {...props}>
      {(ids) => (
        <select
          {...ids}
          className="input select"
          value={chosen}
          onChange={({ target }) => {
            const next = choices.find((choice) => String(choice) === target.value);
            if (next === undefined) form.unset(path, value !== undefined);
            else form.set(path, next);
          }}
        >
          {(!isRequired || chosen === '') && (
            <option value="">{isRequired ? '' : 'Default'}</option>
          )}
          {!isKnown && chosen !== '' && <option value={chosen}>{chosen}</option>}
          {choices.map((choice) => (
            <option key={choice} value={choice}>
              {words(String(choice))}
            </option>
          ))}
        </select>
      )}
    </FieldFrame>
  );
}

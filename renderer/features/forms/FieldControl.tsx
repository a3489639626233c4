import { mostCharacters } from '../../../schemas/forms/form-limits.ts';
import { acceptList, USUAL_FILES, USUAL_MOST_FILES } from '../../../schemas/forms/form-values.ts';
import type { LocalField } from './local-form.ts';

/** Props common to all native controls of a field. */
export interface ControlProps {
  id: string;
  field: LocalField;
  /** Placeholder of a select menu. */
  choose: string;
  /** Ids of the describing texts. */
  describedBy: string | undefined;
  isFaulty: boolean;
  /** Today in the business's time zone, once computed in the browser. */
  today: string | undefined;
}

/** Autofill token of a field. */
function autocompleteOf({ autocomplete, type, name }: LocalField): string | undefined {
  if (autocomplete !== undefined) return autocomplete;
  if (type === 'email') return 'email';
  if (type === 'phone') return 'tel';
  return type === 'text' && name === 'name' ? 'name' : undefined;
}

const INPUT_TYPES = { email: 'email', phone: 'tel', number: 'number', date: 'date' } as const;

function day(bound: number | string | undefined, today: string | undefined): string | undefined {
  return bound === 'today' ? today : (bound as string | undefined);
}

/** Bounds that the browser itself enforces. */
function boundsOf(field: LocalField, today: string | undefined) {
  const { type, min, max, pattern } = field;
  if (type === 'number') return { min, max, step: 'any' };
  if (type === 'date') return { min: day(min, today), max: day(max, today) };
  const least = type === 'text' && typeof min === 'number' ? min : undefined;
  return { minLength: least, maxLength: mostCharacters(field), pattern };
}

/** The native control of a field. */
export function FieldControl({ id, field, choose, describedBy, isFaulty, today }: ControlProps) {
  const { name, type, lines, required, placeholder, options = [], accept, max } = field;
  const shared = {
    ...{ id, name, required, placeholder },
    autoComplete: autocompleteOf(field),
    'aria-describedby': describedBy,
    'aria-invalid': isFaulty || undefined,
  };
  if (type === 'choice')
    return (
      <select {...shared} defaultValue="">
        <option value="">{choose}</option>
        {options.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
    );
  if (type === 'file')
    return (
      <input
        {...shared}
        type="file"
        accept={acceptList(accept ?? USUAL_FILES).join(',')}
        multiple={(max ?? USUAL_MOST_FILES) !== 1}
      />
    );
  if (type === 'text' && lines !== undefined) {
    const { pattern: _, ...lengths } = boundsOf(field, today);
    return <textarea {...shared} {...lengths} rows={lines} />;
  }
  const inputType = type in INPUT_TYPES ? INPUT_TYPES[type as keyof typeof INPUT_TYPES] : 'text';
  return <input {...shared} {...boundsOf(field, today)} type={inputType} />;
}

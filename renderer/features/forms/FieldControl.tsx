import { mostCharacters } from '../../../schemas/form-limits.ts';
import { acceptList, USUAL_FILES, USUAL_MOST_FILES } from '../../../schemas/form-values.ts';
import type { LocalField } from './local-form.ts';

/** What is the same for every native control of a field. */
export interface ControlProps {
  id: string;
  field: LocalField;
  /** What a menu shows before something is chosen. */
  choose: string;
  /** Ids of the texts that describe it. */
  describedBy: string | undefined;
  isFaulty: boolean;
  /** Today at the business, once a browser has told it. */
  today: string | undefined;
}

/** Purpose of a field for browsers that fill it in. */
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

/** Bounds that the browser itself holds a field to. */
function boundsOf(field: LocalField, today: string | undefined) {
  const { type, min, max, pattern } = field;
  if (type === 'number') return { min, max, step: 'any' };
  if (type === 'date') return { min: day(min, today), max: day(max, today) };
  const least = type === 'text' && typeof min === 'number' ? min : undefined;
  return { minLength: least, maxLength: mostCharacters(field), pattern };
}

/** The native control of a field that has one. */
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

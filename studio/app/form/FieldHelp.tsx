import { WordsWithCode } from './fields/WordsWithCode.tsx';

/** Help of the focused field. */
export interface HelpedField {
  name: string;
  label: string;
  help: string;
}

/** The help of the field that contains an element. */
export function helpedField(target: Element): HelpedField | undefined {
  const field = target.closest('[data-field]');
  const name = field?.getAttribute('data-field');
  if (!field || name === null || name === undefined) return undefined;
  const frame = target.closest('.field');
  return {
    name,
    label: frame?.querySelector('.field-label')?.textContent ?? '',
    help: frame?.querySelector(':scope > [data-help]')?.textContent ?? '',
  };
}

/**
 * The help of the focused field, in a fixed place, so that nothing shifts. Screen readers get it from the field itself.
 */
export function FieldHelp({ field }: { field: HelpedField | undefined }) {
  return (
    <div className="field-help" aria-hidden="true">
      {field ? (
        <>
          <strong>{field.label}</strong> <code>{field.name}</code>
          <p>
            <WordsWithCode text={field.help} />
          </p>
        </>
      ) : (
        <p>Choose a field to read what it is for.</p>
      )}
    </div>
  );
}

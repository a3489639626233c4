import { WordsWithCode } from './fields/WordsWithCode.tsx';

/** The field that has the focus, as its help is shown. */
export interface HelpedField {
  name: string;
  label: string;
  help: string;
}

/** What is said of the field around an element. */
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

/** What the field with the focus is for, in a place of its own, so that nothing moves. Screen readers have it at the field. */
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

import { endingsOf, MOST_FILE_BYTES, USUAL_FILES } from '../../../schemas/forms/form-values.ts';
import { fillWord } from '../../text/fill-word.ts';
import { FieldControl } from './FieldControl.tsx';
import type { FormWords } from './form-words.ts';
import type { LocalField } from './local-form.ts';

interface FormFieldViewProps {
  /** Prefix of the ids of the field. */
  id: string;
  field: LocalField;
  words: FormWords;
  fault: string | undefined;
  today: string | undefined;
}

interface Described extends FormFieldViewProps {
  help: string | undefined;
  describedBy: string | undefined;
}

function helpOf({ type, help, accept }: LocalField, words: FormWords): string | undefined {
  if (type !== 'file') return help;
  const megabytes = MOST_FILE_BYTES / 1_048_576;
  const kinds = fillWord(words.fileHint, { kinds: endingsOf(accept ?? USUAL_FILES), megabytes });
  return help === undefined ? kinds : `${help} ${kinds}`;
}

function Optional({ field, words }: Pick<FormFieldViewProps, 'field' | 'words'>) {
  return field.required ? null : <span className="field-optional"> ({words.optional})</span>;
}

/** Help and error below a field. */
function Notes({ id, help, fault }: Pick<Described, 'id' | 'help' | 'fault'>) {
  return (
    <>
      {help !== undefined && (
        <p className="field-hint" id={`${id}-help`}>
          {help}
        </p>
      )}
      {fault !== undefined && (
        <p className="field-fault" id={`${id}-fault`}>
          {fault}
        </p>
      )}
    </>
  );
}

/** A checkbox with the sentence that is agreed to. */
function ConsentField(props: Described) {
  const { id, field, fault, describedBy } = props;
  return (
    <div className="field">
      <div className="field-box">
        <input
          type="checkbox"
          id={id}
          name={field.name}
          value="yes"
          required={field.required}
          aria-describedby={describedBy}
          aria-invalid={fault !== undefined || undefined}
        />
        <label htmlFor={id}>
          {field.label}
          <Optional {...props} />
        </label>
      </div>
      <Notes {...props} />
    </div>
  );
}

/** Multiple choices, or one of a visible list. */
function ChoiceGroup(props: Described) {
  const { id, field, fault, describedBy } = props;
  const isOne = field.type === 'choice';
  return (
    <fieldset className="field field-group" aria-describedby={describedBy}>
      <legend>
        {field.label}
        <Optional {...props} />
      </legend>
      {(field.options ?? []).map(({ value, label }, index) => (
        <div className="field-box" key={value}>
          <input
            type={isOne ? 'radio' : 'checkbox'}
            id={`${id}-${index + 1}`}
            name={field.name}
            value={value}
            required={isOne && field.required}
            aria-invalid={fault !== undefined || undefined}
          />
          <label htmlFor={`${id}-${index + 1}`}>{label}</label>
        </div>
      ))}
      <Notes {...props} />
    </fieldset>
  );
}

/** A field with its label above, its help and error below. */
export function FormFieldView(props: FormFieldViewProps) {
  const { id, field, words, fault, today } = props;
  const help = helpOf(field, words);
  const notes = [
    ...(fault === undefined ? [] : [`${id}-fault`]),
    ...(help === undefined ? [] : [`${id}-help`]),
  ];
  const describedBy = notes.length === 0 ? undefined : notes.join(' ');
  const described = { ...props, help, describedBy };
  if (field.type === 'consent') return <ConsentField {...described} />;
  if (field.type === 'choices' || (field.type === 'choice' && field.show === 'list'))
    return <ChoiceGroup {...described} />;
  return (
    <div className="field">
      <label htmlFor={id}>
        {field.label}
        <Optional {...props} />
      </label>
      <FieldControl
        id={id}
        field={field}
        choose={words.choose}
        describedBy={describedBy}
        isFaulty={fault !== undefined}
        today={today}
      />
      <Notes {...described} />
    </div>
  );
}

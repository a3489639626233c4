import { factsOf, factText, withFactValues } from '../model/facts-in-text.ts';
import type { FieldProps } from '../model/field-props.ts';
import { useForm, useFormPart } from '../model/form-context.ts';
import { useDraft } from '../model/use-draft.ts';
import { FactArea } from './FactArea.tsx';
import { FieldFrame } from './FieldFrame.tsx';

/** Length of a text beside the advised maximum. */
function Length({ text, advised }: { text: string; advised: number }) {
  const facts = useFormPart((form) => form.facts);
  const { length } = [...withFactValues(text, facts)];
  return (
    <span className={length > advised ? 'length length-over' : 'length'}>
      {length} / {advised}
      <span className="unseen"> characters</span>
    </span>
  );
}

/** The values of referenced facts, for users who cannot see the chips. */
function FactWords({ id, text }: { id: string; text: string }) {
  const facts = useFormPart((form) => form.facts);
  const words = factsOf(text).map((name) => {
    const value = factText(name, facts);
    return value === undefined ? `{${name}} is no fact.` : `{${name}} is ${value}.`;
  });
  return (
    <span id={id} hidden>
      {words.join(' ')}
    </span>
  );
}

/** A plain text. It grows with its content; line breaks are only allowed in a text that already has some. */
export function TextField(props: FieldProps) {
  const { shape, value, path, isRequired } = props;
  const form = useForm();
  const had = typeof value === 'string' ? value : '';
  const [text, type] = useDraft(had, (typed) => {
    form.set(path, typed);
    return typed;
  });
  const hasFacts = text.includes('{');
  const { advisedLength } = shape;
  return (
    <FieldFrame
      {...props}
      aside={advisedLength !== undefined && <Length text={text} advised={advisedLength} />}
    >
      {(ids) => (
        <>
          <FactArea
            {...ids}
            aria-describedby={
              hasFacts ? `${ids['aria-describedby'] ?? ''} ${ids.id}facts` : ids['aria-describedby']
            }
            text={text}
            onType={type}
            onKeyDown={(event) => {
              if (event.key === 'Enter' && !text.includes('\n')) event.preventDefault();
            }}
            onBlur={() => {
              if (text === '' && value === '' && !isRequired) form.unset(path, true);
            }}
          />
          {hasFacts && <FactWords id={`${ids.id}facts`} text={text} />}
        </>
      )}
    </FieldFrame>
  );
}

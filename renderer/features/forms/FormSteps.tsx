import { fillWord } from '../../text/fill-word.ts';
import { FormFieldView } from './FormFieldView.tsx';
import type { FormWords } from './form-words.ts';
import type { LocalForm } from './local-form.ts';
import type { Faults } from './use-form.ts';

interface FormStepsProps {
  form: LocalForm;
  words: FormWords;
  /** Index of the current step, from 0. */
  step: number;
  faults: Faults;
  today: string | undefined;
}

/** The fields of a form, in steps if it has any; without scripts all are shown, stacked. */
export function FormSteps({ form, words, step, faults, today }: FormStepsProps) {
  const { id, fields, steps } = form;
  const viewOf = (names?: readonly string[]) =>
    fields
      .filter(({ name, type }) => type !== 'hidden' && (names?.includes(name) ?? true))
      .map((field) => (
        <FormFieldView
          key={field.name}
          id={`${id}-${field.name}`}
          field={field}
          words={words}
          fault={faults[field.name]}
          today={today}
        />
      ));
  if (!steps) return viewOf();
  const count = { step: step + 1, steps: steps.length };
  return (
    <>
      <div className="form-progress needs-script">
        <progress max={steps.length} value={step + 1} aria-label={fillWord(words.step, count)} />
        <p aria-hidden="true">{fillWord(words.step, count)}</p>
      </div>
      {steps.map(({ heading, fields: names }, index) => (
        <fieldset
          className="form-step"
          key={heading}
          {...(index === step ? { 'data-current': '' } : {})}
        >
          <legend tabIndex={-1}>{heading}</legend>
          {viewOf(names)}
        </fieldset>
      ))}
    </>
  );
}

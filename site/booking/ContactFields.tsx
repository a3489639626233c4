import { useId } from 'react';
import type { BookingTexts } from './booking-texts.ts';
import type { BookingDraft } from './draft.ts';

const FIELDS = [
  { name: 'name', type: 'text', autoComplete: 'name' },
  { name: 'phone', type: 'tel', autoComplete: 'tel' },
  { name: 'email', type: 'email', autoComplete: 'email' },
] as const;

/** Who books, how to reach them, and what else to know. */
export function ContactFields({ texts, draft }: { texts: BookingTexts; draft: BookingDraft }) {
  const id = useId();
  return (
    <fieldset className="booking-contact">
      <legend>{texts.contact}</legend>
      <div className="field-pair">
        {FIELDS.map(({ name, type, autoComplete }) => (
          <div key={name} className="field">
            <label htmlFor={`${id}-${name}`}>{texts[name]}</label>
            <input
              id={`${id}-${name}`}
              name={name}
              type={type}
              autoComplete={autoComplete}
              defaultValue={draft[name]}
              required
            />
          </div>
        ))}
      </div>
      <div className="field">
        <label htmlFor={`${id}-notes`}>
          {texts.notes} <span className="field-hint">({texts.optional})</span>
        </label>
        <textarea
          id={`${id}-notes`}
          name="notes"
          rows={3}
          defaultValue={draft.notes}
          aria-describedby={`${id}-notes-hint`}
        />
        <p className="field-hint" id={`${id}-notes-hint`}>
          {texts.notesHint}
        </p>
      </div>
      <div className="form-trap" aria-hidden="true">
        <label htmlFor={`${id}-company`}>Company</label>
        <input id={`${id}-company`} name="company" type="text" tabIndex={-1} autoComplete="off" />
      </div>
    </fieldset>
  );
}

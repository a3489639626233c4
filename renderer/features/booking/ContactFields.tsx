import { useId } from 'react';
import { FormTrap } from '../../components/FormTrap.tsx';
import type { BookingWords } from './booking-offer.ts';
import type { BookingDraft } from './draft.ts';

const FIELDS = [
  { name: 'name', type: 'text', autoComplete: 'name' },
  { name: 'phone', type: 'tel', autoComplete: 'tel' },
  { name: 'email', type: 'email', autoComplete: 'email' },
] as const;

interface ContactFieldsProps {
  words: Pick<
    BookingWords,
    'contact' | 'name' | 'phone' | 'email' | 'notes' | 'notesHint' | 'trap' | 'optional'
  >;
  draft: BookingDraft;
}

/** Name, contact details and notes of a booking. */
export function ContactFields({ words, draft }: ContactFieldsProps) {
  const id = useId();
  return (
    <fieldset className="booking-contact">
      <legend>{words.contact}</legend>
      <div className="field-pair">
        {FIELDS.map(({ name, type, autoComplete }) => (
          <div key={name} className="field">
            <label htmlFor={`${id}-${name}`}>{words[name]}</label>
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
          {words.notes} <span className="field-hint">({words.optional})</span>
        </label>
        <textarea
          id={`${id}-notes`}
          name="notes"
          rows={3}
          defaultValue={draft.notes}
          aria-describedby={words.notesHint === undefined ? undefined : `${id}-notes-hint`}
        />
        {words.notesHint !== undefined && (
          <p className="field-hint" id={`${id}-notes-hint`}>
            {words.notesHint}
          </p>
        )}
      </div>
      <FormTrap id={`${id}-company`} name="company" label={words.trap} />
    </fieldset>
  );
}

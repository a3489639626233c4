import { type SubmitEvent, useRef } from 'react';
import type { Words } from '../../../schemas/words/words.ts';
import type { WordedIslandProps } from '../../islands/Island.tsx';
import { messageText } from './contact-message.ts';
import { MessageFields } from './MessageFields.tsx';
import { OutcomeNote } from './OutcomeNote.tsx';
import { useMessage } from './use-message.ts';

/** The message form (docs/product.md, "Contact form"); without scripts it opens the mail program. */
export function ContactForm({ facts, words }: WordedIslandProps<Words['contact']>) {
  const form = useRef<HTMLFormElement>(null);
  const { outcome, send } = useMessage(form, facts, words);
  const isSending = outcome.state === 'sending';

  const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    // Only robots see this field; their submissions are flagged, not dropped.
    const isSuspect = new FormData(event.currentTarget).get('company') !== '';
    send(isSuspect);
  };

  return (
    <form
      className="form"
      id="message-form"
      ref={form}
      action={`mailto:${facts.business.email ?? ''}?subject=${encodeURIComponent(words.subject)}`}
      method="post"
      encType="text/plain"
      onSubmit={onSubmit}
    >
      <MessageFields words={words} />
      <div>
        <button className="button primary" type="submit" disabled={isSending}>
          {isSending ? words.sending : words.send}
        </button>
        <p className="without-script field-hint">{words.withoutScript}</p>
      </div>
      <OutcomeNote
        outcome={outcome}
        business={facts.business}
        words={words}
        message={() => (outcome.state === 'idle' ? '' : messageText(outcome.fields, words))}
        subject={words.subject}
      />
    </form>
  );
}

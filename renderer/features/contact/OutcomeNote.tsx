import { useEffect, useRef } from 'react';
import type { Words } from '../../../schemas/words.ts';
import type { VisitorFacts } from '../../context/visitor-facts.ts';
import { callHref, chatHref, mailHref } from '../../text/contact-links.ts';
import { fillWord } from '../../text/fill-word.ts';
import { type ContactFields, messageText } from './contact-message.ts';
import type { Outcome } from './use-message.ts';

interface OutcomeNoteProps {
  outcome: Outcome;
  business: VisitorFacts['business'];
  words: Words['contact'];
}

interface OtherWaysProps extends Omit<OutcomeNoteProps, 'outcome'> {
  fields: ContactFields;
}

/** The same message by chat, else by e-mail, and the number to call. */
function OtherWays({ fields, business, words }: OtherWaysProps) {
  const { phone, email, whatsapp } = business;
  const text = messageText(fields, words);
  return (
    <p className="actions">
      {whatsapp !== undefined && (
        <a
          className="button primary"
          href={chatHref(whatsapp, text)}
          target="_blank"
          rel="noopener noreferrer"
        >
          {words.byChat}
        </a>
      )}
      {whatsapp === undefined && email !== undefined && (
        <a className="button primary" href={mailHref(email, words.subject, text)}>
          {words.byEmail}
        </a>
      )}
      {phone !== undefined && (
        <a className="button ghost" href={callHref(phone)}>
          {fillWord(words.callNumber, { phone })}
        </a>
      )}
    </p>
  );
}

function OutcomeText({ outcome, business, words }: OutcomeNoteProps) {
  switch (outcome.state) {
    case 'waiting':
      return (
        <>
          <p>
            <b>{words.unconfirmed}</b> {outcome.lasting ? words.keptInBrowser : words.keptInPage}{' '}
            {words.otherWays}
          </p>
          <OtherWays fields={outcome.fields} business={business} words={words} />
        </>
      );
    case 'unsendable':
      return (
        <>
          <p>
            <b>{words.unsent}</b> {words.unsentWays}
          </p>
          <OtherWays fields={outcome.fields} business={business} words={words} />
        </>
      );
    case 'withdrawn':
      return <p>{words.withdrawn}</p>;
    case 'gone':
      return <p>{words.gone}</p>;
    default:
      return null;
  }
}

/** Tells what became of the message where a toast would be gone too soon. */
export function OutcomeNote(props: OutcomeNoteProps) {
  const note = useRef<HTMLDivElement>(null);
  const { state } = props.outcome;
  // What has to be done next stands in the note, and the button that was pressed has led here.
  useEffect(() => {
    if (state === 'unsendable') note.current?.focus();
  }, [state]);
  return (
    <div className="form-outcome" role="status" tabIndex={-1} ref={note} data-state={state}>
      <OutcomeText {...props} />
    </div>
  );
}

import { useEffect, useRef } from 'react';
import type { Words } from '../../../schemas/words.ts';
import type { VisitorFacts } from '../../context/visitor-facts.ts';
import { type ContactFields, messageText } from './contact-message.ts';
import { OtherWays } from './OtherWays.tsx';
import type { Outcome } from './use-message.ts';

interface OutcomeNoteProps {
  outcome: Outcome;
  business: VisitorFacts['business'];
  words: Words['contact'];
}

function OutcomeText({ outcome, business, words }: OutcomeNoteProps) {
  const ways = (fields: ContactFields) => (
    <OtherWays
      business={business}
      words={words}
      message={messageText(fields, words)}
      subject={words.subject}
      look="primary"
    />
  );
  switch (outcome.state) {
    case 'waiting':
      return (
        <>
          <p>
            <b>{words.unconfirmed}</b> {outcome.lasting ? words.keptInBrowser : words.keptInPage}{' '}
            {words.otherWays}
          </p>
          {ways(outcome.fields)}
        </>
      );
    case 'unsendable':
      return (
        <>
          <p>
            <b>{words.unsent}</b> {words.unsentWays}
          </p>
          {ways(outcome.fields)}
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

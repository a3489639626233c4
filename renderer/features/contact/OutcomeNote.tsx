import { type ReactNode, useEffect, useRef } from 'react';
import type { Words } from '../../../schemas/words/words.ts';
import type { VisitorFacts } from '../../context/visitor-facts.ts';
import type { SubmissionState } from '../outbox/submit.ts';
import { OtherWays } from './OtherWays.tsx';

/** Texts for a form that is not, or not yet, delivered. */
export type OutcomeWords = Pick<
  Words['contact'],
  | 'unconfirmed'
  | 'keptInBrowser'
  | 'keptInPage'
  | 'otherWays'
  | 'unsent'
  | 'unsentWays'
  | 'withdrawn'
  | 'gone'
  | 'byChat'
  | 'byEmail'
  | 'callNumber'
>;

interface OutcomeNoteProps {
  outcome: SubmissionState | { state: 'idle' };
  business: VisitorFacts['business'];
  words: OutcomeWords;
  /** The filled-in form as one text, for a chat or an email. */
  message: () => string;
  /** Subject of the email. */
  subject: string;
  /** Shown before the other ways to send it. */
  further?: ReactNode;
}

function OutcomeText({ outcome, business, words, message, subject, further }: OutcomeNoteProps) {
  const ways = () => (
    <OtherWays
      business={business}
      words={words}
      message={message()}
      subject={subject}
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
          {further}
          {ways()}
        </>
      );
    case 'unsendable':
      return (
        <>
          <p>
            <b>{words.unsent}</b> {words.unsentWays}
          </p>
          {further}
          {ways()}
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

/** Shows the outcome of a form where a toast would disappear too soon. */
export function OutcomeNote(props: OutcomeNoteProps) {
  const note = useRef<HTMLDivElement>(null);
  const { state } = props.outcome;
  // The note says what to do next, and the pressed button is gone: move the focus there.
  useEffect(() => {
    if (state === 'unsendable') note.current?.focus();
  }, [state]);
  return (
    <div className="form-outcome" role="status" tabIndex={-1} ref={note} data-state={state}>
      <OutcomeText {...props} />
    </div>
  );
}

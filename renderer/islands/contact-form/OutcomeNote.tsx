import { useEffect, useRef } from 'react';
import { callHref, chatHref } from '../../../domain/contact-links.ts';
import { type ContactFields, contactChatText } from '../../../domain/contact-message.ts';
import type { VisitorFacts } from '../../../domain/visitor-facts.ts';
import type { Outcome } from './outcome.ts';

interface OutcomeNoteProps {
  outcome: Outcome;
  business: VisitorFacts['business'];
}

/** The same message by chat, and the number to call. */
function OtherWays({
  fields,
  business,
}: {
  fields: ContactFields;
  business: VisitorFacts['business'];
}) {
  return (
    <p className="actions">
      <a
        className="button primary"
        href={chatHref(business.whatsapp, contactChatText(fields))}
        target="_blank"
        rel="noopener noreferrer"
      >
        Send it by chat
      </a>
      <a className="button ghost" href={callHref(business.phone)}>
        Call {business.phone}
      </a>
    </p>
  );
}

function OutcomeText({ outcome, business }: OutcomeNoteProps) {
  switch (outcome.state) {
    case 'waiting':
      return (
        <>
          <p>
            <b>We could not confirm that your message arrived.</b>{' '}
            {outcome.lasting
              ? 'It is kept in this browser and will be sent again by itself: while this page is open, and on your next visit.'
              : 'This browser does not let us keep it: it will be sent again only while this page is open.'}{' '}
            If it cannot wait, use one of these:
          </p>
          <OtherWays fields={outcome.fields} business={business} />
        </>
      );
    case 'unsendable':
      return (
        <>
          <p>
            <b>Your message has not been sent.</b> This form cannot send at the moment. The chat
            opens with everything that you have written; or call.
          </p>
          <OtherWays fields={outcome.fields} business={business} />
        </>
      );
    case 'withdrawn':
      return <p>Withdrawn. Your message will not be sent again; what you wrote is still here.</p>;
    case 'gone':
      return (
        <p>
          Your message waits no longer: it was delivered or withdrawn in another tab of this site.
        </p>
      );
    default:
      return null;
  }
}

/** Tells what became of the message where a toast would be gone too soon. */
export function OutcomeNote({ outcome, business }: OutcomeNoteProps) {
  const note = useRef<HTMLDivElement>(null);
  const { state } = outcome;
  // What has to be done next stands in the note, and the button that was pressed has led here.
  useEffect(() => {
    if (state === 'unsendable') note.current?.focus();
  }, [state]);
  return (
    <div className="form-outcome" role="status" tabIndex={-1} ref={note} data-state={state}>
      <OutcomeText outcome={outcome} business={business} />
    </div>
  );
}

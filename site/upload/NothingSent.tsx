import { Notice } from '../../renderer/components/Notice.tsx';
import type { VisitorFacts } from '../../renderer/context/visitor-facts.ts';
import { callHref, chatHref } from '../../renderer/text/contact-links.ts';

interface NothingSentProps {
  business: VisitorFacts['business'];
  clientId: string;
  /** Of the files that were chosen. */
  names: readonly string[];
}

/** What to do while there is nobody who receives uploads: the list stays on the device. */
export function NothingSent({ business, clientId, names }: NothingSentProps) {
  const { phone, whatsapp } = business;
  const greeting = `Hi, this is client ${clientId}. Here are my documents: ${names.join(', ')}`;
  return (
    <Notice heading="Files stay on this device">
      <p>
        You can list what you have, but this page does not send it. Send the documents by{' '}
        <a href={chatHref(whatsapp, greeting)} target="_blank" rel="noopener noreferrer">
          chat<span className="sr-only"> on WhatsApp (opens in a new tab)</span>
        </a>
        , or call{' '}
        <a className="whitespace-nowrap" href={callHref(phone)}>
          {phone}
        </a>{' '}
        and bring them to the visit.
      </p>
    </Notice>
  );
}

import { chatHref } from '../../../domain/contact-links.ts';
import type { VisitorFacts } from '../../../domain/visitor-facts.ts';
import { Notice } from '../../blocks/Notice.tsx';

interface NothingSentProps {
  business: VisitorFacts['business'];
  clientId: string;
}

/** What to do while there is nobody who receives uploads: the list stays on the device. */
export function NothingSent({ business, clientId }: NothingSentProps) {
  const { email, whatsapp } = business;
  const greeting = `Hi, this is client ${clientId}. Here are my documents: `;
  return (
    <Notice heading="Files stay on this device for now">
      <p>
        You can list what you will bring, but this page does not send it yet. Bring the documents to
        the visit, or send them by{' '}
        <a href={chatHref(whatsapp, greeting)} target="_blank" rel="noopener noreferrer">
          chat<span className="sr-only"> on WhatsApp (opens in a new tab)</span>
        </a>{' '}
        or to <a href={`mailto:${email}`}>{email}</a>.
      </p>
    </Notice>
  );
}

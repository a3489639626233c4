import type { VisitorFacts } from '../../renderer/context/visitor-facts.ts';
import { callHref, chatHref } from '../../renderer/text/contact-links.ts';
import type { BookingTexts } from './booking-texts.ts';

interface OtherWaysProps {
  business: VisitorFacts['business'];
  texts: BookingTexts;
  end: 'no-webhook' | 'lost';
  /** The booking as a chat's text. */
  message: string;
}

/** How to book where the form has nowhere to send to, or could not keep what it could not send. */
export function OtherWays({ business, texts, end, message }: OtherWaysProps) {
  return (
    <div className="booking-ways" role="alert">
      <p>{end === 'lost' ? texts.notKept : texts.noWebhook}</p>
      <p className="actions">
        <a
          className="button ghost"
          href={chatHref(business.whatsapp, message)}
          target="_blank"
          rel="noopener noreferrer"
          aria-label={`${texts.chat} (${texts.newTab})`}
        >
          {texts.chat}
        </a>
        <a className="button ghost" href={callHref(business.phone)}>
          {texts.call} {business.phone}
        </a>
      </p>
    </div>
  );
}

import type { VisitorFacts } from '../../context/visitor-facts.ts';
import { callHref, chatHref, mailHref } from '../../text/contact-links.ts';
import { fillWord } from '../../text/fill-word.ts';
import type { BookingWords } from './booking-words.ts';

interface OtherWaysProps {
  business: VisitorFacts['business'];
  words: Pick<BookingWords, 'byChat' | 'byEmail' | 'callNumber' | 'newTab'>;
  /** The booking as one text; its first line says what it is. */
  message: string;
}

/** The same booking by chat, else by e-mail, and the number to call. */
export function OtherWays({ business, words, message }: OtherWaysProps) {
  const { phone, email, whatsapp } = business;
  const [subject = ''] = message.split('\n', 1);
  return (
    <p className="actions">
      {whatsapp !== undefined && (
        <a
          className="button ghost"
          href={chatHref(whatsapp, message)}
          target="_blank"
          rel="noopener noreferrer"
          aria-label={`${words.byChat} (${words.newTab})`}
        >
          {words.byChat}
        </a>
      )}
      {whatsapp === undefined && email !== undefined && (
        <a className="button ghost" href={mailHref(email, subject, message)}>
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

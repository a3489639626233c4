import type { VisitorFacts } from '../../context/visitor-facts.ts';
import { callHref, chatHref, mailHref } from '../../text/contact-links.ts';
import { fillWord } from '../../text/fill-word.ts';

interface OtherWaysProps {
  business: VisitorFacts['business'];
  words: {
    byChat: string;
    byEmail: string;
    callNumber: string;
    /** Note on the chat link, which opens in a new tab. */
    newTab?: string;
  };
  /** What the form could not send. */
  message: string;
  /** Subject of the email; default: the first line of the message. */
  subject?: string;
  /** Style of the first button; `ghost` beside another primary button. */
  look: 'primary' | 'ghost';
}

/** Ways to deliver what a form could not send: by chat, else by email, and the number to call. */
export function OtherWays({ business, words, message, subject, look }: OtherWaysProps) {
  const { phone, email, whatsapp } = business;
  const { byChat, newTab } = words;
  const [firstLine = ''] = message.split('\n', 1);
  return (
    <p className="actions">
      {whatsapp !== undefined && (
        <a
          className={`button ${look}`}
          href={chatHref(whatsapp, message)}
          target="_blank"
          rel="noopener noreferrer"
          aria-label={newTab === undefined ? undefined : `${byChat} (${newTab})`}
        >
          {byChat}
        </a>
      )}
      {whatsapp === undefined && email !== undefined && (
        <a className={`button ${look}`} href={mailHref(email, subject ?? firstLine, message)}>
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

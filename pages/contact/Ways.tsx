import { BookLink, CallLink, ChatLink, TextLink } from '../../renderer/components/actions.tsx';
import { Icon } from '../../renderer/components/Icon.tsx';
import type { Site } from '../../renderer/context/site.ts';
import { callHref } from '../../renderer/text/contact-links.ts';

const QUESTION = 'Hi, I have a paper to notarize and a question first: ';

const BOOKING =
  'Hi, I would like to book a visit. Address: … Day and time: … Kind of document: … Signatures: …';

/** The three cards at the top of the page: call or text, chat, book. */
export function Ways({ site }: { site: Site }) {
  const { phone, whatsapp } = site.business;
  return (
    <ul className="ways">
      <li>
        <Icon name="phone" />
        <h2>Call or text</h2>
        <p>
          Any hour of the day. For a signing tonight, always call: a text can wait in a dead spot on
          the highway.
        </p>
        <a className="ways-number" href={callHref(phone)}>
          {phone}
        </a>
        <TextLink phone={phone}>Text us</TextLink>
      </li>
      <li>
        <Icon name="message-circle" />
        <h2>Chat</h2>
        <p>
          Send a photo of the signature page on WhatsApp, in English o en español, and learn what it
          needs before you book.
        </p>
        <ChatLink
          number={whatsapp}
          message={QUESTION}
          label="Start a chat on WhatsApp (opens in a new tab)"
        >
          Start a chat
        </ChatLink>
      </li>
      <li id="book">
        <Icon name="calendar-check" />
        <h2>Book online</h2>
        <p className="needs-script">
          Pick the day and the part of it, see the estimate, and send. We call back to confirm
          before it counts as booked.
        </p>
        <BookLink site={site} className="button primary needs-script">
          Book a visit
        </BookLink>
        <p className="without-script">
          Have four things ready: the address, the day and time, the kind of document, and how many
          signatures. Then{' '}
          <CallLink phone={phone} className="text-link">
            book by phone
          </CallLink>{' '}
          or{' '}
          <ChatLink number={whatsapp} message={BOOKING} className="text-link">
            fill them in by chat
          </ChatLink>
          .
        </p>
      </li>
    </ul>
  );
}

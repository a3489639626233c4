import type { VisitorFacts } from '../../context/visitor-facts.ts';
import { callHref, chatHref, mailHref } from '../../text/contact-links.ts';
import { fillWord } from '../../text/fill-word.ts';
import type { PortalWords } from './portal-words.ts';

/** A contact option. */
export interface Channel {
  /** What texts call it: where a text mentions it, that becomes the link. */
  named: string;
  /** Label of its button if the text does not mention it. */
  label: string;
  href: string;
  /** Note on a link that opens in a new tab. */
  newTab?: string;
}

type Business = VisitorFacts['business'];

function call({ phone }: Business, words: PortalWords): Channel[] {
  if (phone === undefined) return [];
  const label = fillWord(words.callNumber, { phone });
  return [{ named: phone, label, href: callHref(phone) }];
}

/** Ways to ask for help. */
export function channelsToAsk(business: Business, words: PortalWords): Channel[] {
  const { email } = business;
  const mail =
    email === undefined ? [] : [{ named: email, label: words.email, href: `mailto:${email}` }];
  return [...call(business, words), ...mail];
}

/**
 * Alternative channels to send files: a chat, else an email, both prefilled with the client id; and the phone.
 *
 * @param names of the files.
 */
export function channelsToSend(
  business: Business,
  words: PortalWords,
  { client, names }: { client: string; names: readonly string[] },
): Channel[] {
  const { whatsapp, email } = business;
  const text = fillWord(words.greeting, { client, files: names.join(', ') });
  if (whatsapp !== undefined) {
    const newTab = `WhatsApp, ${words.newTab}`;
    const channel = { named: words.chat, label: words.chatOnWhatsApp, newTab };
    return [{ ...channel, href: chatHref(whatsapp, text) }, ...call(business, words)];
  }
  const subject = fillWord(words.subject, { client });
  const mail =
    email === undefined
      ? []
      : [{ named: email, label: words.email, href: mailHref(email, subject, text) }];
  return [...mail, ...call(business, words)];
}

import type { VisitorFacts } from '../../context/visitor-facts.ts';
import { callHref, chatHref, mailHref } from '../../text/contact-links.ts';
import { fillWord } from '../../text/fill-word.ts';
import type { PortalWords } from './portal-words.ts';

/** A contact option. */
export interface Way {
  /** What texts call it: where a text mentions it, that becomes the link. */
  named: string;
  /** Label of its button if the text does not mention it. */
  label: string;
  href: string;
  /** Note on a link that opens in a new tab. */
  newTab?: string;
}

type Business = VisitorFacts['business'];

function call({ phone }: Business, words: PortalWords): Way[] {
  if (phone === undefined) return [];
  const label = fillWord(words.callNumber, { phone });
  return [{ named: phone, label, href: callHref(phone) }];
}

/** Ways to ask for help. */
export function waysToAsk(business: Business, words: PortalWords): Way[] {
  const { email } = business;
  const mail =
    email === undefined ? [] : [{ named: email, label: words.email, href: `mailto:${email}` }];
  return [...call(business, words), ...mail];
}

/**
 * Alternative ways to send files: a chat, else an email, both prefilled with the client id; and the phone.
 *
 * @param names of the files.
 */
export function waysToSend(
  business: Business,
  words: PortalWords,
  { client, names }: { client: string; names: readonly string[] },
): Way[] {
  const { whatsapp, email } = business;
  const text = fillWord(words.greeting, { client, files: names.join(', ') });
  if (whatsapp !== undefined) {
    const newTab = `WhatsApp, ${words.newTab}`;
    const way = { named: words.chat, label: words.chatOnWhatsApp, newTab };
    return [{ ...way, href: chatHref(whatsapp, text) }, ...call(business, words)];
  }
  const subject = fillWord(words.subject, { client });
  const mail =
    email === undefined
      ? []
      : [{ named: email, label: words.email, href: mailHref(email, subject, text) }];
  return [...mail, ...call(business, words)];
}

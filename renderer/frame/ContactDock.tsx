import { CallLink, ChatLink } from '../components/actions.tsx';
import { isContactAction, MainAction } from '../components/MainAction.tsx';
import { hasFeature } from '../context/features.ts';
import type { Site } from '../context/site.ts';

interface DockProps {
  site: Site;
  /** Prefilled message of the chat. */
  message: string;
  /** Keep the booking button visible on a wide screen, too. */
  floatingBook: boolean;
}

/**
 * Call and Book within reach of a thumb. The chat appears once the page is scrolled; on a wide screen only the chat
 * shows.
 */
export function ContactDock({ site, message, floatingBook }: DockProps) {
  const { actions } = site.words;
  const { phone, whatsapp } = site.business;
  const bookLabel = hasFeature(site, 'booking')
    ? floatingBook
      ? actions.bookNow
      : actions.book
    : undefined;
  return (
    <div className={floatingBook ? 'dock with-book' : 'dock'}>
      {phone !== undefined && !isContactAction(site) && (
        <CallLink phone={phone}>{actions.call}</CallLink>
      )}
      {whatsapp !== undefined && (
        <ChatLink
          number={whatsapp}
          message={message}
          label={`${actions.chatOnWhatsApp} (${actions.newTab})`}
          className="button ghost floating-chat"
        >
          {actions.chat}
        </ChatLink>
      )}
      <MainAction site={site} label={bookLabel} />
    </div>
  );
}

import { CallLink, ChatLink } from '../components/actions.tsx';
import { isContactAction, MainAction } from '../components/MainAction.tsx';
import { hasFeature } from '../context/features.ts';
import type { Site } from '../context/site.ts';

interface DockProps {
  site: Site;
  /** Text that the chat begins with. */
  message: string;
  /** Keep the booking button in view on a wide screen, too. */
  floatingBook: boolean;
}

/**
 * Call and Book within reach of a thumb. The chat joins once the page is scrolled; on a wide screen
 * it is all that shows.
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

import type { Site } from '../site.ts';
import { BookLink, CallLink, ChatLink } from '../ui/actions.tsx';

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
  return (
    <div className={floatingBook ? 'dock with-book' : 'dock'}>
      <CallLink phone={phone}>{actions.call}</CallLink>
      <ChatLink
        number={whatsapp}
        message={message}
        label={`${actions.chatOnWhatsApp} (${actions.newTab})`}
        className="button ghost floating-chat"
      >
        {actions.chat}
      </ChatLink>
      <BookLink>{floatingBook ? actions.bookNow : actions.book}</BookLink>
    </div>
  );
}

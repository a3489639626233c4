import type { Site } from '../site.ts';
import { BookLink, CallLink, ChatLink } from '../ui/actions.tsx';
import { chromeIn } from './chrome-texts.ts';

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
  const texts = chromeIn(site.language);
  const { phone, whatsapp } = site.business;
  return (
    <div className={floatingBook ? 'dock with-book' : 'dock'}>
      <CallLink phone={phone}>{texts.call}</CallLink>
      <ChatLink
        number={whatsapp}
        message={message}
        label={`${texts.chatOnWhatsApp} (${texts.newTab})`}
        className="button ghost floating-chat"
      >
        {texts.chat}
      </ChatLink>
      <BookLink>{floatingBook ? texts.bookNow : texts.book}</BookLink>
    </div>
  );
}

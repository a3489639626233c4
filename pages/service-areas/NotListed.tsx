import { CallLink, ChatLink } from '../../renderer/components/actions.tsx';
import { Section } from '../../renderer/components/Section.tsx';
import type { Site } from '../../renderer/context/site.ts';

interface NotListedProps {
  site: Site;
  /** Prefilled message of the chat. */
  message: string;
}

/** How to ask about a place that no table lists. */
export function NotListed({ site, message }: NotListedProps) {
  const { phone, whatsapp } = site.business;
  return (
    <Section layout="split" kicker="Not on this page" heading="Your town is missing? Ask anyway.">
      <div className="prose">
        <p>
          Midkiff, Coahoma, Kermit, Seminole: there are more names on a Permian Basin map than in
          any table. Send the place, the kind of paper, how many people sign and the latest day it
          can happen. You get back a yes or a no, and a travel fee that will not change on the way.
        </p>
        <p>
          If it is too far for us, a bank, a shipping store or a clerk’s office near you may have a
          notary on staff, and the{' '}
          <a href="/resources/mobile-vs-traditional-notary">guide to mobile and office notaries</a>{' '}
          says what to ask before you drive there.
        </p>
      </div>
      <div className="actions">
        <ChatLink number={whatsapp} message={message}>
          Ask on WhatsApp
        </ChatLink>
        <CallLink phone={phone}>{phone}</CallLink>
      </div>
    </Section>
  );
}

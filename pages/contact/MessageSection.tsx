import { Section } from '../../renderer/blocks/Section.tsx';
import { ContactForm } from '../../renderer/islands/contact-form.island.tsx';
import { Island } from '../../renderer/islands/Island.tsx';
import { WaitingPlace } from '../../renderer/islands/WaitingPlace.tsx';
import type { Site } from '../../renderer/site.ts';

/** The message form, what waits to be sent above it, and when the answer comes. */
export function MessageSection({ site }: { site: Site }) {
  const { response, business } = site;
  return (
    <Section
      tone="sand"
      layout="split"
      className="message-section"
      kicker="Write to us"
      heading="Leave a message"
      lead={
        <>
          Who signs, what it is, and where. That is enough for a price. The answer comes in{' '}
          {response.contactMinutes} minutes during business hours and in{' '}
          {response.contactAfterHours} at night, by phone unless you ask for an email from{' '}
          <a className="text-link" href={`mailto:${business.email}`}>
            {business.email}
          </a>
          .
        </>
      }
    >
      <WaitingPlace site={site} />
      <Island
        name="contact-form"
        of={ContactForm}
        on="interaction"
        site={site}
        words={site.words.contact}
      />
    </Section>
  );
}

import { Section } from '../../renderer/components/Section.tsx';
import type { Site } from '../../renderer/context/site.ts';
import { ContactForm } from '../../renderer/features/contact/contact-form.island.tsx';
import { OutboxPlaceholder } from '../../renderer/features/outbox/OutboxPlaceholder.tsx';
import { Island } from '../../renderer/islands/Island.tsx';

/** The message form, with pending submissions above, and the expected response time. */
export function MessageSection({ site }: { site: Site }) {
  const { response, business } = site;
  return (
    <Section
      tone="sand"
      layout="split"
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
      <OutboxPlaceholder site={site} />
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

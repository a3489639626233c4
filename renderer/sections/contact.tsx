import { z } from 'zod';
import { Icon } from '../components/Icon.tsx';
import { hasFeature } from '../context/features.ts';
import type { Site } from '../context/site.ts';
import { ContactForm } from '../features/contact/contact-form.island.tsx';
import { OutboxPlaceholder } from '../features/outbox/OutboxPlaceholder.tsx';
import { Island } from '../islands/Island.tsx';
import { callHref, chatHref } from '../text/contact-links.ts';
import { addressLines } from './address-lines.ts';
import { heading, intro } from './block-texts.ts';
import { defineSection } from './define-section.ts';

/** All ways to reach the business that are configured. */
function Ways({ site, chatMessage, id }: { site: Site; chatMessage: string; id?: string }) {
  const { phone, email, whatsapp } = site.business;
  const { actions } = site.words;
  const address = addressLines(site.business.address);
  return (
    <ul className="reach" id={id}>
      {phone !== undefined && (
        <li>
          <Icon name="phone" />
          <a className="reach-number" href={callHref(phone)}>
            {phone}
          </a>
        </li>
      )}
      {email !== undefined && (
        <li>
          <Icon name="mail" />
          <a className="text-link" href={`mailto:${email}`}>
            {email}
          </a>
        </li>
      )}
      {whatsapp !== undefined && (
        <li>
          <Icon name="message-circle" />
          <a
            className="text-link"
            href={chatHref(whatsapp, chatMessage)}
            target="_blank"
            rel="noopener noreferrer"
          >
            {actions.chatOnWhatsApp}
            <span className="sr-only"> ({actions.newTab})</span>
          </a>
        </li>
      )}
      {address.length > 0 && (
        <li>
          <Icon name="map-pin" />
          <address>
            {address.map((line) => (
              <span key={line}>{line}</span>
            ))}
          </address>
        </li>
      )}
    </ul>
  );
}

/** The message form, with all other ways to reach the business beside it. */
export const contact = defineSection({
  name: 'contact',
  description: 'The message form, and every way to reach the business.',
  schema: z.strictObject({ heading, intro }),
  sample: { heading: 'Write to us', intro: 'We answer on the same working day.' },
  Component({ block, site, tone, chatMessage, nth }) {
    return (
      <section
        className={`section ${tone} split contact`}
        id={nth === 1 ? 'contact' : `contact-${nth}`}
      >
        <div className="wrap">
          <header className="heading">
            <h2>{block.heading}</h2>
            {block.intro !== undefined && <p className="lead">{block.intro}</p>}
            {/* Target of booking buttons without scripts. */}
            <Ways
              site={site}
              chatMessage={chatMessage}
              {...(nth === 1 && hasFeature(site, 'booking') ? { id: 'book' } : {})}
            />
          </header>
          <div className="section-body">
            <OutboxPlaceholder site={site} />
            <Island
              name="contact-form"
              of={ContactForm}
              on="interaction"
              site={site}
              words={site.words.contact}
            />
          </div>
        </div>
      </section>
    );
  },
});

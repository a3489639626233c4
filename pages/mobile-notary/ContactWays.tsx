import { BrandRosette, ornamented } from '../../renderer/components/BrandOrnament.tsx';
import { Icon } from '../../renderer/components/Icon.tsx';
import type { Site } from '../../renderer/context/site.ts';
import { callHref, chatHref, textHref } from '../../renderer/text/contact-links.ts';
import { clockTime } from '../../renderer/text/formats.ts';

const BOOKING_MESSAGE =
  'Hi, I would like to book a notary. Place: … Day and time: … Document: … Number of signatures: …';

/** All ways to reach the notary, with response times; also the target of booking links without scripts. */
export function ContactWays({ site }: { site: Site }) {
  const { business, response } = site;
  const { opens, closes } = business.hours.regular;
  const ways = [
    {
      icon: 'phone',
      title: 'Call or text',
      href: callHref(business.phone),
      label: business.phone,
      second: { href: textHref(business.phone), label: 'Text us' },
      text: 'Answered at any hour. The quickest way to a time and a total.',
    },
    {
      icon: 'message-circle',
      title: 'Book on WhatsApp',
      href: chatHref(business.whatsapp, BOOKING_MESSAGE),
      label: 'Open a prefilled chat',
      text: 'Fill in place, day and document; we answer with the price.',
      newTab: true,
    },
    {
      icon: 'mail',
      title: 'Write',
      href: `mailto:${business.email}`,
      label: business.email,
      text: `Answered within ${response.contactMinutes} minutes in business hours, ${response.contactAfterHours} after them.`,
    },
  ];
  return (
    <section className={ornamented('closing contact', site)} id="contact">
      <BrandRosette
        site={site}
        id="c"
        shape={{ rx: 440, ry: 120, folds: [2, 3, 5] }}
        className="closing-rosette"
      />
      <div className="wrap">
        <p className="kicker">
          {clockTime(opens)} to {clockTime(closes)} daily, emergencies 24/7
        </p>
        <h2>Tell us who signs, what, and where</h2>
        <ul className="contact-ways">
          {ways.map(({ icon, title, href, label, second, text, newTab }) => (
            <li key={title}>
              <Icon name={icon} />
              <h3>{title}</h3>
              <a href={href} {...(newTab ? { target: '_blank', rel: 'noopener noreferrer' } : {})}>
                {label}
              </a>
              {second && <a href={second.href}>{second.label}</a>}
              <p>{text}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

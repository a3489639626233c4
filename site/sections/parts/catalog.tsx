import { LinkTarget, text, textList } from 'touchdown';
import { z } from 'zod';
import { CallLink } from '../../../renderer/components/actions.tsx';
import { Icon } from '../../../renderer/components/Icon.tsx';
import { definePart } from './part.ts';

const Service = z.strictObject({
  icon: text('Name of a Lucide icon, such as `house`.'),
  title: text('Name of the service.'),
  description: text('What it is, in a sentence.'),
  features: textList(1, 'What belongs to it.', 'One thing that belongs to it.'),
  note: text('What visitors should know first.'),
  href: LinkTarget,
  about: text('What the link is about, for screen readers: `Learn more about …`.'),
});

type Service = z.output<typeof Service>;

function Card({ title, description, href, icon, features, note, about }: Service) {
  return (
    <li>
      <Icon name={icon} />
      <h3>{title}</h3>
      <p>{description}</p>
      <ul>
        {features.map((feature) => (
          <li key={feature}>{feature}</li>
        ))}
      </ul>
      <p className="catalog-note">{note}</p>
      <a href={href}>
        Learn more<span className="sr-only"> about {about}</span>
        <Icon name="arrow-right" />
      </a>
    </li>
  );
}

/** The grid of service cards, and a contact option for anything missing from it. */
export const catalog = definePart({
  description: 'Cards of services in a grid, and a last card with the phone number.',
  schema: z.strictObject({
    services: z.array(Service).min(2).meta({ description: 'Two services or more, a card each.' }),
    other: z
      .strictObject({ title: text('Heading of the last card.'), text: text('Its text.') })
      .meta({ description: 'The last card, for those whose paper is in none of the others.' }),
  }),
  Show: ({ block: { services, other }, site }) => (
    <ul className="catalog">
      {services.map((service) => (
        <Card key={service.href} {...service} />
      ))}
      <li className="catalog-else">
        <Icon name="phone-call" />
        <h3>{other.title}</h3>
        <p>{other.text}</p>
        <CallLink phone={site.business.phone}>{site.business.phone}</CallLink>
      </li>
    </ul>
  ),
});

import { z } from 'zod';
import { IconName } from '../../schemas/icon-name.ts';
import { LinkTarget } from '../../schemas/link-target.ts';
import { text } from '../../schemas/text.ts';
import { Icon } from '../components/Icon.tsx';
import { Section } from '../components/Section.tsx';
import { heading, intro } from './block-texts.ts';
import { defineSection } from './define-section.ts';

const Card = z
  .strictObject({
    icon: IconName.optional().meta({ description: 'Icon above the title.' }),
    title: text('Heading of the card.'),
    text: text('One to three sentences.'),
    href: LinkTarget.optional().meta({
      description: 'Page with more information, such as `/about`.',
    }),
    linkLabel: text(
      'Text of the link, such as `See our prices`. Default: the title is the link.',
    ).optional(),
  })
  .meta({ description: 'One card.' });

type Card = z.output<typeof Card>;

function CardTitle({ title, href, linkLabel }: Card) {
  return (
    <h3>{href === undefined || linkLabel !== undefined ? title : <a href={href}>{title}</a>}</h3>
  );
}

/** Cards side by side, such as services or reasons. */
export const cards = defineSection({
  name: 'cards',
  description: 'Cards side by side, such as services or reasons.',
  schema: z.strictObject({
    heading,
    intro,
    items: z.array(Card).min(2).max(12).meta({ description: 'Two to twelve cards.' }),
  }),
  sample: {
    heading: 'What we do',
    items: [
      { icon: 'zap', title: 'Repairs', text: 'Faults found and mended in one visit.', href: '/' },
      {
        icon: 'lightbulb',
        title: 'Lighting',
        text: 'Planned, fitted and wired.',
        href: '/',
        linkLabel: 'See how we plan',
      },
      { title: 'Inspections', text: 'A report that your insurer accepts.' },
    ],
  },
  Component({ block, tone }) {
    const { items } = block;
    return (
      <Section className="cards-block" tone={tone} heading={block.heading} lead={block.intro}>
        <ul
          className={`cards ${items.length % 2 === 0 && items.length % 3 !== 0 ? 'even' : 'odd'}`}
        >
          {items.map((card, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes after rendering
            <li key={index}>
              {card.icon !== undefined && <Icon name={card.icon} />}
              <CardTitle {...card} />
              <p>{card.text}</p>
              {card.href !== undefined && card.linkLabel !== undefined && (
                <a className="card-link" href={card.href}>
                  {card.linkLabel}
                  <Icon name="arrow-right" />
                </a>
              )}
            </li>
          ))}
        </ul>
      </Section>
    );
  },
});

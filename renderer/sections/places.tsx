import { z } from 'zod';
import { text } from '../../schemas/text.ts';
import { IconRows } from '../components/IconRows.tsx';
import { Section } from '../components/Section.tsx';
import { heading, intro } from './block-texts.ts';
import { defineSection } from './define-section.ts';

const Place = z
  .strictObject({
    title: text('Kind of place, such as `Hospital room`.'),
    text: text('What a visit there is like.'),
  })
  .meta({ description: 'One place.' });

/** Where clients can meet the business. */
export const places = defineSection({
  name: 'places',
  description: 'Where people meet us.',
  schema: z.strictObject({
    heading,
    intro,
    items: z.array(Place).min(2).max(8).meta({ description: 'Two to eight places.' }),
  }),
  sample: {
    heading: 'Where we work',
    items: [
      { title: 'Homes', text: 'We cover the floor and take the rubbish along.' },
      { title: 'Workshops', text: 'Early, before the machines start.' },
    ],
  },
  Component({ block, tone }) {
    return (
      <Section className="places" tone={tone} heading={block.heading} lead={block.intro}>
        <IconRows rows={block.items} columns={block.items.length % 2 === 0 ? 2 : 3} />
      </Section>
    );
  },
});

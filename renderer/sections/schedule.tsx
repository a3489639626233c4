import { z } from 'zod';
import { text } from '../../schemas/text.ts';
import { Section } from '../components/Section.tsx';
import { heading, intro } from './block-texts.ts';
import { defineSection } from './define-section.ts';

const Slot = z
  .strictObject({
    name: text('Name of the slot, such as `Weekday evenings`.'),
    hours: text('Its hours, such as `6 PM to 10 PM`.'),
    note: text('Who it suits, or what it costs.').optional(),
  })
  .meta({ description: 'One slot.' });

/** Bookable hours. */
export const schedule = defineSection({
  name: 'schedule',
  description: 'Bookable hours.',
  schema: z.strictObject({
    heading,
    intro,
    slots: z.array(Slot).min(2).max(6).meta({ description: 'Two to six slots.' }),
  }),
  sample: {
    heading: 'When we come',
    slots: [
      { name: 'Weekdays', hours: '7 AM to 6 PM' },
      { name: 'Saturdays', hours: '8 AM to 1 PM', note: 'Repairs only.' },
    ],
  },
  Component({ block, tone }) {
    return (
      <Section
        className="schedule"
        tone={tone}
        layout="split"
        heading={block.heading}
        lead={block.intro}
      >
        <dl className="slots">
          {block.slots.map(({ name, hours, note }) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>
                <b>{hours}</b>
                {note}
              </dd>
            </div>
          ))}
        </dl>
      </Section>
    );
  },
});

import { z } from 'zod';
import { text } from '../../schemas/text.ts';
import { Section } from '../components/Section.tsx';
import { heading, intro, kicker } from './block-texts.ts';
import { defineSection } from './define-section.ts';

const Figure = z
  .strictObject({
    value: text('The figure as shown, such as `1,200` or a fact: `{figures.repairs}`.'),
    label: text('What it counts, in a few words.'),
    text: text('A sentence about it.').optional(),
  })
  .meta({ description: 'One figure.' });

/** Key figures of the business. */
export const numbers = defineSection({
  name: 'numbers',
  description: 'Figures in large type, each with what it counts.',
  schema: z.strictObject({
    kicker,
    heading,
    intro,
    items: z.array(Figure).min(2).max(6).meta({ description: 'Two to six figures.' }),
  }),
  sample: {
    heading: 'Eleven years in figures',
    items: [
      { value: '4,300', label: 'faults found', text: 'Nine in ten on the first visit.' },
      { value: '38 min', label: 'to the door', text: 'The mean of last winter.' },
      { value: '4.9', label: 'of 5 stars', text: 'From 612 reviews.' },
    ],
  },
  tone: 'deep',
  Component({ block, tone }) {
    const { items } = block;
    return (
      <Section
        className="numbers-block"
        tone={tone}
        kicker={block.kicker}
        heading={block.heading}
        lead={block.intro}
      >
        <dl className={`numbers of-${items.length}`}>
          {items.map(({ value, label, text }, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes after rendering
            <div key={index}>
              <dt>{label}</dt>
              <dd className="number-value">{value}</dd>
              {text !== undefined && <dd>{text}</dd>}
            </div>
          ))}
        </dl>
      </Section>
    );
  },
});

import { z } from 'zod';
import { text } from '../../schemas/text.ts';
import { Section } from '../components/Section.tsx';
import { heading, intro, kicker } from './block-texts.ts';
import { defineSection } from './define-section.ts';

const Moment = z
  .strictObject({
    date: text('The date, as shown: `"1998"` or `March to May`.'),
    title: text('What happened, in a few words.').optional(),
    text: text('One to three sentences.'),
  })
  .meta({ description: 'One date and what happened.' });

/** Dates along a line: a history, a programme, or upcoming steps. */
export const timeline = defineSection({
  name: 'timeline',
  description: 'Dates or years along a line, such as a history or a program.',
  schema: z.strictObject({
    kicker,
    heading,
    intro,
    items: z.array(Moment).min(2).max(20).meta({ description: 'Two to twenty dates, in order.' }),
  }),
  sample: {
    heading: 'How it came about',
    items: [
      { date: '1998', title: 'A garage', text: 'One van, one ladder, and a telephone by the bed.' },
      { date: '2009', title: 'The workshop', text: 'Mill Lane 12, with room for three vans.' },
      { date: '2021', text: 'The daughters take over, and the first electric van arrives.' },
    ],
  },
  Component({ block, tone }) {
    return (
      <Section
        className="timeline-block"
        tone={tone}
        layout="split"
        kicker={block.kicker}
        heading={block.heading}
        lead={block.intro}
      >
        <ol className="timeline">
          {block.items.map(({ date, title, text }, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes after rendering
            <li key={index}>
              <p className="timeline-date">{date}</p>
              <div>
                {title !== undefined && <h3>{title}</h3>}
                <p>{text}</p>
              </div>
            </li>
          ))}
        </ol>
      </Section>
    );
  },
});

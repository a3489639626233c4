import { z } from 'zod';
import { text } from '../../schemas/text.ts';
import { PhoneText } from '../components/PhoneText.tsx';
import { Section } from '../components/Section.tsx';
import { Steps } from '../components/Steps.tsx';
import { heading, intro, kicker } from './block-texts.ts';
import { defineSection } from './define-section.ts';

const Step = z
  .strictObject({
    title: text('What happens, in two to four words.'),
    text: text('What the visitor does or gets in this step.'),
  })
  .meta({ description: 'One step.' });

/** Maximum number that fits side by side. */
const MOST_ACROSS = 4;

/** A process in any number of steps; `plan` has exactly three. */
export const steps = defineSection({
  name: 'steps',
  description: 'A process in numbered steps: up to four side by side, more below one another.',
  schema: z.strictObject({
    kicker,
    heading,
    intro,
    items: z.array(Step).min(2).max(12).meta({ description: 'Two to twelve steps, in order.' }),
  }),
  sample: {
    heading: 'A new fuse box in a day',
    items: [
      { title: 'Measure', text: 'We test every circuit and write down what we find.' },
      { title: 'Price', text: 'You get one figure, and it holds.' },
      { title: 'Fit', text: 'The power is off from nine to two.' },
      { title: 'Certify', text: 'The report for your insurer comes by e-mail.' },
    ],
  },
  Component({ block, site, tone }) {
    const isLong = block.items.length > MOST_ACROSS;
    const { phone } = site.business;
    return (
      <Section
        className="steps-block"
        tone={tone}
        layout={isLong ? 'split' : 'stack'}
        kicker={block.kicker}
        heading={block.heading}
        lead={block.intro}
      >
        <Steps
          steps={block.items.map(({ title, text }) => ({
            title,
            text: <PhoneText text={text} phone={phone} />,
          }))}
          direction={isLong ? 'down' : 'across'}
        />
      </Section>
    );
  },
});

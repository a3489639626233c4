import { z } from 'zod';
import { IconName } from '../../schemas/icon-name.ts';
import { text } from '../../schemas/text.ts';
import { IconRows } from '../components/IconRows.tsx';
import { Section } from '../components/Section.tsx';
import { heading, intro } from './block-texts.ts';
import { defineSection } from './define-section.ts';

const Situation = z
  .strictObject({
    icon: IconName,
    title: text('The situation in a few words.'),
    text: text('What we do in it.'),
  })
  .meta({ description: 'One situation.' });

/** Situations in which people call. */
export const situations = defineSection({
  name: 'situations',
  description: 'Situations in which people call.',
  schema: z.strictObject({
    heading,
    intro,
    items: z.array(Situation).min(2).max(8).meta({ description: 'Two to eight situations.' }),
  }),
  sample: {
    heading: 'When people call us',
    items: [
      { icon: 'flame', title: 'A smell of smoke', text: 'Switch the mains off and call at once.' },
      { icon: 'plug', title: 'A dead socket', text: 'We measure the whole circuit.' },
    ],
  },
  tone: 'deep',
  tintedFirst: true,
  Component({ block, tone }) {
    return (
      <Section
        className="situations"
        tone={tone}
        layout="split"
        heading={block.heading}
        lead={block.intro}
      >
        <IconRows rows={block.items} columns={1} />
      </Section>
    );
  },
});

import { z } from 'zod';
import { IconName } from '../../schemas/icon-name.ts';
import { LinkTarget } from '../../schemas/link-target.ts';
import { text } from '../../schemas/text.ts';
import { IconRows } from '../components/IconRows.tsx';
import { Section } from '../components/Section.tsx';
import { heading, intro } from './block-texts.ts';
import { defineSection } from './define-section.ts';

const OfferedService = z
  .strictObject({
    icon: IconName,
    title: text('Name of the service.'),
    text: text('What is done and where.'),
    href: LinkTarget.optional().meta({ description: 'Page with more information, such as `/lp`.' }),
  })
  .meta({ description: 'One service.' });

/** A grid of services. */
export const services = defineSection({
  name: 'services',
  description: 'A grid of services.',
  schema: z.strictObject({
    heading,
    intro,
    items: z.array(OfferedService).min(2).max(8).meta({ description: 'Two to eight services.' }),
  }),
  sample: {
    heading: 'What we do',
    items: [
      { icon: 'zap', title: 'Repairs', text: 'Faults found and mended in one visit.' },
      { icon: 'lightbulb', title: 'Lighting', text: 'Planned, fitted and wired.' },
    ],
  },
  Component({ block, tone }) {
    return (
      <Section className="service-offer" tone={tone} heading={block.heading} lead={block.intro}>
        <IconRows rows={block.items} columns={block.items.length % 4 === 0 ? 4 : 3} />
      </Section>
    );
  },
});

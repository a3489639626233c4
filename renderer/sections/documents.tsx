import { z } from 'zod';
import { text, textList } from '../../schemas/text.ts';
import { GroupedLists } from '../components/GroupedLists.tsx';
import { Section } from '../components/Section.tsx';
import { heading, intro } from './block-texts.ts';
import { defineSection } from './define-section.ts';

const DocumentGroup = z
  .strictObject({
    title: text('Name of the group, such as `Court papers`.'),
    items: textList(1, 'Papers of the group.', 'One kind of paper.'),
  })
  .meta({ description: 'Documents that belong together.' });

/** Documents, in groups. */
export const documents = defineSection({
  name: 'documents',
  description: 'Documents to be signed, in groups.',
  schema: z.strictObject({
    heading,
    intro,
    groups: z.array(DocumentGroup).min(2).max(6).meta({ description: 'Two to six groups.' }),
  }),
  sample: {
    heading: 'What we need from you',
    groups: [
      { title: 'For a repair', items: ['Photographs of the fault'] },
      { title: 'For a new installation', items: ['Floor plan', 'List of appliances'] },
    ],
  },
  Component({ block, tone }) {
    return (
      <Section className="documents" tone={tone} heading={block.heading} lead={block.intro}>
        <GroupedLists groups={block.groups} />
      </Section>
    );
  },
});

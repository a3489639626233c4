import { z } from 'zod';
import { text } from '../../schemas/text.ts';
import { Accordion } from '../components/Accordion.tsx';
import { Section } from '../components/Section.tsx';
import { heading } from './block-texts.ts';
import { defineSection } from './define-section.ts';

const Question = z
  .strictObject({
    question: text('The question, as a visitor would ask it.'),
    answer: text('The answer in two or three sentences.'),
  })
  .meta({ description: 'A question and its answer.' });

/** Questions and answers; the first answer is open. */
export const questions = defineSection({
  name: 'questions',
  description: 'Questions as an accordion, the first one open.',
  schema: z.strictObject({
    heading,
    items: z.array(Question).min(2).max(10).meta({ description: 'Two to ten questions.' }),
  }),
  sample: {
    heading: 'What people ask',
    items: [
      { question: 'Do you give a price beforehand?', answer: 'Yes, before we begin.' },
      { question: 'Do you work on Sundays?', answer: 'In emergencies, at any hour.' },
    ],
  },
  tone: 'deep',
  Component({ block, tone, nth }) {
    const id = nth === 1 ? 'faq' : `faq-${nth}`;
    return (
      <Section className="faq" id={id} tone={tone} layout="split" heading={block.heading}>
        <Accordion name={id} questions={block.items} />
      </Section>
    );
  },
});

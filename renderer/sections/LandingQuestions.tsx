import { Accordion } from '../blocks/Accordion.tsx';
import { Section } from '../blocks/Section.tsx';
import type { SectionProps } from './section.ts';

/** Questions of a landing; the first answer is open. */
export function LandingQuestions({ page, ground }: SectionProps) {
  const { questions } = page.landing;
  if (!questions) return null;
  return (
    <Section className="faq" id="faq" tone={ground} layout="split" heading={questions.heading}>
      <Accordion name="faq" questions={questions.items} />
    </Section>
  );
}

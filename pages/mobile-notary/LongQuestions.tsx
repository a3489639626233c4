import { Accordion } from '../../renderer/blocks/Accordion.tsx';
import { Section } from '../../renderer/blocks/Section.tsx';
import type { Site } from '../../renderer/site.ts';
import { longQuestions } from './questions.ts';

/** The FAQ of the long landing. */
export function LongQuestions({ site }: { site: Site }) {
  return (
    <Section
      id="faq"
      tone="deep"
      layout="split"
      kicker="Asked on the phone"
      heading="What people want to know before they say an address"
    >
      <Accordion name="faq" questions={longQuestions(site)} />
    </Section>
  );
}

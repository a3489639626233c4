import { Accordion } from '../../renderer/components/Accordion.tsx';
import { Section } from '../../renderer/components/Section.tsx';
import type { Site } from '../../renderer/context/site.ts';
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

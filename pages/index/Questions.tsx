import { Accordion } from '../../renderer/components/Accordion.tsx';
import { Section } from '../../renderer/components/Section.tsx';
import type { Site } from '../../renderer/context/site.ts';
import { homeQuestions } from './home-questions.ts';

/** The FAQ of the home page. */
export function Questions({ site }: { site: Site }) {
  return (
    <Section
      id="faq"
      tone="deep"
      layout="split"
      kicker="Before you call"
      heading="Questions people ask first"
    >
      <Accordion name="faq" questions={homeQuestions(site)} />
    </Section>
  );
}

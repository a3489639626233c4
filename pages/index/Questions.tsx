import { Accordion } from '../../renderer/blocks/Accordion.tsx';
import { Section } from '../../renderer/blocks/Section.tsx';
import type { Site } from '../../renderer/site.ts';
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

import { Section } from '../../renderer/components/Section.tsx';
import type { Site } from '../../renderer/context/site.ts';

/** The notary in person. */
export function AboutNotary({ site }: { site: Site }) {
  const { business, figures } = site;
  return (
    <Section
      id="about"
      layout="split"
      kicker="Who comes"
      heading={`${business.founder}, and a truck that starts at three in the morning`}
    >
      <div className="prose">
        <p>
          The service taught two habits that carry over: be where you said, at the minute you said,
          and read the whole page before anybody signs it. With {figures.experienceYearsLong} years
          around paperwork that had to be right the first time, both have stayed.
        </p>
        <p>
          {business.name} is one owner, not a dispatch board. The voice on the phone is the person
          who knocks. Conversations run in English or Spanish, and an elderly signer is given as
          long as the page takes.
        </p>
        <p>
          <a href="/about">More about the business and its credentials</a>
        </p>
      </div>
    </Section>
  );
}

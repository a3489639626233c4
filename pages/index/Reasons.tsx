import { type Figure, FigureList } from '../../renderer/components/FigureList.tsx';
import { Section } from '../../renderer/components/Section.tsx';
import type { Site } from '../../renderer/context/site.ts';

function reasons({ figures, response, credentials }: Site): Figure[] {
  return [
    {
      figure: figures.within24Hours,
      title: 'done within 24 hours',
      text: 'Most appointments are finished the day they are made, evenings and weekends among them.',
    },
    {
      figure: `${figures.hoursSaved} hours`,
      title: 'saved on every signing',
      text: 'No drive across town, no queue at a counter that closes at five, no second trip for a forgotten ID.',
    },
    {
      figure: credentials.insuranceShort,
      title: 'of errors and omissions insurance',
      text: 'Licensed, bonded, and insured well past what Texas asks of a notary.',
    },
    {
      figure: `${response.emergencyMinutes} min`,
      title: 'to an emergency',
      text: 'A surgeon’s schedule, a flight to the rig, a border crossing at dawn: we have heard the reasons.',
    },
  ];
}

/** Why a mobile notary, in figures (docs/product.md, "The offer"). */
export function Reasons({ site }: { site: Site }) {
  return (
    <Section
      id="about"
      tone="sand"
      layout="split"
      kicker="Who we are"
      heading="Veteran-owned, and on time because of it"
      lead={`${site.business.founder} started ${site.business.name} after service, with ${site.figures.experienceYears} years of notarizing for families, crews and title desks across the basin. English and Spanish, whichever the room speaks. Your papers never leave your sight.`}
    >
      <FigureList figures={reasons(site)} />
    </Section>
  );
}

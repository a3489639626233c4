import { ClosingBand } from '../../../renderer/components/ClosingBand.tsx';
import { IconRows } from '../../../renderer/components/IconRows.tsx';
import { LinkList } from '../../../renderer/components/LinkList.tsx';
import { PageHero } from '../../../renderer/components/PageHero.tsx';
import { Section } from '../../../renderer/components/Section.tsx';
import { Steps } from '../../../renderer/components/Steps.tsx';
import type { PageProps } from '../../../renderer/context/page-props.ts';
import { MeetingPlaceTable } from '../../../site/sections/parts/MeetingPlaceTable.tsx';
import { STANTON } from '../../../site/themes/town-silhouettes.ts';
import { communities } from './communities.ts';
import { FARM_VISIT } from './farm-visit.ts';
import { RoadSign } from './RoadSign.tsx';
import { StantonFees } from './StantonFees.tsx';
import { STANTON_LINKS } from './stanton-links.ts';
import { STANTON_PLACES } from './stanton-places.ts';

/** Stanton and Martin County. */
export default function StantonPage({ site }: PageProps) {
  const { area } = site;
  return (
    <>
      <PageHero
        site={site}
        kicker="Mobile notary in Stanton, Texas"
        heading="A notary for the square, the turnrow and the front porch"
        lead="Nobody should lose half a day of good weather to a stamp in Midland. We come out to Stanton and up every county road behind it."
        book="Book a Stanton visit"
        rosette={{ rx: 440, ry: 70, folds: [3, 5] }}
        horizon={STANTON}
        aside={<RoadSign heading="Miles from Stanton" distances={area.fromStanton} />}
      />
      <StantonFees site={site} />
      <Section
        kicker="Around Stanton"
        heading="Four communities up the road"
        lead="They have a name on the map, a handful of houses and, most days, no notary."
      >
        <IconRows
          columns={4}
          rows={communities(site).map(({ name, miles, text }) => ({
            icon: 'signpost',
            title: `${name}, ${miles} miles`,
            text,
          }))}
        />
      </Section>
      <Section
        tone="deep"
        layout="split"
        kicker="Out on a county road"
        heading="How a farm visit goes"
        lead="Much the same as one in town, with more dust and better directions."
      >
        <Steps steps={FARM_VISIT} direction="down" />
      </Section>
      <Section
        layout="split"
        kicker="What Martin County signs"
        heading="Land, family, equipment"
        lead="Mineral and surface papers often need five cousins in four towns. Start with the one who is hardest to reach; we notarize each signature where that person is, if it is within our reach."
      >
        <LinkList site={site} links={STANTON_LINKS} />
      </Section>
      <Section
        tone="sand"
        className="places"
        kicker="In town"
        heading="Three places everybody can find"
        lead="Meeting there is common and needs nobody’s leave, but these are public offices and a hospital, not partners of ours. For anything with a counter, mind its closing time."
      >
        <MeetingPlaceTable caption="Public places in Stanton" places={STANTON_PLACES} />
      </Section>
      <ClosingBand
        site={site}
        kicker="Stanton, Texas"
        heading="Stay in the field. We do the driving."
        lead="Tell us which road you are on and what has to be signed."
        book="Book a Stanton visit"
        rosette={{ rx: 440, ry: 180, folds: [3, 4] }}
      />
    </>
  );
}

import { ClosingBand } from '../../renderer/components/ClosingBand.tsx';
import { PageHero } from '../../renderer/components/PageHero.tsx';
import { Payments } from '../../renderer/components/Payments.tsx';
import { Section } from '../../renderer/components/Section.tsx';
import { Steps } from '../../renderer/components/Steps.tsx';
import type { PageProps } from '../../renderer/context/page-props.ts';
import { Included } from '../../site/sections/parts/Included.tsx';
import { HIGHWAY } from '../../site/themes/silhouettes.ts';
import { ServiceCatalog } from './ServiceCatalog.tsx';
import { TwoLists } from './TwoLists.tsx';
import { BRING, CANNOT, visitSteps } from './visit.ts';

/** Every service, and how a visit goes. */
export default function ServicesPage({ site }: PageProps) {
  const { business, figures } = site;
  return (
    <>
      <PageHero
        site={site}
        kicker="Notary services"
        heading="Whatever the paper is, the notary comes to it"
        lead="Eleven kinds of work, from a deed on a tailgate to an I-9 in a break room. Find yours, see what it takes, and have it done where you are."
        book="Schedule a Visit"
        rosette={{ rx: 430, ry: 300, folds: [2, 3, 3] }}
        horizon={HIGHWAY}
      />
      <Section id="services" kicker="What we do" heading="Eleven services, each with its own rules">
        <ServiceCatalog phone={business.phone} />
      </Section>
      <Section
        tone="sand"
        kicker="How it works"
        heading="Four steps from the first call to the last seal"
      >
        <Steps steps={visitSteps(site)} />
      </Section>
      <TwoLists
        left={{ kicker: 'Before we arrive', heading: 'What to bring', items: BRING }}
        right={{
          kicker: 'Texas draws the line',
          heading: 'What we cannot do',
          mark: 'no',
          items: CANNOT,
        }}
      />
      <Section
        tone="deep"
        layout="split"
        kicker="No extra line on the bill"
        heading="Included with every service"
        lead="Payment is due when the last page is sealed, and any of these will do."
      >
        <Included />
        <Payments ways={business.paymentsAtVisit} />
      </Section>
      <ClosingBand
        site={site}
        kicker="Any of the eleven, or several at once"
        heading="Put it all on one table and call us"
        lead={`${figures.within24Hours} of appointments are completed within a day. Give us the place and the names of those who sign.`}
        book="Schedule a Visit"
        promises={['Total told on the phone', 'English and Spanish', 'Day, night and weekend']}
        rosette={{ rx: 440, ry: 150, folds: [2, 2, 5] }}
      />
    </>
  );
}

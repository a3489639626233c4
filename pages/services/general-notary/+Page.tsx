import { ClosingBand } from '../../../renderer/components/ClosingBand.tsx';
import { GroupedLists } from '../../../renderer/components/GroupedLists.tsx';
import { PageHero } from '../../../renderer/components/PageHero.tsx';
import { Section } from '../../../renderer/components/Section.tsx';
import type { PageProps } from '../../../renderer/context/page-props.ts';
import { usd } from '../../../renderer/text/formats.ts';
import { Certificate } from '../../../site/prices/FeeCertificate.tsx';
import { TABLE_LAMP } from '../../../site/themes/silhouettes.ts';
import { Acts } from './Acts.tsx';
import { DOCUMENT_CATEGORIES } from './document-categories.ts';
import { Neighbors } from './Neighbors.tsx';
import { WhyUs } from './WhyUs.tsx';

/** Everyday papers. */
export default function GeneralNotaryPage({ page, site }: PageProps) {
  const { fees } = site;
  return (
    <>
      <PageHero
        site={site}
        kicker="General notary"
        heading="The odd form on the fridge, signed tonight"
        lead={`Starting at ${usd(fees.minimum)} total: ${usd(fees.travel)} travel and ${usd(fees.firstSignature)} for the first signature. Any paper that wants a notary, at the place where you already are.`}
        book="Book a Notary"
        rosette={{ rx: 430, ry: 230, folds: [2, 2, 3] }}
        horizon={TABLE_LAMP}
        aside={<Certificate page={page} site={site} heading="Starting prices" />}
      />
      <WhyUs site={site} />
      <Section
        className="categories follows"
        kicker="Document categories"
        heading="Thirty papers that land on our table"
        lead="A form need not be listed here. If it has a line for a notary and every signer can appear, chances are good."
      >
        <GroupedLists groups={DOCUMENT_CATEGORIES} />
      </Section>
      <Acts />
      <Neighbors site={site} />
      <ClosingBand
        site={site}
        kicker={`By day, from ${usd(fees.minimum)}`}
        heading="Put the form by the phone and call"
        lead="Read us the heading and the last paragraph. You learn what it needs, what it costs and when we can be at the door."
        book="Book a Notary"
        promises={['The consultation is free', 'Cards, cash and checks', 'Open around the clock']}
        rosette={{ rx: 440, ry: 260, folds: [2, 2, 3] }}
      />
    </>
  );
}

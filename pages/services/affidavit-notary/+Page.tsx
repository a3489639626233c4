import { ClosingBand } from '../../../renderer/components/ClosingBand.tsx';
import { PageHero } from '../../../renderer/components/PageHero.tsx';
import { Section } from '../../../renderer/components/Section.tsx';
import { Steps } from '../../../renderer/components/Steps.tsx';
import type { PageProps } from '../../../renderer/context/page-props.ts';
import { usd } from '../../../renderer/text/formats.ts';
import { QUIET_ROOM } from '../../../site/themes/silhouettes.ts';
import { TwoLists } from '../TwoLists.tsx';
import { AffidavitTypes } from './AffidavitTypes.tsx';
import { Jurat } from './Jurat.tsx';
import { MAY_NOT, MUST } from './rules.ts';
import { SWEARING_STEPS } from './steps.ts';
import { WhatItIs } from './WhatItIs.tsx';

/** Affidavits: what they are, kinds, steps, rules. */
export default function AffidavitNotaryPage({ site }: PageProps) {
  const { fees, response } = site;
  return (
    <>
      <PageHero
        site={site}
        kicker="Affidavit notary"
        heading="Say it is true, before someone who can certify it"
        lead={`We bring the oath to your kitchen, your office or the courthouse steps. Starting at ${usd(fees.minimum)}, and the same day if you book before ${response.sameDayCutoff}.`}
        book="Book an Oath"
        rosette={{ rx: 430, ry: 20, folds: [2, 3, 2, 3] }}
        horizon={QUIET_ROOM}
        aside={<Jurat />}
      />
      <WhatItIs />
      <AffidavitTypes site={site} />
      <Section
        kicker="Three steps"
        heading="A short visit, done in order"
        lead={`${usd(fees.travel)} brings us to the door and ${usd(fees.firstSignature)} takes the first signature. A second affidavit in the same sitting adds ${usd(fees.additionalSignature)}.`}
      >
        <Steps steps={SWEARING_STEPS} />
      </Section>
      <TwoLists
        tone="deep"
        left={{ kicker: 'The rules', heading: 'What Texas asks of the signer', items: MUST }}
        right={{
          kicker: 'The limits',
          heading: 'What the notary leaves alone',
          mark: 'no',
          items: MAY_NOT,
        }}
      />
      <ClosingBand
        site={site}
        kicker={`Before ${response.sameDayCutoff} means today`}
        heading="Is the statement written? Then we can come"
        lead="Say how many people swear, and to how many statements. We tell you the hour and the sum."
        book="Book an Oath"
        promises={[
          'No form handed out, none reworded',
          'Oath or affirmation',
          'Receipt on the spot',
        ]}
        rosette={{ rx: 440, ry: 40, folds: [3, 2, 3] }}
      />
    </>
  );
}

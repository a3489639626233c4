import { RuledTable } from '../../../renderer/components/RuledTable.tsx';
import { Section } from '../../../renderer/components/Section.tsx';
import type { Site } from '../../../renderer/context/site.ts';
import { usd } from '../../../renderer/text/formats.ts';

/** The comparison itself, across the whole page. */
export function SideBySide({ site }: { site: Site }) {
  const { fees, credentials } = site;
  return (
    <Section tone="sand" kicker="At a glance" heading="Counter and visit, line by line">
      <RuledTable
        caption="Traditional and mobile notary"
        heads={['What matters', 'Bank or store', 'Mobile notary']}
        amounts={false}
        rows={[
          ['Where', 'At the branch or the store', 'Where the signer is'],
          [
            'When',
            'Opening hours, if the notary is in; stores often on Saturdays',
            'Any day, nights by arrangement',
          ],
          [
            'Cost',
            'Often free for account holders; at a store a fee for each signature',
            `${usd(fees.travel)} for the drive, ${usd(fees.firstSignature)} for the first signature`,
          ],
          ['Hospital, rig, nursing home', 'No', 'Yes, that is what the travel fee is for'],
          ['Witnesses', 'Bring your own', 'On request, for an additional fee'],
          [
            'Wills, powers, deeds',
            'Many branches decline; stores vary',
            'Yes; loan signings excepted',
          ],
          ['Spanish', 'By chance', 'Always'],
          [
            'Insurance',
            'Ask; some carry none of their own',
            `${credentials.insuranceShort} errors and omissions`,
          ],
        ]}
      />
    </Section>
  );
}

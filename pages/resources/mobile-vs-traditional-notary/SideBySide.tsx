import { usd } from '../../../domain/formats.ts';
import { RuledTable } from '../../../renderer/blocks/RuledTable.tsx';
import { Section } from '../../../renderer/blocks/Section.tsx';
import type { SiteConfig } from '../../../schemas/site-config.ts';

/** The comparison itself, across the whole page. */
export function SideBySide({ site }: { site: SiteConfig }) {
  const { fees, credentials } = site;
  return (
    <Section tone="sand" kicker="At a glance" heading="Counter and visit, line by line">
      <RuledTable
        caption="A bank, a store and a mobile notary"
        heads={['', 'Bank or credit union', 'Shipping store', 'Mobile notary']}
        amounts={false}
        rows={[
          ['Where', 'At the branch', 'At the store', 'Where the signer is'],
          [
            'When',
            'Banking hours, if the notary is in',
            'Store hours, often Saturdays',
            'Any day, nights by arrangement',
          ],
          [
            'Cost',
            'Often free for account holders',
            'A fee for each signature',
            `${usd(fees.travel)} for the drive, ${usd(fees.firstSignature)} for the first signature`,
          ],
          [
            'Hospital, nursing home, rig yard',
            'No',
            'No',
            'Yes, that is what the travel fee is for',
          ],
          ['Witnesses', 'Bring your own', 'Rarely', 'On request, for an additional fee'],
          [
            'Wills, powers, deeds',
            'Many branches decline',
            'Varies',
            'Yes; loan signings excepted',
          ],
          ['Spanish', 'By chance', 'By chance', 'Always'],
          [
            'Insurance',
            'The employer’s',
            'The employer’s',
            `${credentials.insuranceShort} errors and omissions`,
          ],
        ]}
      />
    </Section>
  );
}

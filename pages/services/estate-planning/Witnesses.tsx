import { IconRows } from '../../../renderer/components/IconRows.tsx';
import { Section } from '../../../renderer/components/Section.tsx';

/** Witnesses of a will: who may be one, and who had better not. */
export function Witnesses() {
  return (
    <Section
      tone="sand"
      kicker="The other two chairs"
      heading="Two witnesses, and the notary is neither"
      lead="A self-proving affidavit spares your witnesses a trip to probate court years from now. For that they swear to it today, beside you, before us."
    >
      <IconRows
        rows={[
          {
            icon: 'users',
            title: 'Old enough, clear of head',
            text: 'At least fourteen and able to tell a court what they saw. Neighbors, colleagues and friends from church are the usual ones.',
          },
          {
            icon: 'scale',
            title: 'With nothing to gain',
            text: 'Someone who inherits under the will, or is married to an heir, is a poor choice and may lose a gift by it. Ask your attorney before you seat family.',
          },
          {
            icon: 'user-check',
            title: 'Ours, if you have none',
            text: 'We can supply witnesses for an additional fee. Say so when you book; at short notice one may have to come from your side.',
          },
        ]}
      />
    </Section>
  );
}

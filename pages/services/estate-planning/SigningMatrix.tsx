import { RuledTable } from '../../../renderer/components/RuledTable.tsx';
import { Section } from '../../../renderer/components/Section.tsx';

/** Columns: the paper, its maker, witnesses, the notary. */
const PAPERS = [
  ['Will or codicil', 'Signs', 'Two sign', 'Not needed for the will itself'],
  ['Self-proving affidavit to the will', 'Swears and signs', 'Both swear and sign', 'Required'],
  ['Living trust, amendment to it', 'Signs', 'Seldom', 'Customary; banks look for it'],
  ['Certification of trust', 'Trustee signs', 'None', 'Usual'],
  ['Transfer on death deed', 'Signs', 'None', 'Required, then recorded before death'],
  ['Durable power of attorney', 'Signs', 'Only if the receiver asks', 'Required'],
  ['Medical power of attorney', 'Signs', 'None when notarized', 'In place of witnesses'],
  ['Directive to physicians', 'Signs', 'Two, or else a notary', 'In place of witnesses'],
  ['Declaration of guardian', 'Signs', 'Two, for the self-proved form', 'For the self-proved form'],
] as const;

/** Who signs what: the papers of an estate plan against the chairs at the table. */
export function SigningMatrix() {
  return (
    <Section
      kicker="Who signs what"
      heading="An estate plan is a stack of different rules"
      lead="Your lawyer’s cover letter says which of these you have. This is the usual Texas pattern, so that you know whom to invite."
    >
      <RuledTable
        caption="Papers and the people they need"
        heads={['Paper', 'You', 'Witnesses', 'Notary']}
        rows={PAPERS}
        amounts={false}
      />
    </Section>
  );
}

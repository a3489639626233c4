import { RuledTable } from '../../../renderer/components/RuledTable.tsx';
import { Section } from '../../../renderer/components/Section.tsx';

const ARRANGEMENTS = [
  [
    'Together, one table',
    'Both spouses, each with ID; children elsewhere if that can be arranged',
    'One visit, one travel fee',
  ],
  [
    'Same day, different rooms',
    'You agree on a building: a law office, a library, a church hall',
    'One visit; we walk between you',
  ],
  [
    'Different days, different towns',
    'Each spouse books for themselves; the original goes from one to the other',
    'Two visits, a travel fee for each',
  ],
  [
    'Only one of you signs',
    'Usual for a waiver or an inventory; the other need not know when',
    'One visit, one travel fee',
  ],
] as const;

/** How two people sign who would rather not meet. */
export function SeparateVisits() {
  return (
    <Section
      kicker="Who has to be there"
      heading="The law wants each signer in front of us, not beside the other"
      lead="Texas lets the signatures on one agreement be notarized at different times, each under its own certificate. So the seating is up to you."
    >
      <RuledTable
        caption="Four ways to arrange it"
        heads={['Arrangement', 'What it takes', 'How it is charged']}
        rows={ARRANGEMENTS}
        amounts={false}
      />
    </Section>
  );
}

import { GroupedLists, type ListGroup } from '../../../renderer/components/GroupedLists.tsx';
import { Section } from '../../../renderer/components/Section.tsx';

const CHECKS: readonly ListGroup[] = [
  {
    title: 'With the patient',
    items: [
      'A photo ID; glasses and hearing aid',
      'Awake, and not just dosed',
      'Willing, and told that we are coming',
      'The bed raised, an arm free of lines',
    ],
  },
  {
    title: 'With the family',
    items: [
      'The form printed, complete, unsigned',
      'Agent’s full name, address and phone filled in',
      'A second copy for the chart',
      'One contact for us, waiting at the entrance',
    ],
  },
  {
    title: 'With the ward',
    items: [
      'Visiting hours, or leave to come after them',
      'The charge nurse told of a notary',
      'Isolation rules, if there are any',
      'A door that closes, a table that rolls',
    ],
  },
];

/** What to arrange around the bed before the notary comes. */
export function RoomReady() {
  return (
    <Section
      kicker="While we drive"
      heading="Make the room ready"
      lead="Nobody at the bedside needs to hurry if these are in order when the elevator opens."
    >
      <GroupedLists groups={CHECKS} />
    </Section>
  );
}

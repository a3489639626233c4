import { GroupedLists, type ListGroup } from '../../../renderer/components/GroupedLists.tsx';
import { Section } from '../../../renderer/components/Section.tsx';

const PARTS: readonly ListGroup[] = [
  {
    title: 'The employer',
    items: [
      'Names us in writing as authorized representative',
      'Sends the current edition of the form and the first day of work',
      'Gives the exact business name and address for Section 2',
      'Keeps the form, runs E-Verify if enrolled, answers for errors',
    ],
  },
  {
    title: 'The employee',
    items: [
      'Completes and signs Section 1 personally',
      'Chooses which acceptable documents to show',
      'Brings the originals, unexpired, to the meeting',
      'Has a preparer or translator sign Supplement A if one helped',
    ],
  },
  {
    title: 'We',
    items: [
      'Meet the employee face to face',
      'Examine each original: does it look genuine, does it belong to this person',
      'Enter the documents in Section 2 and sign it',
      'Return the form the way you asked, with copies if you keep them',
    ],
  },
];

/** Who does what on a Form I-9 that is completed at a distance. */
export function ThreeParts() {
  return (
    <Section
      kicker="Three people, one form"
      heading="Who does what"
      lead="Nobody can do another’s part. We do not answer Section 1 for the employee, and we cannot hire or refuse for you."
    >
      <GroupedLists groups={PARTS} />
    </Section>
  );
}

import { GroupedLists, type ListGroup } from '../../../renderer/components/GroupedLists.tsx';
import { MarkedList } from '../../../renderer/components/MarkedList.tsx';
import { Section } from '../../../renderer/components/Section.tsx';

const GROUPS: readonly ListGroup[] = [
  {
    title: 'For the court',
    items: [
      'Waiver of service',
      'Affidavit for prove-up by paper',
      'Sworn inventory and appraisement',
      'Affidavit of military status',
    ],
  },
  {
    title: 'Settlement and children',
    items: [
      'Agreement incident to divorce',
      'Agreed parenting plan',
      'Consent for a child’s travel',
      'Child support affidavits',
    ],
  },
  {
    title: 'House, land, minerals',
    items: [
      'Special warranty deed between spouses',
      'Mineral or royalty deed',
      'Homestead affidavits',
      'Lien release after a payoff',
    ],
  },
  {
    title: 'Afterwards',
    items: [
      'Power of attorney to move a vehicle title',
      'Retirement plan forms with a spouse’s consent',
      'Change of beneficiary forms',
      'A new power of attorney',
    ],
  },
];

const NOT_HERE: readonly string[] = [
  'The decree of divorce, even when both of you have approved it',
  'Orders that only a judge signs, for the children or for a pension',
  'Certified copies of any court or county record',
];

/** Papers of a divorce that take a notary in groups, and the ones that cannot. */
export function DivorcePapers() {
  return (
    <Section
      tone="sand"
      kicker="What we are handed"
      heading="Most of the folder can be signed in one sitting"
      lead="A settlement rarely travels alone. Bring the deed and the title form to the same table and they ride on the same trip."
    >
      <GroupedLists groups={GROUPS} />
      <h3>What belongs to the judge or the clerk</h3>
      <MarkedList items={NOT_HERE} mark="no" columns={3} />
    </Section>
  );
}

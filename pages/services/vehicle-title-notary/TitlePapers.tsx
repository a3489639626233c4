import { GroupedLists, type ListGroup } from '../../../renderer/components/GroupedLists.tsx';
import { Notice } from '../../../renderer/components/Notice.tsx';
import { Section } from '../../../renderer/components/Section.tsx';

const PAPERS: readonly ListGroup[] = [
  {
    title: 'The title itself',
    items: [
      'Assignment on a certificate of title',
      'Out-of-state title with a notary’s block',
      'Salvage or rebuilt title',
      'Trailer and camper titles',
    ],
  },
  {
    title: 'Sworn beside it',
    items: [
      'Affidavit of motor vehicle gift transfer',
      'Affidavit of heirship for a motor vehicle',
      'Affidavit of fact about an error',
      'Odometer disclosure, where it is separate',
    ],
  },
  {
    title: 'Signed along with it',
    items: [
      'Power of attorney to transfer a vehicle',
      'Release of lien',
      'Bill of sale',
      'Repossession and dealer reassignment forms',
    ],
  },
];

/** Papers of a title transfer. */
export function TitlePapers() {
  return (
    <Section
      kicker="Documents"
      heading="Papers we notarize at the vehicle"
      lead="Not every Texas transfer calls for a seal. If yours does not, we say so before you pay for a drive."
    >
      <GroupedLists groups={PAPERS} />
      <Notice heading="A title forgives nothing">
        A crossed-out name or a dab of white-out can void it, and the seller then has to apply for a
        new one. Leave all of it blank until the notary has looked at it with you.
      </Notice>
    </Section>
  );
}

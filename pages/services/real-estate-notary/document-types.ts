/** A kind of property paper and what it does. */
export interface DocumentType {
  name: string;
  text: string;
}

/** The twelve property papers of this page. */
export const DOCUMENT_TYPES: readonly DocumentType[] = [
  {
    name: 'General warranty deed',
    text: 'The seller stands behind the title all the way back. The usual deed for a house.',
  },
  {
    name: 'Special warranty deed',
    text: 'A promise that covers only the years the seller owned it; common in commercial sales.',
  },
  {
    name: 'Quitclaim deed',
    text: 'Passes on whatever interest the signer has, with no promise that there is any.',
  },
  {
    name: 'Gift deed',
    text: 'A house or a lot given within the family, signed by the one who gives.',
  },
  {
    name: 'Transfer on death deed',
    text: 'Names who takes the property later. It has to be recorded in the owner’s lifetime.',
  },
  {
    name: 'Mineral and royalty deed',
    text: 'Conveys what lies under the surface, often by heirs who live three states apart.',
  },
  {
    name: 'Easement and right of way',
    text: 'Lets a pipeline, a power line or a neighbor’s road cross the land.',
  },
  {
    name: 'Oil and gas lease, surface-use agreement',
    text: 'Signed by each owner, with an acknowledgment so that the county will record it.',
  },
  {
    name: 'Affidavit of heirship',
    text: 'Sworn by people who knew the family, to show who inherited a property.',
  },
  {
    name: 'Release of lien',
    text: 'Shows the county that a debt on the property has been paid.',
  },
  {
    name: 'Lease or rental agreement',
    text: 'Long leases, shop space, pasture and man camps, where a party wants it acknowledged.',
  },
  {
    name: 'Contract or agreement between owners',
    text: 'Boundary lines, partitions, owner’s affidavits and whatever the title company adds.',
  },
];

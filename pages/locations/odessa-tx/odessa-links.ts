import type { ListedLink } from '../../../renderer/blocks/LinkList.tsx';

/** Services asked for in Odessa. */
export const ODESSA_LINKS: readonly ListedLink[] = [
  {
    href: '/services/vehicle-title-notary',
    label: 'Vehicle titles',
    text: 'Pickups, trailers, RVs and the car a parent left behind.',
  },
  {
    href: '/services/bill-of-sale',
    label: 'Bills of sale',
    text: 'Equipment, livestock trailers and anything else that changes hands in a yard.',
  },
  {
    href: '/services/affidavit-notary',
    label: 'Affidavits',
    text: 'Sworn or affirmed aloud, then signed, in English or Spanish.',
  },
  {
    href: '/services/medical-documents',
    label: 'Medical documents',
    text: 'Directives and releases at either Odessa hospital.',
  },
  {
    href: '/services/divorce-notary',
    label: 'Divorce papers',
    text: 'Waivers and settlements, in a room where nobody knows the truck outside.',
  },
  {
    href: '/services/general-notary',
    label: 'Everything else',
    text: 'School forms, permissions to travel, statements for a landlord or a bank.',
  },
];

import type { IconRow } from '../../../renderer/components/IconRows.tsx';

/** Services asked for in Odessa. */
export const ODESSA_SERVICES: readonly IconRow[] = [
  {
    href: '/services/vehicle-title-notary',
    title: 'Vehicle titles',
    text: 'Pickups, trailers, RVs and the car a parent left behind.',
  },
  {
    href: '/services/bill-of-sale',
    title: 'Bills of sale',
    text: 'Equipment, livestock trailers and anything else that changes hands in a yard.',
  },
  {
    href: '/services/affidavit-notary',
    title: 'Affidavits',
    text: 'Sworn or affirmed aloud, then signed, in English or Spanish.',
  },
  {
    href: '/services/medical-documents',
    title: 'Medical documents',
    text: 'Directives and releases at either Odessa hospital.',
  },
  {
    href: '/services/divorce-notary',
    title: 'Divorce papers',
    text: 'Waivers and settlements, in a room where nobody knows the truck outside.',
  },
  {
    href: '/services/general-notary',
    title: 'Everything else',
    text: 'School forms, permissions to travel, statements for a landlord or a bank.',
  },
];

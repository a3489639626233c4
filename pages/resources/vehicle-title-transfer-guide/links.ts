import type { ListedLink } from '../../../renderer/components/LinkList.tsx';

/** Pages to go on with. */
export const RELATED: readonly ListedLink[] = [
  {
    href: '/services/vehicle-title-notary',
    label: 'Vehicle title visits',
    text: 'Meeting places, safety at the handover and fees for several vehicles.',
  },
  {
    href: '/services/bill-of-sale',
    label: 'Bill of sale',
    text: 'Trailers, tools and livestock have no title; this is their paper.',
  },
  {
    href: '/services/affidavit-notary',
    label: 'Affidavits of heirship and gift',
    text: 'Sworn forms that take the place of a sale.',
  },
];

/** The offices in charge. */
export const SOURCES: readonly ListedLink[] = [
  {
    href: 'https://www.txdmv.gov/motorists/buying-or-selling-a-vehicle',
    label: 'TxDMV, buying or selling a vehicle',
    text: 'Form 130-U, title check and the seller’s transfer notification.',
  },
  {
    href: 'https://comptroller.texas.gov/taxes/motor-vehicle/',
    label: 'Texas Comptroller, motor vehicle taxes',
    text: 'Sales tax, gift tax and the gift affidavit.',
  },
  {
    href: 'https://www.co.midland.tx.us/',
    label: 'Midland County',
    text: 'Hours of the tax office that takes title applications.',
  },
];

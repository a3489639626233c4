import type { ListedLink } from '../../../renderer/components/LinkList.tsx';

/** Services asked for in Martin County. */
export const STANTON_LINKS: readonly ListedLink[] = [
  {
    href: '/services/real-estate-notary',
    label: 'Deeds, easements and surface-use agreements',
    text: 'For farm and pasture land, with every heir who has to sign.',
  },
  {
    href: '/services/affidavit-notary',
    label: 'Affidavits of heirship',
    text: 'Often asked for by an operator before royalties are paid out; your attorney or landman supplies the form.',
  },
  {
    href: '/services/power-of-attorney',
    label: 'Powers of attorney',
    text: 'So that a son or daughter can deal with the bank, the gin or the crop insurance.',
  },
  {
    href: '/services/medical-documents',
    label: 'Medical directives',
    text: 'At the hospital on the interstate or in the front room.',
  },
  {
    href: '/services/bill-of-sale',
    label: 'Bills of sale and titles',
    text: 'Tractors, stock trailers, the old grain truck.',
  },
];

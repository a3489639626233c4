import type { ListedLink } from '../../../renderer/components/LinkList.tsx';

/** Pages to go on with. */
export const RELATED: readonly ListedLink[] = [
  {
    href: '/resources/power-of-attorney-guide',
    label: 'Power of Attorney Guide',
    text: 'The two statutory forms in use, and how each is signed.',
  },
  {
    href: '/services/divorce-notary',
    label: 'Divorce papers',
    text: 'Waivers and affidavits from a court’s own form set.',
  },
  {
    href: '/services/affidavit-notary',
    label: 'Affidavit visits',
    text: 'What an oath at your own table looks like.',
  },
];

/** Where the official forms are kept. */
export const SOURCES: readonly ListedLink[] = [
  {
    href: 'https://guides.sll.texas.gov/legal-forms',
    label: 'Texas State Law Library, legal forms',
    text: 'A librarian’s index to free and official forms.',
  },
  {
    href: 'https://www.txcourts.gov/rules-forms/forms/',
    label: 'Texas courts, forms',
    text: 'Forms that the Supreme Court of Texas has approved.',
  },
  {
    href: 'https://www.txdmv.gov/forms',
    label: 'TxDMV, forms',
    text: 'Title application, heirship affidavit, vehicle power of attorney.',
  },
  {
    href: 'https://statutes.capitol.texas.gov/Docs/CP/htm/CP.121.htm',
    label: 'Civil Practice & Remedies Code, sections 121.007 and 121.008',
    text: 'The long and the short forms of acknowledgment.',
  },
];

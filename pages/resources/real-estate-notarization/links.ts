import type { ListedLink } from '../../../renderer/components/LinkList.tsx';

/** Pages to go on with. */
export const RELATED: readonly ListedLink[] = [
  {
    href: '/services/real-estate-notary',
    label: 'Real estate visits',
    text: 'The property papers we take, the process and the fees.',
  },
  {
    href: '/services/estate-planning',
    label: 'Estate planning papers',
    text: 'Wills, trusts and the affidavits that go with them.',
  },
  {
    href: '/resources/power-of-attorney-guide',
    label: 'Power of Attorney Guide',
    text: 'When one owner signs for another.',
  },
];

/** The law of recording, and where it is done. */
export const SOURCES: readonly ListedLink[] = [
  {
    href: 'https://statutes.capitol.texas.gov/Docs/PR/htm/PR.12.htm',
    label: 'Property Code, chapter 12',
    text: 'Which instruments may be recorded, and in what form.',
  },
  {
    href: 'https://statutes.capitol.texas.gov/Docs/ES/htm/ES.114.htm',
    label: 'Estates Code, chapter 114',
    text: 'Transfer on death deeds.',
  },
  {
    href: 'https://www.co.midland.tx.us/',
    label: 'Midland County',
    text: 'The county clerk’s recording desk and its fees.',
  },
];

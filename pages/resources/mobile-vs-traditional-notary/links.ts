import type { ListedLink } from '../../../renderer/components/LinkList.tsx';

/** Pages to go on with. */
export const RELATED: readonly ListedLink[] = [
  {
    href: '/pricing',
    label: 'All prices',
    text: 'Every fee, and a calculator for your own address.',
  },
  {
    href: '/about',
    label: 'Who would come',
    text: 'The notary, the commission and the insurance behind the seal.',
  },
  {
    href: '/services/business-notary',
    label: 'Notary for businesses',
    text: 'When it is not one paper but one every week.',
  },
];

/** Neutral information about notaries in Texas. */
export const SOURCES: readonly ListedLink[] = [
  {
    href: 'https://www.sos.state.tx.us/statdoc/',
    label: 'Texas Secretary of State, notaries',
    text: 'Find out whether a commission is current, at any counter.',
  },
  {
    href: 'https://statutes.capitol.texas.gov/Docs/GV/htm/GV.406.htm',
    label: 'Government Code, section 406.024',
    text: 'What any notary in the state may charge for the act.',
  },
  {
    href: 'https://www.nationalnotary.org/',
    label: 'National Notary Association',
    text: 'What the profession expects of its members.',
  },
];

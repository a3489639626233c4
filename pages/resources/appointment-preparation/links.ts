import type { ListedLink } from '../../../renderer/components/LinkList.tsx';

/** Pages to go on with. */
export const RELATED: readonly ListedLink[] = [
  {
    href: '/pricing',
    label: 'Pricing',
    text: 'Work out the total for your address and number of signatures.',
  },
  {
    href: '/service-areas',
    label: 'Service areas',
    text: 'How far your door is from ours, and what the road adds.',
  },
  {
    href: '/resources/texas-notarization-requirements',
    label: 'Texas Notarization Requirements',
    text: 'Why the list asks for what it asks.',
  },
];

/** Where to replace an ID, and who supervises notaries. */
export const SOURCES: readonly ListedLink[] = [
  {
    href: 'https://www.dps.texas.gov/section/driver-license',
    label: 'Texas DPS, driver licenses and ID cards',
    text: 'Renew or replace the card you cannot find.',
  },
  {
    href: 'https://www.sos.state.tx.us/statdoc/',
    label: 'Texas Secretary of State, notaries',
    text: 'Questions and answers for people who need one.',
  },
  {
    href: 'https://www.nationalnotary.org/',
    label: 'National Notary Association',
    text: 'General explanations of notarial acts.',
  },
];

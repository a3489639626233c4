import type { ListedLink } from '../../../renderer/components/LinkList.tsx';

/** Pages to go on with. */
export const RELATED: readonly ListedLink[] = [
  {
    href: '/resources/appointment-preparation',
    label: 'Appointment Preparation',
    text: 'These rules turned into a list to tick off.',
  },
  {
    href: '/services/general-notary',
    label: 'General notary visits',
    text: 'Consents, contracts and letters that fit no other heading.',
  },
  {
    href: '/services/affidavit-notary',
    label: 'Affidavits',
    text: 'Papers that need an oath as well as a signature.',
  },
];

/** The law itself, and the office that commissions notaries. */
export const SOURCES: readonly ListedLink[] = [
  {
    href: 'https://statutes.capitol.texas.gov/Docs/GV/htm/GV.406.htm',
    label: 'Government Code, chapter 406',
    text: 'Who may be a notary, with which powers, fees and records.',
  },
  {
    href: 'https://statutes.capitol.texas.gov/Docs/CP/htm/CP.121.htm',
    label: 'Civil Practice & Remedies Code, chapter 121',
    text: 'How an acknowledgment is taken and a signer identified.',
  },
  {
    href: 'https://www.sos.state.tx.us/statdoc/',
    label: 'Texas Secretary of State, notary public unit',
    text: 'Look up a commission, or file a complaint about one.',
  },
];

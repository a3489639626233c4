import type { IconRow } from '../../../renderer/components/IconRows.tsx';

/** Common title situations. */
export const SITUATIONS: readonly IconRow[] = [
  {
    icon: 'handshake',
    title: 'Private sale',
    text: 'Two strangers, an online ad and a fair price. A third pair of eyes on the title helps both.',
  },
  {
    icon: 'gift',
    title: 'Gift in the family',
    text: 'A truck for a graduate. The gift affidavit is sworn by the one who gives and the one who gets.',
  },
  {
    icon: 'scroll-text',
    title: 'Inherited vehicle',
    text: 'Heirs sign the affidavit of heirship for a motor vehicle, together or one stop after another.',
  },
  {
    icon: 'map',
    title: 'Out-of-state title',
    text: 'Oklahoma and Louisiana print a notary’s block on the title itself. Texas buyers meet it often.',
  },
  {
    icon: 'search',
    title: 'Lost title',
    text: 'If a form for the replacement asks for a sworn signature, we take it before you go to the counter.',
  },
  {
    icon: 'heart-crack',
    title: 'After a divorce',
    text: 'One name comes off. The spouse who signs away the car can do so at another place and time.',
  },
  {
    icon: 'users',
    title: 'Two names on the title',
    text: 'If the title joins owners with AND, each one signs. We can catch the second on the way.',
  },
  {
    icon: 'truck',
    title: 'Company fleet',
    text: 'Winch trucks and trailers sold off a yard in one afternoon, signed by an officer of the company.',
  },
];

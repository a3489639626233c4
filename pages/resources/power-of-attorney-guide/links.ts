import type { ListedLink } from '../../../renderer/components/LinkList.tsx';

/** Pages to go on with. */
export const RELATED: readonly ListedLink[] = [
  {
    href: '/services/power-of-attorney',
    label: 'Power of attorney visits',
    text: 'Where we go, what we ask the principal, what it costs.',
  },
  {
    href: '/services/medical-documents',
    label: 'Medical documents',
    text: 'Directives and releases that often travel with a medical power.',
  },
  {
    href: '/resources/emergency-notarization',
    label: 'Emergency Notarization',
    text: 'If the procedure is tomorrow morning.',
  },
];

/** Official forms and the law behind them. */
export const SOURCES: readonly ListedLink[] = [
  {
    href: 'https://www.hhs.texas.gov/regulations/forms/advance-directives',
    label: 'Texas Health and Human Services, advance directives',
    text: 'The state’s medical power of attorney and directive to physicians.',
  },
  {
    href: 'https://statutes.capitol.texas.gov/Docs/ES/htm/ES.752.htm',
    label: 'Estates Code, chapter 752',
    text: 'The statutory durable power of attorney, word for word.',
  },
  {
    href: 'https://statutes.capitol.texas.gov/Docs/HS/htm/HS.166.htm',
    label: 'Health and Safety Code, chapter 166',
    text: 'How a medical power is signed, and when it speaks.',
  },
];

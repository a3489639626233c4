import type { ListedLink } from '../../../renderer/components/LinkList.tsx';

/** Pages to go on with. */
export const RELATED: readonly ListedLink[] = [
  {
    href: '/power-of-attorney',
    label: 'Power of attorney at the bedside',
    text: 'The visit most often made after dark.',
  },
  {
    href: '/services/medical-documents',
    label: 'Medical documents',
    text: 'Consents and directives a hospital may ask for tonight.',
  },
  {
    href: '/resources/appointment-preparation',
    label: 'Appointment Preparation',
    text: 'The long list, if you have an hour after all.',
  },
];

/** Official help for the cases described. */
export const SOURCES: readonly ListedLink[] = [
  {
    href: 'https://www.hhs.texas.gov/regulations/forms/advance-directives',
    label: 'Texas Health and Human Services',
    text: 'Medical forms to print at two in the morning.',
  },
  {
    href: 'https://travel.state.gov/content/travel/en/international-travel/before-you-go/travelers-with-special-considerations/Citizens-Children.html',
    label: 'US Department of State, children traveling',
    text: 'Why a border officer may ask for a parent’s consent.',
  },
  {
    href: 'https://www.sos.state.tx.us/statdoc/',
    label: 'Texas Secretary of State',
    text: 'Check any notary’s commission, even at midnight.',
  },
];

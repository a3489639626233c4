import type { Step } from '../../../renderer/components/Steps.tsx';

/** How an affidavit is taken, in three steps. */
export const SWEARING_STEPS: readonly Step[] = [
  {
    title: 'Book, with the text ready',
    text: 'The statement is typed or written out, checked by you, and unsigned. Tell us where you will be.',
  },
  {
    title: 'Swear or affirm',
    text: 'We look at your ID and ask whether the contents are true, so help you God or under penalty of perjury. You say yes, or you do not.',
  },
  {
    title: 'Sign and be sealed',
    text: 'You sign while we watch. The jurat gets its date, county, signature and stamp, and the paper goes back to you.',
  },
];

import type { Step } from '../../../renderer/components/Steps.tsx';

/** A visit outside the town limits, step by step. */
export const FARM_VISIT: readonly Step[] = [
  {
    title: 'Drop a pin',
    text: 'County-road addresses mislead maps out here. A pin from your phone, or the turn after the gin, gets us to the right gate.',
  },
  {
    title: 'Tell us about the gate',
    text: 'Locked, electric, cattle guard, dogs: a line in the message saves a walk.',
  },
  {
    title: 'Clear a flat place',
    text: 'The kitchen table is best. A shop bench or a tailgate will do if it is out of the wind.',
  },
  {
    title: 'Sign and keep the original',
    text: 'We check ID, watch you sign, seal the page and hand it back. For the courthouse you still have the afternoon.',
  },
];

import type { IconRow } from '../../../renderer/components/IconRows.tsx';

/** How a visit goes in the places Odessa calls us to. */
export const ODESSA_VISITS: readonly IconRow[] = [
  {
    icon: 'truck',
    title: 'The yard',
    text: 'Tell us the gate, the shop number and when the crew rolls out. Titles, affidavits and a travel consent for the kids can all be signed on one tailgate.',
  },
  {
    icon: 'hospital',
    title: 'The hospital room',
    text: 'Medical Center and Odessa Regional are a few blocks apart, so please say which. Have the patient’s ID brought from home; it is what families most often forget.',
  },
  {
    icon: 'car-front',
    title: 'The dealership or the driveway',
    text: 'We check the title for scratch-outs before anybody picks up a pen. One correction can cost the seller a trip for a certified copy.',
  },
  {
    icon: 'graduation-cap',
    title: 'The campus',
    text: 'Students at UT Permian Basin and Odessa College call about residency affidavits, powers of attorney for parents and papers from another country’s consulate.',
  },
];

import type { IconRow } from '../../../renderer/components/IconRows.tsx';

/** Where powers of attorney are signed. */
export const PLACES: readonly IconRow[] = [
  {
    icon: 'hospital',
    title: 'Hospitals',
    text: 'Midland Memorial and Medical Center in Odessa. We check in at the nurses’ station and work around rounds.',
  },
  {
    icon: 'accessibility',
    title: 'Nursing and rehab',
    text: 'Tell us which wing. Afternoons are busy with therapy, so mornings tend to be calm.',
  },
  {
    icon: 'heart-pulse',
    title: 'Hospice and home care',
    text: 'Short visits, few words, no hurry. The family can wait in the next room.',
  },
  {
    icon: 'house',
    title: 'Your own home',
    text: 'The surest place for a clear head: familiar chair, good light, reading glasses where they belong.',
  },
  {
    icon: 'scale',
    title: 'Attorneys’ offices',
    text: 'If your counsel has the papers ready and no notary that afternoon, we come to the conference room.',
  },
  {
    icon: 'fuel',
    title: 'Yards and camps',
    text: 'A quiet office trailer before a long hitch, so that somebody at home can act meanwhile.',
  },
];

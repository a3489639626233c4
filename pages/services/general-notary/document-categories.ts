import type { ListGroup } from '../../../renderer/components/GroupedLists.tsx';

/** Everyday papers by the part of life they come from. */
export const DOCUMENT_CATEGORIES: readonly ListGroup[] = [
  {
    title: 'Family and children',
    items: [
      'Consent for a minor to travel',
      'Caregiver authorization',
      'Adoption and foster paperwork',
      'Permission for sports and camps',
      'Name-change petitions',
    ],
  },
  {
    title: 'School and licensing',
    items: [
      'Enrollment and residency forms',
      'Transcript and diploma requests',
      'Nursing and teaching licenses',
      'Trade and contractor applications',
      'Copies certified by their holder',
    ],
  },
  {
    title: 'Money and insurance',
    items: [
      'Beneficiary changes',
      'Retirement withdrawals and spousal consents',
      'Insurance claims and proofs of loss',
      'Promissory notes between individuals',
      'Identity-theft statements for a bank',
    ],
  },
  {
    title: 'Work and oil field',
    items: [
      'Contractor and safety packets',
      'Lien waivers',
      'Equipment and title releases',
      'Background-check consents',
      'Sworn time and mileage records',
    ],
  },
  {
    title: 'House and neighbors',
    items: [
      'Rental agreements',
      'Homeowners’ association forms',
      'Permission to work on a property',
      'Fence and driveway agreements',
      'Storage-unit and moving releases',
    ],
  },
  {
    title: 'Abroad',
    items: [
      'Foreign pension life certificates',
      'Invitation letters for relatives',
      'Translator’s statements',
      'Passport statements for a child',
      'Papers on their way to an apostille',
    ],
  },
];

import type { TermRow } from '../TermRows.tsx';

/** Kinds of power of attorney and what each is for. */
export const POA_TYPES: readonly TermRow[] = [
  {
    term: 'Medical',
    text: 'Names the person who decides on treatment if doctors find that you no longer can.',
  },
  {
    term: 'Financial, durable',
    text: 'The Texas statutory form: bank, bills, taxes, benefits. It stays good if the principal falls ill.',
  },
  {
    term: 'Springing',
    text: 'The same powers, asleep until the disability that the document describes.',
  },
  {
    term: 'Limited or special',
    text: 'One task and often one date: sign a lease, close an account, accept a settlement check.',
  },
  {
    term: 'Real estate',
    text: 'Lets an agent sign a deed or a contract of sale. The county clerk records it with the deed.',
  },
  {
    term: 'Vehicle',
    text: 'Sends someone in your place to sign a title when you are offshore, deployed or on hitch.',
  },
  {
    term: 'Care of a child',
    text: 'A parent lets a grandparent or another caregiver deal with the school and the doctor.',
  },
];

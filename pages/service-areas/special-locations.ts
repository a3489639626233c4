import type { IconRow } from '../../renderer/components/IconRows.tsx';

/** Places with access rules of their own. */
export const SPECIAL_LOCATIONS: readonly IconRow[] = [
  {
    icon: 'hospital',
    title: 'Hospitals',
    text: 'We need the unit and room, and a word from the nurse that the patient is alert. Medication can make a signing impossible for some hours, so ask when the next dose is due.',
  },
  {
    icon: 'hand-heart',
    title: 'Nursing homes',
    text: 'Let the front desk expect us. A quiet corner is enough. If no current ID exists, tell us early, because Texas leaves few other ways to identify a signer.',
  },
  {
    icon: 'key-round',
    title: 'Jails and detention centers',
    text: 'The facility sets the hour and decides whether papers may be passed. Whoever books arranges this with the jail first, often through the attorney.',
  },
  {
    icon: 'plane',
    title: 'Airports',
    text: 'Midland International, on the public side of security, or the crew room of a private hangar. Send the flight number, and we watch for delays.',
  },
  {
    icon: 'warehouse',
    title: 'Yards and shops',
    text: 'Safety glasses on, truck parked where the guard says. A shift change is the best time to catch everybody who signs.',
  },
  {
    icon: 'building-2',
    title: 'Offices and title companies',
    text: 'A conference table and one contact. We work through the stack and leave; closings of loans stay with a loan signing agent.',
  },
];

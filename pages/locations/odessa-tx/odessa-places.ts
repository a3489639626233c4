import type { MeetingPlace } from '../../../site/sections/parts/meeting-place.ts';

/** Where people in Odessa often ask us to meet them. */
export const ODESSA_PLACES: readonly MeetingPlace[] = [
  { name: 'Medical Center Hospital', type: 'hospital', address: '500 W 4th St, 79761' },
  { name: 'Odessa Regional Medical Center', type: 'hospital', address: '520 E 6th St, 79761' },
  { name: 'Ector County Courthouse', type: 'government', address: '300 N Grant Ave, 79761' },
  { name: 'Ector County Administration', type: 'government', address: '1010 E 8th St, 79761' },
  { name: 'Odessa City Hall', type: 'government', address: '411 W 8th St, 79761' },
  { name: 'Madison Medical Resort', type: 'care', address: '5001 Office Park Dr, 79762' },
  {
    name: 'Odessa Marriott & Conference Center',
    type: 'business',
    address: '305 E 5th St, 79761',
  },
  { name: 'Music City Mall', type: 'commercial', address: '4101 E 42nd St, 79762' },
  { name: 'UT Permian Basin', type: 'university', address: '4901 E University Blvd, 79762' },
  { name: 'Odessa College', type: 'university', address: '201 W University Blvd, 79764' },
];

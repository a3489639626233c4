import type { MeetingPlace } from '../../../site/sections/parts/meeting-place.ts';

/** Where people in Midland often ask us to meet them. */
export const MIDLAND_PLACES: readonly MeetingPlace[] = [
  {
    name: 'Midland Memorial Hospital',
    type: 'hospital',
    address: '400 Rosalind Redfern Grover Pkwy, 79701',
  },
  { name: 'Midland County Courthouse', type: 'government', address: '500 N Loraine St, 79701' },
  { name: 'Midland City Hall', type: 'government', address: '300 N Loraine St, 79701' },
  {
    name: 'Centennial Library',
    type: 'government',
    address: '2503 W Loop 250 N, 79705',
  },
  { name: 'Bank of America Building', type: 'office', address: '303 W Wall St, 79701' },
  { name: 'Fasken Center', type: 'office', address: '550 W Texas Ave, 79701' },
  { name: 'ClayDesta Plaza', type: 'business', address: '6 Desta Dr, 79705' },
  { name: 'Manor Park', type: 'care', address: '2208 N Loop 250 W, 79707' },
  { name: 'Midland College', type: 'university', address: '3600 N Garfield St, 79705' },
  { name: 'Midland Park Mall', type: 'commercial', address: '4511 N Midkiff Rd, 79705' },
  {
    name: 'Midland International Air & Space Port',
    type: 'commercial',
    address: '9506 Laforce Blvd, 79706',
  },
];

import type { MeetingPlace } from '../../../site/sections/parts/meeting-place.ts';

/** Where people in Stanton often ask us to meet them. */
export const STANTON_PLACES: readonly MeetingPlace[] = [
  { name: 'Martin County Courthouse', type: 'government', address: '301 N St Peter St, 79782' },
  { name: 'Stanton City Hall', type: 'government', address: '102 W School St, 79782' },
  { name: 'Martin County Hospital', type: 'hospital', address: '600 I-20 E, 79782' },
];

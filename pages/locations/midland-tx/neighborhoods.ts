import type { ListGroup } from '../../../renderer/components/GroupedLists.tsx';

/** Midland's neighborhoods by part of town. */
export const NEIGHBORHOODS: readonly ListGroup[] = [
  {
    title: 'Downtown and the older streets',
    items: ['Downtown', 'Grafaland', 'Urbandale', 'Cowden', 'Kelview Heights', 'Fannin Terrace'],
  },
  {
    title: 'North, up to and past the Loop',
    items: ['Green Tree', 'Saddle Club', 'Polo Park', 'Skyline Terrace', 'Lone Star Trails'],
  },
  {
    title: 'West, toward the airport',
    items: ['Grassland Estates', 'Hyde Park', 'Wydewood Estates', 'Warfield', 'Terminal'],
  },
  {
    title: 'East and south',
    items: ['Ranchland Hills', 'Moody Addition', 'Greenwood', 'Valley View', 'Cotton Flat'],
  },
];

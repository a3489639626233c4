import type { ListGroup } from '../../../renderer/components/GroupedLists.tsx';

/** Odessa and Ector County by part of town. */
export const TOWN_PARTS: readonly ListGroup[] = [
  { title: 'Downtown and central', items: ['Downtown', 'Crescent Park', 'Sherwood', 'Lawndale'] },
  {
    title: 'Northeast',
    items: ['Parks Bell Ranch', 'Parks Legado', 'Mission Estates', 'Emerald Forest', 'Lakeside'],
  },
  { title: 'North', items: ['Country Club Estates', 'Fleetwood', 'Ratliff Ridge', 'Gardendale'] },
  { title: 'South', items: ['South Side', 'the yards along I-20', 'Pleasant Farms'] },
  { title: 'West and out', items: ['West Odessa', 'Penwell', 'Goldsmith', 'Notrees'] },
];

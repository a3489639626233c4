import { defineClient } from 'touchdown/client';
import { holdsSearch, watchSearch } from './search/watch-search.ts';

/** What Basin Mobile Notary runs in its visitors' browsers. */
export default defineClient({
  start: watchSearch,
  ownsTitle: holdsSearch,
  booking: () => import('./booking/open-booking.tsx').then((module) => module.openBooking),
  islands: {
    calculator: () =>
      import('./calculator/calculator.island.tsx').then((module) => module.Calculator),
  },
  admin: () => import('./admin/owners-area.ts').then((module) => module.OWNERS_AREA),
});

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
  admin: {
    NewClient: () =>
      import('./admin/NewClient.tsx').then((module) => ({ default: module.NewClient })),
    Calculator: () =>
      import('./admin/CalculatorDialog.tsx').then((module) => ({
        default: module.CalculatorDialog,
      })),
    Settings: () =>
      import('./admin/PriceSettings.tsx').then((module) => ({ default: module.PriceSettings })),
  },
});

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
    Dashboard: () =>
      import('./admin/dashboard/DashboardTab.tsx').then((module) => ({
        default: module.DashboardTab,
      })),
    Clients: () =>
      import('./admin/ClientsTab.tsx').then((module) => ({ default: module.ClientsTab })),
    PagesNote: () =>
      import('./admin/PagesNote.tsx').then((module) => ({ default: module.PagesNote })),
    Calculator: () =>
      import('./admin/CalculatorDialog.tsx').then((module) => ({
        default: module.CalculatorDialog,
      })),
    Settings: () =>
      import('./admin/PriceSettings.tsx').then((module) => ({ default: module.PriceSettings })),
    MoreSettings: () =>
      import('./admin/PaymentSettings.tsx').then((module) => ({ default: module.PaymentSettings })),
  },
});

import type { OwnersArea } from 'touchdown/client';

/** What the site adds to the engine's tabs, each part loaded when it is opened. */
export const OWNERS_AREA: OwnersArea = {
  Dashboard: () =>
    import('./dashboard/DashboardTab.tsx').then((module) => ({ default: module.DashboardTab })),
  Clients: () => import('./ClientsTab.tsx').then((module) => ({ default: module.ClientsTab })),
  PagesNote: () => import('./PagesNote.tsx').then((module) => ({ default: module.PagesNote })),
  Calculator: () =>
    import('./CalculatorDialog.tsx').then((module) => ({ default: module.CalculatorDialog })),
  Settings: () =>
    import('./PriceSettings.tsx').then((module) => ({ default: module.PriceSettings })),
  MoreSettings: () =>
    import('./PaymentSettings.tsx').then((module) => ({ default: module.PaymentSettings })),
};

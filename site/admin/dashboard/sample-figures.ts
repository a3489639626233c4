/** Figures shown on the dashboard (docs/product.md, "Owner's area"); dollars and counts. */
export const SAMPLES = {
  today: 250,
  week: 1850,
  month: 7400,
  averageFee: 65,
  clients: 156,
  activeClients: 12,
  completed: 3,
  pending: 4,
} as const;

/** Dollars in each of the last weeks, oldest first: the last is `week`, the last four make `month`. */
export const WEEKLY_REVENUE = [1540, 1610, 1760, 1690, 1720, 1880, 1950, 1850] as const;

import type { PriceLists } from 'touchdown';

/** The price lists of the pages; the owner keeps them apart on purpose. */
export const FEE_READINGS = [
  'standard',
  'hourly',
  'stanton',
  'hourly-stanton',
  'towns',
  'flat',
  'real-estate',
  'vehicle',
  'areas',
] as const;

export type FeeReading = (typeof FEE_READINGS)[number];

/** The price lists as pages name them. */
export const PRICE_LISTS: PriceLists = {
  names: FEE_READINGS,
  description: [
    'Price list that the page promises; its certificate, its structured data and the booking dialog opened on it count by it.',
    '`standard`: as the calculator. `hourly`: travel by the hour of the day.',
    '`stanton`, `hourly-stanton`: the same, with the set travel fee in Stanton. `towns`: `standard`, with the set travel fee in every listed town.',
    '`flat`: the flat travel fee at any hour. `real-estate`: the flat fee; what late hours add is told on the phone. `vehicle`: the flat fee and the mileage of vehicle titles.',
    '`areas`: travel by zone, as on the service-areas page.',
  ].join(' '),
};

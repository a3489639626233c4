import type { SiteConfig } from '../../schemas/config/site-config.ts';
import type { FeeReading } from './price-lists.ts';

/** Configuration that a price rule is derived from. */
export type PriceConfig = Pick<SiteConfig, 'fees' | 'area' | 'timeBands'>;

/** Hours with a different price than the daytime one. */
export interface HourCharge {
  /** As pages show it: `8 PM to 10 PM`. */
  hours: string;
  /** Travel fee that replaces the daytime one. */
  travel?: number;
  /** Surcharge on top of everything else. */
  added?: number;
  /** An additional charge that is only quoted on the phone. */
  byPhone?: true;
}

/** How visits of a page are priced. Amounts in US dollars. */
export interface PriceRule {
  /** Daytime travel fee. */
  travel: number;
  /** Fee per mile beyond the area without mileage. */
  mileage: number;
  /** Whether the calculator's slot surcharges apply. */
  slotSurcharges: boolean;
  hourCharges: readonly HourCharge[];
  /** Fixed daytime travel fees by town, mileage included. */
  towns: ReadonlyMap<string, number>;
  /** Travel fees where neither a town nor the mileage determines them: within the free miles, and the range beyond. */
  zones?: { near: number; least: number; most: number };
}

/** Hourly travel fees of the home page (docs/product.md, "Prices"). */
function homeHours({ fees, timeBands: { home } }: PriceConfig): HourCharge[] {
  return [
    { hours: home.evening, travel: fees.eveningTravel },
    { hours: home.lateNight, travel: fees.lateNightTravel },
    { hours: home.emergency, travel: fees.emergencyTravel },
  ];
}

/** The rule behind a page's prices (docs/product.md, "Readings that differ"). */
export function priceRule(reading: FeeReading, config: PriceConfig): PriceRule {
  const { fees, area, timeBands } = config;
  const standard: PriceRule = {
    travel: fees.travel,
    mileage: fees.mileage,
    slotSurcharges: true,
    hourCharges: [],
    towns: new Map(),
  };
  const hourly = { ...standard, slotSurcharges: false, hourCharges: homeHours(config) };
  const flat = { ...standard, travel: fees.flatTravel, slotSurcharges: false };
  const stanton = ['Stanton', fees.stanton] as const;
  const listed = area.extended.map(({ name, travel }) => [name, travel] as const);
  switch (reading) {
    case 'standard':
      return standard;
    case 'hourly':
      return hourly;
    case 'stanton':
      return { ...standard, towns: new Map([stanton]) };
    case 'hourly-stanton':
      return { ...hourly, towns: new Map([stanton]) };
    case 'towns':
      return { ...standard, towns: new Map([stanton, ...listed]) };
    case 'flat':
      return flat;
    case 'real-estate':
      return { ...flat, hourCharges: [{ hours: timeBands.realEstate.afterHours, byPhone: true }] };
    case 'vehicle':
      return { ...flat, mileage: fees.vehicleMileage };
    case 'areas':
      return {
        ...flat,
        travel: fees.areaCity,
        hourCharges: [{ hours: timeBands.serviceAreas.afterHours, added: fees.areaAfterHours }],
        towns: new Map([['Midland', fees.areaCity], ['Odessa', fees.areaCity], stanton, ...listed]),
        zones: {
          near: fees.areaCounty,
          least: fees.areaNeighborLow,
          most: fees.areaNeighborHigh,
        },
      };
  }
}

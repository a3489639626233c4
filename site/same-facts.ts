import type { SameFacts } from 'touchdown';
import type { SiteConfig } from '../schemas/config/site-config.ts';
import type { GeoPoint } from '../schemas/geo-point.ts';
import { estimate } from './prices/estimate.ts';

/** Daytime travel fee to a place by the calculator's rules, in dollars. */
function travelTo(point: GeoPoint, config: SiteConfig): number {
  const { travelFee, mileageFee } = estimate(
    { point, timeSlot: 'business-hours', signatures: 1 },
    config,
  );
  return travelFee + mileageFee;
}

/**
 * Facts that state the same thing; other pages may use different readings (docs/product.md, "Readings that differ").
 */
export const SAME_FACTS: readonly SameFacts[] = [
  { names: ['fees.travel', 'fees.flatTravel', 'fees.areaCity'] },
  { names: ['fees.mileage', 'fees.vehicleMileage'] },
  { names: ['fees.firstSignature', 'fees.faqSignature'] },
  { names: ['fees.eveningSurcharge', 'fees.areaAfterHours'] },
  { names: ['fees.lateNightSurcharge', 'fees.areaAfterHours'] },
  { names: ['timeBands.home.evening', 'timeBands.calculator.evening'] },
  { names: ['timeBands.home.lateNight', 'timeBands.calculator.lateNight'] },
  { names: ['timeBands.realEstate.afterHours', 'timeBands.serviceAreas.afterHours'] },
  { names: ['business.hours.regular.opens', 'business.hours.early.opens'] },
  { names: ['business.hours.regular.closes', 'business.hours.early.closes'] },
  { names: ['credentials.commissionNumber', 'credentials.commissionNumberTrust'] },
  { names: ['figures.experienceYears', 'figures.experienceYearsLong'] },
  { names: ['figures.reviews', 'figures.reviewsStructured'] },
  { names: ['area.extendedHours', 'area.faqMiles'] },
  { names: ['area.freeMiles', 'area.odessaMiles'] },
  {
    names: ['fees.eveningTravel', 'fees.eveningSurcharge'],
    agree: ({ fees }: SiteConfig) => fees.eveningTravel === fees.travel + fees.eveningSurcharge,
  },
  {
    names: ['fees.lateNightTravel', 'fees.lateNightSurcharge'],
    agree: ({ fees }: SiteConfig) => fees.lateNightTravel === fees.travel + fees.lateNightSurcharge,
  },
  {
    names: ['fees.emergencyTravel', 'fees.lateNightSurcharge'],
    agree: ({ fees }: SiteConfig) => fees.emergencyTravel === fees.travel + fees.lateNightSurcharge,
  },
  {
    names: ['fees.mileage', 'fees.stanton'],
    agree: (config: SiteConfig) => config.fees.stanton === travelTo(config.area.stanton, config),
  },
  {
    names: ['fees.mileage', 'fees.areaNeighborLow', 'fees.areaNeighborHigh'],
    agree: (config: SiteConfig) =>
      config.area.extended.every((town) => town.travel === travelTo(town, config)),
  },
];

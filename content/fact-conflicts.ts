import { estimate } from '../domain/estimate.ts';
import type { GeoPoint } from '../schemas/geo-point.ts';
import type { SiteConfig } from '../schemas/site-config.ts';
import type { Diagnostic } from './diagnostic.ts';
import type { Facts } from './facts.ts';
import { report, type SourceFile } from './source-file.ts';
import type { Locate } from './yaml-document.ts';

/**
 * Facts that tell the same thing; each may be read differently on other pages (docs/product.md,
 * "Readings that differ").
 */
const SAME_THING: readonly (readonly string[])[] = [
  ['fees.travel', 'fees.flatTravel', 'fees.areaCity'],
  ['fees.mileage', 'fees.vehicleMileage'],
  ['fees.firstSignature', 'fees.faqSignature'],
  ['fees.eveningSurcharge', 'fees.areaAfterHours'],
  ['fees.lateNightSurcharge', 'fees.areaAfterHours'],
  ['timeBands.home.evening', 'timeBands.calculator.evening'],
  ['timeBands.home.lateNight', 'timeBands.calculator.lateNight'],
  ['timeBands.realEstate.afterHours', 'timeBands.serviceAreas.afterHours'],
  ['business.hours.regular.opens', 'business.hours.early.opens'],
  ['business.hours.regular.closes', 'business.hours.early.closes'],
  ['credentials.commissionNumber', 'credentials.commissionNumberTrust'],
  ['figures.experienceYears', 'figures.experienceYearsLong'],
  ['figures.reviews', 'figures.reviewsStructured'],
  ['area.extendedHours', 'area.faqMiles'],
  ['area.freeMiles', 'area.odessaMiles'],
];

/** Travel to a place by day as the calculator counts it, in dollars. */
function travelTo(point: GeoPoint, config: SiteConfig): number {
  const { travelFee, mileageFee } = estimate(
    { point, timeSlot: 'business-hours', signatures: 1 },
    config,
  );
  return travelFee + mileageFee;
}

/** Facts of different kinds that come to the same sum, or do not: a total, and its parts elsewhere. */
const SAME_SUM: readonly { names: readonly string[]; agree: (config: SiteConfig) => boolean }[] = [
  {
    names: ['fees.eveningTravel', 'fees.eveningSurcharge'],
    agree: ({ fees }) => fees.eveningTravel === fees.travel + fees.eveningSurcharge,
  },
  {
    names: ['fees.lateNightTravel', 'fees.lateNightSurcharge'],
    agree: ({ fees }) => fees.lateNightTravel === fees.travel + fees.lateNightSurcharge,
  },
  {
    names: ['fees.emergencyTravel', 'fees.lateNightSurcharge'],
    agree: ({ fees }) => fees.emergencyTravel === fees.travel + fees.lateNightSurcharge,
  },
  {
    names: ['fees.mileage', 'fees.stanton'],
    agree: (config) => config.fees.stanton === travelTo(config.area.stanton, config),
  },
  {
    names: ['fees.mileage', 'fees.areaNeighborLow', 'fees.areaNeighborHigh'],
    agree: (config) => config.area.extended.every((town) => town.travel === travelTo(town, config)),
  },
];

/**
 * Reports facts that answer one question in two ways and are not listed under `knownConflicts`:
 * visitors of two pages would be told two things, and nobody would know (docs/product.md, "Readings
 * that differ").
 */
export function checkConflicts(
  config: SiteConfig,
  facts: Facts,
  source: SourceFile,
  locate: Locate,
): Diagnostic[] {
  const sameThing = SAME_THING.map((names) =>
    names.filter((name) => facts.get(name) !== undefined),
  ).filter((names) => new Set(names.map((name) => facts.get(name))).size > 1);
  const sameSum = SAME_SUM.filter(({ agree }) => !agree(config)).map(({ names }) => names);
  const isListed = (names: readonly string[]) =>
    config.knownConflicts.some(({ readings }) => names.every((name) => readings.includes(name)));
  return [...sameThing, ...sameSum]
    .filter((names) => !isListed(names))
    .flatMap((names) => {
      const told = names.map((name) => `${name} (${facts.get(name)})`).join(' and ');
      return report(source, {
        range: locate(names[0]?.split('.') ?? [], 'value'),
        rule: 'facts/unlisted-conflict',
        severity: 'warning',
        message: `Pages can contradict each other: ${told} are different answers to one question.`,
        hint: 'Make them equal, or list them under knownConflicts with the pages that show them.',
      });
    });
}

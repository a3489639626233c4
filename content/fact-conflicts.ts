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
];

/**
 * Reports facts that tell the same thing differently and are not listed under `knownConflicts`:
 * visitors of two pages would be told two things, and nobody would know (design, "Facts and
 * conflicting readings").
 */
export function checkConflicts(
  { knownConflicts }: SiteConfig,
  facts: Facts,
  source: SourceFile,
  locate: Locate,
): Diagnostic[] {
  return SAME_THING.flatMap((names) => {
    const readings = names.filter((name) => facts.get(name) !== undefined);
    const differ = new Set(readings.map((name) => facts.get(name))).size > 1;
    const listed = knownConflicts.some((known) =>
      readings.every((name) => known.readings.includes(name)),
    );
    if (!differ || listed) return [];
    const told = readings.map((name) => `${name} (${facts.get(name)})`).join(' and ');
    return report(source, {
      range: locate(readings[0]?.split('.') ?? [], 'value'),
      rule: 'facts/unlisted-conflict',
      severity: 'warning',
      message: `${told} tell the same thing differently.`,
      hint: 'Make them equal, or list them under knownConflicts with the pages that show them.',
    });
  });
}

import type { GeoPoint } from '../../schemas/geo-point.ts';
import type { SiteConfig } from '../../schemas/site-config.ts';
import { greatCircleMiles } from '../places/distance.ts';
import type { TimeSlot } from './time-slots.ts';

/** Most signatures that the forms suggest; more are counted, and a call is better (docs/product.md, "Calculator"). */
export const MAX_SIGNATURES = 100;

/** Prices and reference points that an estimate is made from. */
export type EstimateConfig = Pick<SiteConfig, 'fees' | 'area'>;

/** What a visitor tells the calculator (docs/product.md, "Calculator"). */
export interface EstimateRequest {
  /** Where the signing is; left out, it lies in the area without mileage fee. */
  point?: GeoPoint | undefined;
  timeSlot: TimeSlot;
  /** As typed: see `signatureCount`. */
  signatures: number | string;
}

/** The price of a visit and its parts, in US dollars with exact cents (docs/product.md, "Calculator"). */
export interface Estimate {
  travelFee: number;
  mileageFee: number;
  notaryFee: number;
  afterHoursFee: number;
  total: number;
  /** Label of the place that the mileage follows from. */
  area: string;
}

/**
 * A number of signatures from what was typed: whole, however large; anything below 1 or unusable is 1
 * (docs/product.md, "Calculator").
 */
export function signatureCount(typed: number | string): number {
  const count = Math.floor(Number(typed));
  return count >= 1 && Number.isSafeInteger(count) ? count : 1;
}

const cents = (dollars: number) => Math.round(dollars * 100);

/** Where a place counts as being, and how many miles are charged for the way there. */
export interface Reach {
  /** Label of the place that the miles count from. */
  area: string;
  miles: number;
}

/** How far a place is by the calculator's rules; an unknown one lies where no mile is charged. */
export function reach(point: GeoPoint | undefined, { area }: Pick<EstimateConfig, 'area'>): Reach {
  if (point === undefined) return { area: 'Midland', miles: 0 };
  if (greatCircleMiles(point, area.odessa) <= area.odessaMiles) return { area: 'Odessa', miles: 0 };
  const west = point.longitude < area.odessa.longitude;
  return {
    area: west ? 'Midland (west of Odessa)' : 'Midland',
    miles: Math.max(0, greatCircleMiles(point, area.midland) - area.freeMiles),
  };
}

const METRES_PER_MILE = 1609.344;

/**
 * True for a place outside the circle that the notary usually drives in (docs/product.md, "Service
 * area").
 */
export function isBeyondArea(point: GeoPoint, { area }: Pick<SiteConfig, 'area'>): boolean {
  return greatCircleMiles(point, area.midland) * METRES_PER_MILE > area.radiusMetres;
}

/** What the calculator adds for a slot, in US dollars. */
export function slotSurcharge(slot: TimeSlot, { fees }: Pick<EstimateConfig, 'fees'>): number {
  const { eveningSurcharge, lateNightSurcharge } = fees;
  return { 'business-hours': 0, evening: eveningSurcharge, 'late-night': lateNightSurcharge }[slot];
}

/** What a visit is made of: amounts in US dollars, the mileage as a price for one mile. */
export interface Charges extends Reach {
  travel: number;
  mileage: number;
  afterHours: number;
  /** As typed: see `signatureCount`. */
  signatures: number | string;
}

/**
 * Adds a visit up, never below the minimum. It counts in cents; only the mileage has fractions of one,
 * rounded half up.
 */
export function addUp(charges: Charges, { fees }: Pick<EstimateConfig, 'fees'>): Estimate {
  const further = signatureCount(charges.signatures) - 1;
  const travel = cents(charges.travel);
  const mileage = Math.round(charges.miles * cents(charges.mileage));
  const notary = cents(fees.firstSignature) + further * cents(fees.additionalSignature);
  const afterHours = cents(charges.afterHours);
  const total = Math.max(cents(fees.minimum), travel + mileage + notary + afterHours);
  return {
    travelFee: travel / 100,
    mileageFee: mileage / 100,
    notaryFee: notary / 100,
    afterHoursFee: afterHours / 100,
    total: total / 100,
    area: charges.area,
  };
}

/** Price of a visit by the calculator's rules (docs/product.md, "Calculator"). */
export function estimate(
  { point, timeSlot, signatures }: EstimateRequest,
  config: EstimateConfig,
): Estimate {
  const { travel, mileage } = config.fees;
  const afterHours = slotSurcharge(timeSlot, config);
  return addUp({ ...reach(point, config), travel, mileage, afterHours, signatures }, config);
}

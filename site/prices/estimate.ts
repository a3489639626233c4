import type { SiteConfig } from '../../schemas/config/site-config.ts';
import type { GeoPoint } from '../../schemas/geo-point.ts';
import { greatCircleMiles } from '../places/distance.ts';
import type { TimeSlot } from './time-slots.ts';

/**
 * Maximum number of signatures that the forms suggest; more are accepted, but a call is better (docs/product.md,
 * "Calculator").
 */
export const MAX_SIGNATURES = 100;

/** Prices and reference points of an estimate. */
export type EstimateConfig = Pick<SiteConfig, 'fees' | 'area'>;

/** Input of the calculator (docs/product.md, "Calculator"). */
export interface EstimateRequest {
  /** Place of the visit; if missing, it is assumed to be in the area without a mileage fee. */
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
  /** Label of the place that determines the mileage. */
  area: string;
}

/**
 * Parses a number of signatures: an integer without upper limit; anything below 1 or invalid is 1 (docs/product.md,
 * "Calculator").
 */
export function signatureCount(typed: number | string): number {
  const count = Math.floor(Number(typed));
  return count >= 1 && Number.isSafeInteger(count) ? count : 1;
}

const cents = (dollars: number) => Math.round(dollars * 100);

/** The area a place belongs to, and the miles charged for it. */
export interface Reach {
  /** Label of the place that the miles are measured from. */
  area: string;
  miles: number;
}

/** The charged distance to a place by the calculator's rules; an unknown place is charged no miles. */
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

/** Whether a place is outside the circle that the notary usually serves (docs/product.md, "Service area"). */
export function isBeyondArea(point: GeoPoint, { area }: Pick<SiteConfig, 'area'>): boolean {
  return greatCircleMiles(point, area.midland) * METRES_PER_MILE > area.radiusMetres;
}

/** The calculator's surcharge for a slot, in US dollars. */
export function slotSurcharge(slot: TimeSlot, { fees }: Pick<EstimateConfig, 'fees'>): number {
  const { eveningSurcharge, lateNightSurcharge } = fees;
  return { 'business-hours': 0, evening: eveningSurcharge, 'late-night': lateNightSurcharge }[slot];
}

/** The components of a visit: amounts in US dollars, the mileage as a price per mile. */
export interface Charges extends Reach {
  travel: number;
  mileage: number;
  afterHours: number;
  /** As typed: see `signatureCount`. */
  signatures: number | string;
}

/**
 * Sums up a visit, with the minimum applied. Calculates in cents; only the mileage can have fractions, which are
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

/** The price of a visit by the calculator's rules (docs/product.md, "Calculator"). */
export function estimate(
  { point, timeSlot, signatures }: EstimateRequest,
  config: EstimateConfig,
): Estimate {
  const { travel, mileage } = config.fees;
  const afterHours = slotSurcharge(timeSlot, config);
  return addUp({ ...reach(point, config), travel, mileage, afterHours, signatures }, config);
}

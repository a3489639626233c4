import type { GeoPoint } from '../schemas/geo-point.ts';
import type { SiteConfig } from '../schemas/site-config.ts';
import { greatCircleMiles } from './distance.ts';
import type { TimeSlot } from './time-slots.ts';

/** Most signatures of one estimate (docs/product.md, "Calculator"). */
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
 * A number of signatures from what was typed: whole, from 1 to 100, anything unusable is 1
 * (docs/product.md, "Calculator").
 */
export function signatureCount(typed: number | string): number {
  const number = Number(typed);
  return number >= 1 ? Math.min(MAX_SIGNATURES, Math.floor(number)) : 1;
}

const cents = (dollars: number) => Math.round(dollars * 100);

/** Label of a place and the miles that are charged for it. */
function reach(point: GeoPoint | undefined, { area }: EstimateConfig) {
  if (point === undefined) return { label: 'Midland', miles: 0 };
  if (greatCircleMiles(point, area.odessa) <= area.odessaMiles) {
    return { label: 'Odessa', miles: 0 };
  }
  const west = point.longitude < area.odessa.longitude;
  return {
    label: west ? 'Midland (west of Odessa)' : 'Midland',
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

function surcharge(slot: TimeSlot, { fees }: EstimateConfig): number {
  switch (slot) {
    case 'business-hours':
      return 0;
    case 'evening':
      return fees.eveningSurcharge;
    case 'late-night':
      return fees.lateNightSurcharge;
  }
}

/**
 * Price of a visit: travel + mileage + notary + after-hours, never below the minimum
 * (docs/product.md, "Calculator"). It counts in cents; only the mileage has fractions of one,
 * rounded half up.
 */
export function estimate(request: EstimateRequest, config: EstimateConfig): Estimate {
  const { fees } = config;
  const { label, miles } = reach(request.point, config);
  const further = signatureCount(request.signatures) - 1;
  const travel = cents(fees.travel);
  const mileage = Math.round(miles * cents(fees.mileage));
  const notary = cents(fees.firstSignature) + further * cents(fees.additionalSignature);
  const afterHours = cents(surcharge(request.timeSlot, config));
  const total = Math.max(cents(fees.minimum), travel + mileage + notary + afterHours);
  return {
    travelFee: travel / 100,
    mileageFee: mileage / 100,
    notaryFee: notary / 100,
    afterHoursFee: afterHours / 100,
    total: total / 100,
    area: label,
  };
}

import type { GeoPoint } from '../../schemas/geo-point.ts';
import { nearestTown } from '../places/gazetteer.ts';
import { type ClockSpan, clockSpan, clockSpanText, DAY, isWithin } from './clock.ts';
import {
  addUp,
  type Estimate,
  type EstimateRequest,
  type Reach,
  reach,
  slotSurcharge,
} from './estimate.ts';
import type { FeeReading } from './price-lists.ts';
import { type HourCharge, type PriceConfig, type PriceRule, priceRule } from './price-rule.ts';
import { slotHours, type TimeSlot } from './time-slots.ts';

/** A price that a page promises for a visit. */
export interface PromisedPrice extends Estimate {
  /** The hours it applies to, `10 PM to 12 AM`; missing if it applies to the whole slot. */
  hours?: string;
  /** Set if the route determines the price between these two bounds. */
  bound?: 'least' | 'most';
  /** Set if the area is a town with a fixed travel fee. */
  setTravel?: true;
  /** Set if the surcharge of these hours is quoted on the phone; it is not in the total. */
  byPhone?: true;
}

/** Prices of a visit, lowest first; never empty. */
export type PromisedPrices = readonly [PromisedPrice, ...PromisedPrice[]];

/** Radius of a town in miles, unless another one is nearer. */
const TOWN_MILES = 10;

interface Period {
  span: ClockSpan;
  charge: HourCharge | undefined;
}

const costSame = (one: HourCharge | undefined, other: HourCharge | undefined) =>
  one?.travel === other?.travel && one?.added === other?.added && one?.byPhone === other?.byPhone;

/** The parts of a slot with different charges, earliest first. */
function periodsOf(slot: ClockSpan, charges: readonly HourCharge[]): Period[] {
  const spans = charges.map((charge) => ({ charge, span: clockSpan(charge.hours) }));
  const edges = spans
    .flatMap(({ span: { from, to } }) => [from - DAY, to - DAY, from, to, from + DAY, to + DAY])
    .filter((edge) => edge > slot.from && edge < slot.to);
  const cuts = [...new Set([slot.from, ...edges])].sort((one, other) => one - other);
  const periods: Period[] = [];
  for (const [index, from] of cuts.entries()) {
    const to = cuts[index + 1] ?? slot.to;
    const charge = spans.find(({ span }) => isWithin(span, from))?.charge;
    const last = periods.at(-1);
    if (last && costSame(last.charge, charge)) last.span = { from: last.span.from, to };
    else periods.push({ span: { from, to }, charge });
  }
  return periods;
}

interface Way extends Reach, Pick<PromisedPrice, 'bound' | 'setTravel'> {
  travel: number;
}

/** Daytime travel costs to a place; two alternatives if the route determines which applies. */
function waysTo(point: GeoPoint | undefined, rule: PriceRule, config: PriceConfig): Way[] {
  const way = reach(point, config);
  const { towns, zones, travel } = rule;
  if (point === undefined || towns.size === 0) return [{ ...way, travel }];
  const town = nearestTown(point, config.area, TOWN_MILES);
  const set = town === undefined ? undefined : towns.get(town);
  const zone: Reach & Pick<Way, 'setTravel'> =
    town === undefined ? { ...way, miles: 0 } : { area: town, miles: 0, setTravel: true };
  if (set !== undefined) return [{ ...zone, travel: set }];
  if (!zones) return [{ ...way, travel }];
  if (way.miles === 0) return [{ ...zone, travel: zones.near }];
  return [
    { ...zone, travel: zones.least, bound: 'least' },
    { ...zone, travel: zones.most, bound: 'most' },
  ];
}

/** The daytime price of one signature, which a page leads with. */
export function dayPrice(
  reading: FeeReading,
  point: GeoPoint | undefined,
  config: PriceConfig,
): number {
  const rule = priceRule(reading, config);
  const totals = waysTo(point, rule, config).map(
    (way) => addUp({ ...way, mileage: rule.mileage, afterHours: 0, signatures: 1 }, config).total,
  );
  return Math.min(...totals);
}

/**
 * The promised prices of a visit: a single one, or one for each part of the slot.
 *
 * @param reading the page's price list.
 */
export function promisedPrices(
  reading: FeeReading,
  { point, timeSlot, signatures }: EstimateRequest,
  config: PriceConfig,
): PromisedPrices {
  const rule = priceRule(reading, config);
  const { mileage } = rule;
  const slot = clockSpan(slotHours(timeSlot, config.timeBands));
  const added = rule.slotSurcharges ? slotSurcharge(timeSlot, config) : 0;
  const byDay = waysTo(point, rule, config);
  const periods = periodsOf(slot, rule.hourCharges);
  const prices = periods.flatMap(({ span, charge }) => {
    // Fixed fees apply during the day: hours with their own travel fee charge every mile.
    const ways: Way[] =
      charge?.travel === undefined ? byDay : [{ ...reach(point, config), travel: charge.travel }];
    const afterHours = added + (charge?.added ?? 0);
    return ways.map(
      ({ bound, setTravel, ...way }): PromisedPrice => ({
        ...addUp({ ...way, mileage, afterHours, signatures }, config),
        ...(periods.length > 1 && { hours: clockSpanText(span) }),
        ...(bound && { bound }),
        ...(setTravel && { setTravel }),
        ...(charge?.byPhone && { byPhone: true }),
      }),
    );
  });
  prices.sort(
    (one, other) =>
      one.total - other.total || Number(one.byPhone ?? 0) - Number(other.byPhone ?? 0),
  );
  // A slot has at least one period, and there is at least one way to a place.
  return prices as [PromisedPrice, ...PromisedPrice[]];
}

/** The surcharge of a slot on the daytime price; undefined if it varies within the slot. */
export function slotAddition(
  reading: FeeReading,
  timeSlot: TimeSlot,
  config: PriceConfig,
): number | undefined {
  const prices = promisedPrices(reading, { timeSlot, signatures: 1 }, config);
  const [price] = prices;
  if (prices.length > 1 || price.byPhone) return undefined;
  return price.afterHoursFee;
}

import type { SiteConfig } from '../schemas/site-config.ts';

type Fees = SiteConfig['fees'];

/** A line of a price list: which fee, and its amount in dollars. */
export interface FeeRow {
  fee:
    | 'travel'
    | 'flatTravel'
    | 'firstSignature'
    | 'additionalSignature'
    | 'eveningTravel'
    | 'lateNightTravel'
    | 'emergencyTravel'
    | 'evening'
    | 'lateNight'
    | 'mileage';
  amount: number;
  /** Added to the others rather than part of every visit. */
  extra: boolean;
  /** Charged at its hours in place of the day’s travel. */
  instead?: true;
}

/** Which of the prices that differ from page to page is shown (docs/product.md, "Readings that differ"). */
export type FeeReading = 'standard' | 'hourly' | 'flat' | 'vehicle';

const part = (fee: FeeRow['fee'], amount: number): FeeRow => ({ fee, amount, extra: false });
const added = (fee: FeeRow['fee'], amount: number): FeeRow => ({ fee, amount, extra: true });
const instead = (fee: FeeRow['fee'], amount: number): FeeRow => ({
  ...part(fee, amount),
  instead: true,
});

/**
 * The lines of the fee certificate and what one signature costs in all, by day (docs/product.md, "Prices").
 *
 * @param reading `standard` as on home, general and affidavit pages; `hourly` has the home page's travel
 *   totals by the time of day; `flat` as on the real-estate and divorce pages, without extra charge by
 *   the hour; `vehicle` adds that page's mileage.
 */
export function feeCertificate(
  fees: Fees,
  reading: FeeReading,
): { rows: FeeRow[]; oneSignature: number } {
  const signatures = [
    part('firstSignature', fees.firstSignature),
    part('additionalSignature', fees.additionalSignature),
  ];
  const travel = part('travel', fees.travel);
  const oneSignature = Math.max(fees.minimum, fees.travel + fees.firstSignature);
  const flatTravel = part('flatTravel', fees.flatTravel);
  const flatSignature = fees.flatTravel + fees.firstSignature;
  switch (reading) {
    case 'standard': {
      const evening = added('evening', fees.eveningSurcharge);
      const night = added('lateNight', fees.lateNightSurcharge);
      return { rows: [travel, ...signatures, evening, night], oneSignature };
    }
    case 'hourly': {
      const evening = instead('eveningTravel', fees.eveningTravel);
      const night = instead('lateNightTravel', fees.lateNightTravel);
      const emergency = instead('emergencyTravel', fees.emergencyTravel);
      return { rows: [travel, evening, night, emergency, ...signatures], oneSignature };
    }
    case 'flat':
      return { rows: [flatTravel, ...signatures], oneSignature: flatSignature };
    case 'vehicle': {
      const mileage = added('mileage', fees.vehicleMileage);
      return { rows: [flatTravel, ...signatures, mileage], oneSignature: flatSignature };
    }
  }
}

import type { SiteConfig } from '../schemas/site-config.ts';

type Fees = SiteConfig['fees'];

/** A line of a price list: which fee, and its amount in dollars. */
export interface FeeRow {
  fee:
    | 'travel'
    | 'flatTravel'
    | 'firstSignature'
    | 'additionalSignature'
    | 'evening'
    | 'lateNight'
    | 'mileage';
  amount: number;
  /** Added to the others rather than part of every visit. */
  extra: boolean;
}

/**
 * The lines of the fee certificate and what one signature costs in all (spec, section 9).
 *
 * @param reading `standard` as on home, general and affidavit pages; `flat` as on the real-estate and
 *   divorce pages, without extra charge by the hour; `vehicle` adds that page's mileage.
 */
export function feeCertificate(
  fees: Fees,
  reading: 'standard' | 'flat' | 'vehicle',
): { rows: FeeRow[]; oneSignature: number } {
  const signatures: FeeRow[] = [
    { fee: 'firstSignature', amount: fees.firstSignature, extra: false },
    { fee: 'additionalSignature', amount: fees.additionalSignature, extra: false },
  ];
  if (reading === 'standard') {
    const travel: FeeRow = { fee: 'travel', amount: fees.travel, extra: false };
    const evening: FeeRow = { fee: 'evening', amount: fees.eveningSurcharge, extra: true };
    const late: FeeRow = { fee: 'lateNight', amount: fees.lateNightSurcharge, extra: true };
    const oneSignature = Math.max(fees.minimum, fees.travel + fees.firstSignature);
    return { rows: [travel, ...signatures, evening, late], oneSignature };
  }
  const travel: FeeRow = { fee: 'flatTravel', amount: fees.flatTravel, extra: false };
  const mileage: FeeRow[] =
    reading === 'vehicle' ? [{ fee: 'mileage', amount: fees.vehicleMileage, extra: true }] : [];
  return {
    rows: [travel, ...signatures, ...mileage],
    oneSignature: fees.flatTravel + fees.firstSignature,
  };
}

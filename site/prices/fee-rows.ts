import type { SiteConfig } from '../../schemas/config/site-config.ts';
import type { FeeReading } from './price-lists.ts';

type Fees = SiteConfig['fees'];

/** A line of a price list: a fee and its amount in dollars. */
export interface FeeRow {
  fee:
    | 'travel'
    | 'flatTravel'
    | 'cityTravel'
    | 'firstSignature'
    | 'additionalSignature'
    | 'eveningTravel'
    | 'lateNightTravel'
    | 'emergencyTravel'
    | 'evening'
    | 'lateNight'
    | 'afterHours'
    | 'mileage';
  amount: number;
  /** An extra charge rather than part of every visit. */
  extra: boolean;
  /** Replaces the daytime travel fee during its hours. */
  instead?: true;
}

const part = (fee: FeeRow['fee'], amount: number): FeeRow => ({ fee, amount, extra: false });
const added = (fee: FeeRow['fee'], amount: number): FeeRow => ({ fee, amount, extra: true });
const instead = (fee: FeeRow['fee'], amount: number): FeeRow => ({
  ...part(fee, amount),
  instead: true,
});

/** The lines of the fee certificate, and the daytime total for one signature (docs/product.md, "Prices"). */
export function feeCertificate(
  fees: Fees,
  reading: FeeReading,
): { rows: FeeRow[]; oneSignature: number } {
  const signatures = [
    part('firstSignature', fees.firstSignature),
    part('additionalSignature', fees.additionalSignature),
  ];
  const oneSignature = (travel: number) => Math.max(fees.minimum, travel + fees.firstSignature);
  const travel = part('travel', fees.travel);
  const flatTravel = part('flatTravel', fees.flatTravel);
  switch (reading) {
    case 'standard':
    case 'stanton':
    case 'towns': {
      const evening = added('evening', fees.eveningSurcharge);
      const night = added('lateNight', fees.lateNightSurcharge);
      const rows = [travel, ...signatures, evening, night];
      return { rows, oneSignature: oneSignature(fees.travel) };
    }
    case 'hourly':
    case 'hourly-stanton': {
      const evening = instead('eveningTravel', fees.eveningTravel);
      const night = instead('lateNightTravel', fees.lateNightTravel);
      const emergency = instead('emergencyTravel', fees.emergencyTravel);
      const rows = [travel, evening, night, emergency, ...signatures];
      return { rows, oneSignature: oneSignature(fees.travel) };
    }
    case 'flat':
    case 'real-estate':
      return { rows: [flatTravel, ...signatures], oneSignature: oneSignature(fees.flatTravel) };
    case 'vehicle': {
      const mileage = added('mileage', fees.vehicleMileage);
      const rows = [flatTravel, ...signatures, mileage];
      return { rows, oneSignature: oneSignature(fees.flatTravel) };
    }
    case 'areas': {
      const night = added('afterHours', fees.areaAfterHours);
      const rows = [part('cityTravel', fees.areaCity), ...signatures, night];
      return { rows, oneSignature: oneSignature(fees.areaCity) };
    }
  }
}

import type { VisitorFacts } from '../../renderer/context/visitor-facts.ts';

/** Settings that the owner can try out in the admin area (docs/product.md, "Owner's area"). */
export interface AdminSettings {
  businessName: string;
  phone: string;
  email: string;
  /** On one line: `Midland, TX 79701`. */
  address: string;
  baseTravelFee: number;
  mileageRate: number;
  /** Miles free of charge. */
  mileageStartsAfter: number;
  eveningFee: number;
  lateNightFee: number;
  notaryFeeFirst: number;
  notaryFeeAdditional: number;
  notifications: Notifications;
}

export interface Notifications {
  emailOnNewBooking: boolean;
  emailOnNewClient: boolean;
  smsOnUrgent: boolean;
}

export type TextSetting = 'businessName' | 'phone' | 'email' | 'address';
export type NumberSetting = Exclude<keyof AdminSettings, TextSetting | 'notifications'>;

/** A town, a two-letter state, five digits. */
export const ADDRESS = /^([^,{}\p{Cc}]*[^\s,{}\p{Cc}]), ([A-Z]{2}) (\d{5})$/u;

/** The settings from the configuration (docs/product.md, "Owner's area"). */
export function defaultSettings({ business, fees, area }: VisitorFacts): AdminSettings {
  const { locality, region, postalCode } = business.address;
  return {
    businessName: business.name,
    phone: business.phone,
    email: business.email,
    address: `${locality}, ${region} ${postalCode}`,
    baseTravelFee: fees.travel,
    mileageRate: fees.mileage,
    mileageStartsAfter: area.freeMiles,
    eveningFee: fees.eveningSurcharge,
    lateNightFee: fees.lateNightSurcharge,
    notaryFeeFirst: fees.firstSignature,
    notaryFeeAdditional: fees.additionalSignature,
    notifications: { emailOnNewBooking: true, emailOnNewClient: true, smsOnUrgent: true },
  };
}

/**
 * The minimum total under the settings. If the configured minimum is travel and one signature (docs/product.md,
 * "Prices"), it follows them; a separately configured one is kept.
 */
export function minimumUnder(
  settings: AdminSettings,
  { fees }: Pick<VisitorFacts, 'fees'>,
): number {
  if (fees.minimum !== fees.travel + fees.firstSignature) return fees.minimum;
  return Math.round((settings.baseTravelFee + settings.notaryFeeFirst) * 100) / 100;
}

/** The facts with these settings applied, for the calculator of the admin area. */
export function withSettings(facts: VisitorFacts, settings: AdminSettings): VisitorFacts {
  return {
    ...facts,
    business: {
      ...facts.business,
      name: settings.businessName,
      phone: settings.phone,
      email: settings.email,
    },
    fees: {
      ...facts.fees,
      travel: settings.baseTravelFee,
      mileage: settings.mileageRate,
      eveningSurcharge: settings.eveningFee,
      lateNightSurcharge: settings.lateNightFee,
      firstSignature: settings.notaryFeeFirst,
      additionalSignature: settings.notaryFeeAdditional,
      minimum: minimumUnder(settings, facts),
    },
    area: { ...facts.area, freeMiles: settings.mileageStartsAfter },
  };
}

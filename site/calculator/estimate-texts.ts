import { timeBandSpanish } from '../../renderer/text/formats.ts';
import type { SiteLanguage } from '../languages.ts';

/** Parts of the estimate in the order they are added up. */
export const AMOUNTS = ['travelFee', 'mileageFee', 'notaryFee', 'afterHoursFee', 'total'] as const;

export type Amount = (typeof AMOUNTS)[number];

/** Texts of an estimate. */
export interface EstimateTexts extends Record<Amount, string> {
  area: string;
  /** Replaces `area` for a town with a fixed travel fee. */
  setTravel: string;
  /** Hours formatted in the page's language. */
  hours: (hours: string) => string;
  least: string;
  most: string;
  /** An amount to which something is added on the phone. */
  from: (amount: string) => string;
  byPhone: string;
  /** Suggests a call for this many signatures; the phone number follows. */
  many: (most: number) => string;
}

export const ESTIMATE_TEXTS: Record<SiteLanguage, EstimateTexts> = {
  en: {
    area: 'Measured from',
    setTravel: 'Travel fee set for',
    travelFee: 'Travel',
    mileageFee: 'Mileage',
    notaryFee: 'Notarization',
    afterHoursFee: 'After hours',
    total: 'Total',
    hours: (hours) => hours,
    least: 'at least',
    most: 'at most',
    from: (amount) => `from ${amount}`,
    byPhone: 'told on the phone',
    many: (most) =>
      `More than ${most} signatures take longer than a usual visit. Before you count on this price, call`,
  },
  es: {
    area: 'Medido desde',
    setTravel: 'Tarifa de viaje fija para',
    travelFee: 'Viaje',
    mileageFee: 'Millaje',
    notaryFee: 'Notarización',
    afterHoursFee: 'Fuera de horario',
    total: 'Total',
    hours: timeBandSpanish,
    least: 'como mínimo',
    most: 'como máximo',
    from: (amount) => `desde ${amount}`,
    byPhone: 'se lo decimos por teléfono',
    many: (most) =>
      `Más de ${most} firmas llevan más tiempo que una visita normal. Antes de contar con este precio, llame al`,
  },
};

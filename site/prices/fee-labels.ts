import { timeBandSpanish } from '../../renderer/text/formats.ts';
import type { SiteConfig } from '../../schemas/config/site-config.ts';
import type { SiteLanguage } from '../languages.ts';
import type { FeeRow } from './fee-rows.ts';
import { SLOT_LABELS } from './time-slots.ts';

type Labels = Record<FeeRow['fee'] | 'oneSignature' | 'oneSignatureByDay', string>;

/** Names of the fees on the certificate. */
export function feeLabels({ area, timeBands }: SiteConfig, language: string): Labels {
  const bands = timeBands.calculator;
  const hours = timeBands.home;
  const slots = SLOT_LABELS[language as SiteLanguage] ?? SLOT_LABELS.en;
  if (language === 'es') {
    return {
      travel: `Viaje hasta ${area.freeMinutes} minutos`,
      flatTravel: 'Viaje, tarifa fija por visita',
      cityTravel: 'Viaje en Midland u Odessa',
      firstSignature: 'Primera firma',
      additionalSignature: 'Cada firma adicional',
      eveningTravel: `Viaje en la tarde-noche, ${timeBandSpanish(hours.evening)}`,
      lateNightTravel: `Viaje en la noche, ${timeBandSpanish(hours.lateNight)}`,
      emergencyTravel: `Viaje de madrugada, ${timeBandSpanish(hours.emergency)}`,
      evening: `${slots.evening}, ${timeBandSpanish(bands.evening)}`,
      lateNight: `${slots['late-night']}, ${timeBandSpanish(bands.lateNight)}`,
      afterHours: `Fuera de horario, ${timeBandSpanish(timeBands.serviceAreas.afterHours)}`,
      mileage: `Cada milla después de ${area.freeMiles}`,
      oneSignature: 'Una firma',
      oneSignatureByDay: 'Una firma, de día',
    };
  }
  return {
    travel: `Travel within ${area.freeMinutes} minutes`,
    flatTravel: 'Travel, one flat fee a visit',
    cityTravel: 'Travel within Midland or Odessa',
    firstSignature: 'First signature',
    additionalSignature: 'Each further signature',
    eveningTravel: `Evening travel, ${hours.evening}`,
    lateNightTravel: `Late-night travel, ${hours.lateNight}`,
    emergencyTravel: `Emergency travel, ${hours.emergency}`,
    evening: `${slots.evening}, ${bands.evening}`,
    lateNight: `${slots['late-night']}, ${bands.lateNight}`,
    afterHours: `After hours, ${timeBands.serviceAreas.afterHours}`,
    mileage: `Each mile beyond ${area.freeMiles}`,
    oneSignature: 'One signature',
    oneSignatureByDay: 'One signature, by day',
  };
}

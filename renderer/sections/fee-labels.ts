import type { FeeRow } from '../../domain/fee-rows.ts';
import { timeBandSpanish } from '../../domain/formats.ts';
import type { Language } from '../../schemas/language.ts';
import type { SiteConfig } from '../../schemas/site-config.ts';

type Labels = Record<FeeRow['fee'] | 'oneSignature' | 'oneSignatureByDay', string>;

/** Names of the fees as the certificate prints them. */
export function feeLabels({ area, timeBands }: SiteConfig, language: Language): Labels {
  const bands = timeBands.calculator;
  const hours = timeBands.home;
  if (language === 'es') {
    return {
      travel: `Viaje hasta ${area.freeMinutes} minutos`,
      flatTravel: 'Viaje, tarifa fija por visita',
      cityTravel: 'Viaje en Midland u Odessa',
      firstSignature: 'Primera firma',
      additionalSignature: 'Cada firma adicional',
      eveningTravel: `Viaje por la tarde, ${timeBandSpanish(hours.evening)}`,
      lateNightTravel: `Viaje por la noche, ${timeBandSpanish(hours.lateNight)}`,
      emergencyTravel: `Viaje de madrugada, ${timeBandSpanish(hours.emergency)}`,
      evening: `Tarde, ${timeBandSpanish(bands.evening)}`,
      lateNight: `Noche, ${timeBandSpanish(bands.lateNight)}`,
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
    evening: `Evening, ${bands.evening}`,
    lateNight: `Late night, ${bands.lateNight}`,
    afterHours: `After hours, ${timeBands.serviceAreas.afterHours}`,
    mileage: `Each mile beyond ${area.freeMiles}`,
    oneSignature: 'One signature',
    oneSignatureByDay: 'One signature, by day',
  };
}

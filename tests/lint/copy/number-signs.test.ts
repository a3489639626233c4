import { describe, expect, it } from 'vitest';
import { FACTS, findingsOf } from '../copy-findings.ts';

function factsIn(country: string): typeof FACTS {
  const { site } = FACTS;
  const business = { ...site?.business, address: { ...site?.business.address, country } };
  return { ...FACTS, site: { ...site, business } } as typeof FACTS;
}

function told(language: string, country: string, text: string): string[] {
  return findingsOf(text, { language, facts: factsIn(country), only: 'copy/number-signs' }).map(
    (finding) => finding.replace('copy/number-signs: ', ''),
  );
}

describe('a number with the signs of another language', () => {
  it.each([
    ['es', 'ES', 'Son 28,800 alternancias por hora.', '28,800'],
    ['es', 'ES', '28,800', '28,800'],
    ['es', 'ES', 'Pesan entre 1,000 y 1,500 en los segundos.', '1,000'],
    ['es', 'ES', 'Son más de 1,200 piezas.', '1,200'],
    ['es', 'ES', 'Con 12,345 visitantes al año.', '12,345'],
    ['es', 'ES', 'Ya van 1,234,567 pasos.', '1,234,567'],
    ['es', 'ES', 'Una superficie de 1,500.25 en total.', '1,500.25'],
    ['es', 'ES', 'Mide 0.08 mm y pesa 2,5 gramos.', '0.08'],
    ['de', 'DE', 'Nur 2.5 km vom Bahnhof.', '2.5'],
    ['de', 'DE', 'Schon 1,200 Dächer gedeckt.', '1,200'],
    ['de', 'AT', 'Etwa 0.5 Liter Wasser.', '0.5'],
    ['en', 'US', 'A lot of 1.500,00 feet.', '1.500,00'],
    ['en', 'GB', 'Only 2,5 miles away.', '2,5'],
    ['es', 'US', 'A 2,5 millas de aquí.', '2,5'],
  ])('%s in %s: %s', (language, country, text, number) => {
    expect(told(language, country, text)[0]).toBe(number);
  });
});

describe('a number with the signs of its language, or of what has others', () => {
  it.each([
    ['es', 'ES', 'Son 28.800 alternancias por hora.'],
    ['es', 'ES', 'Mide 0,08 mm.'],
    ['es', 'ES', 'Mide 0.08 mm, como permite la Academia.'],
    ['es', 'ES', 'Bandejas de 1,500 kg.'],
    ['es', 'ES', 'Bandejas de entre 1,000 y 1,500 kg.'],
    ['es', 'ES', 'El litro, a 1,459 €.'],
    ['es', 'ES', 'Una media de 1,125 hijos por mujer.'],
    ['es', 'ES', 'A las 10.30 h, en la plaza.'],
    ['es', 'ES', 'Con TLS 1.2 y 2,5 GB.'],
    ['es', 'ES', 'En 40,416 y -3,703.'],
    ['es', 'ES', 'Subió la cuesta en 12,345 segundos.'],
    ['es', 'MX', 'Son 28,800 piezas y 2.5 km.'],
    ['es', 'US', 'Son 28,800 piezas y 2.5 millas.'],
    ['de', 'DE', 'Um 9.30 Uhr am 3.10. im Hof.'],
    ['de', 'DE', 'Ein Golf 1.6 TDI mit 2,5 Liter Öl.'],
    ['de', 'DE', 'Kapitel 3.2 und DIN 18.5.'],
    ['de', 'CH', 'Nur 2.5 km vom Bahnhof.'],
    ['de', 'DE', 'Mindestens 1.500 Gäste und 0,5 km.'],
    ['en', 'US', 'In 1,500 homes and 2.5 miles off.'],
    ['en', 'GB', 'Rooms 2,5 and 7; sizes 3,4 and 5.'],
    ['en', 'US', 'Rolex 1.500 is a caliber.'],
    ['en', 'DE', 'Only 2,5 km from the station.'],
  ])('%s in %s: %s', (language, country, text) => {
    expect(told(language, country, text)).toEqual([]);
  });
});

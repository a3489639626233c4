import { describe, expect, it } from 'vitest';
import { factsWith, findingsIn } from '../copy-findings.ts';

const FACTS = factsWith({
  response: {
    scanBackMinutes: 10,
    emergencyMinutes: 45,
    urgentHours: '1 to 2 hours',
    replyDays: 3,
  },
  area: { freeMiles: 15, radiusKm: 50, freeMinutes: 15 },
  figures: {
    experienceYears: '15+',
    within24Hours: '95%',
    visitsPerWeek: 6,
    onTime: 98,
    montage: 60,
  },
  fees: { groupDiscountPercent: 10, depositPercent: 30, eveningSurcharge: 20, price2Hours: 90 },
  group: {
    teamDiscountPlayers: 5,
    teamDiscountPercent: 10,
    clubDiscountSeniors: 15,
    clubDiscountPercent: 10,
    discountTeachers: 12,
    discountPercent: 10,
  },
  termine: { antwortTage: 2, dauerMinuten: 50, anfahrtKilometer: 30, absageStunden: 24 },
  datos: { plazoSemanas: 6, visitaMinutos: 40, garantiaAnos: 2, zonaKilometros: 25 },
});

function told(text: string, language = 'en'): string[] {
  return findingsIn({ note: { text } }, { facts: FACTS, language, only: 'facts/other-unit' });
}

describe('a number with another unit than the one in its name', () => {
  it.each([
    [
      'A scan can leave within {response.scanBackMinutes} hours.',
      'en',
      '{response.scanBackMinutes} hours',
    ],
    ['Beyond {area.freeMiles} kilometers each mile counts.', 'en', '{area.freeMiles} kilometers'],
    ['We are within {area.freeMinutes}\nhours of town.', 'en', '{area.freeMinutes}\nhours'],
    ['{response.emergencyMinutes} hours', 'en', '{response.emergencyMinutes} hours'],
    ['An answer takes **{response.replyDays}** weeks.', 'en', '{response.replyDays}** weeks'],
    ['{figures.experienceYears} months of experience', 'en', '{figures.experienceYears} months'],
    ['A {response.emergencyMinutes}-hour visit', 'en', '{response.emergencyMinutes}-hour'],
    ['Wir kommen bis zu {area.radiusKm} mi.', 'en', '{area.radiusKm} mi'],
    ['Eine Stunde dauert {termine.dauerMinuten} Stunden.', 'de', '{termine.dauerMinuten} Stunden'],
    ['Antwort in {termine.antwortTage} Wochen', 'de', '{termine.antwortTage} Wochen'],
    ['Bis {termine.anfahrtKilometer} Meilen frei', 'de', '{termine.anfahrtKilometer} Meilen'],
    ['Absagen bis {termine.absageStunden} Tage vorher', 'de', '{termine.absageStunden} Tage'],
    ['Listo en {datos.plazoSemanas} días.', 'es', '{datos.plazoSemanas} días'],
    ['La visita dura {datos.visitaMinutos} horas.', 'es', '{datos.visitaMinutos} horas'],
    ['Garantía de {datos.garantiaAnos} meses', 'es', '{datos.garantiaAnos} meses'],
    ['Hasta {datos.zonaKilometros} millas', 'es', '{datos.zonaKilometros} millas'],
    ['A deposit of {fees.depositPercent} days', 'en', '{fees.depositPercent} days'],
    ['{area.freeMinutes}% of visits', 'en', '{area.freeMinutes}%'],
  ])('%s', (text, language, words) => {
    expect(told(text, language)).toEqual([`facts/other-unit: ${words}`]);
  });

  it.each([
    'A scan can leave within {response.scanBackMinutes} minutes.',
    '{response.emergencyMinutes} min',
    'It takes {response.urgentHours} minutes included.',
    'Reply in {response.replyDays} business days',
    'A {response.emergencyMinutes}-minute visit',
    '{figures.within24Hours} of calls, days and nights',
    '{figures.within24Hours} hours',
    '{figures.visitsPerWeek} days a week',
    '{figures.visitsPerWeek} hours',
    '{figures.montage} Tage',
    '{figures.onTime}% on time',
    '{figures.onTime} percent on time',
    '{fees.price2Hours} minutes',
    '{fees.depositPercent}% down, the rest in days',
    'Above {area.freeMiles} miles ({area.radiusKm} km)',
    'Drive: {area.freeMinutes}\nHours: nine to five',
    '{response.replyDays} daylight visits',
    '{area.freeMinutes} or more minutes',
    '{datos.visitaMinutos} mi casa',
  ])('not told: %s', (text) => {
    expect(told(text)).toEqual([]);
  });
});

describe('a percentage as a number, and a number as a percentage', () => {
  it.each([
    [
      'If {group.teamDiscountPercent} or more of you play, ask for the {group.teamDiscountPlayers}% discount.',
      '{group.teamDiscountPercent} or more',
    ],
    [
      'Five of you get {group.teamDiscountPlayers} percent off.',
      '{group.teamDiscountPlayers} percent',
    ],
    ['{group.teamDiscountPlayers}% off for groups', '{group.teamDiscountPlayers}%'],
    ['From {fees.groupDiscountPercent} people on, ask us.', '{fees.groupDiscountPercent} people'],
    [
      'Ab {fees.groupDiscountPercent} Personen wird es günstiger.',
      '{fees.groupDiscountPercent} Personen',
    ],
    [
      'Desde {fees.groupDiscountPercent} personas hay descuento.',
      '{fees.groupDiscountPercent} personas',
    ],
    [
      'Bei {fees.groupDiscountPercent} oder mehr wird es günstiger.',
      '{fees.groupDiscountPercent} oder mehr',
    ],
  ])('%s', (text, words) => {
    expect(told(text)).toEqual([`facts/other-unit: ${words}`]);
  });

  it.each([
    'If {group.teamDiscountPlayers} or more of you play, ask for the {group.teamDiscountPercent}% discount.',
    '{group.clubDiscountSeniors}% for seniors',
    '{group.discountTeachers} percent for teachers',
    '{group.discountTeachers}% off',
    'Save {fees.groupDiscountPercent} or more percent.',
    'Save {fees.groupDiscountPercent} percent or more.',
    'Save {fees.groupDiscountPercent}% with people you know.',
    '{group.discountPercent} to {fees.depositPercent}%',
    'Groups save {fees.groupDiscountPercent} percent, people with a card more.',
    '{group.teamDiscountPlayers} players get {group.teamDiscountPercent}%.',
    '{figures.onTime} people',
    'Rabatt: {fees.groupDiscountPercent} %',
  ])('not told: %s', (text) => {
    expect(told(text)).toEqual([]);
  });
});

describe('a large number with its unit below it', () => {
  const tile = (stat: string, description: string) =>
    findingsIn(
      { guide: { credentials: [{ stat, description }] } },
      { facts: FACTS, only: 'facts/other-unit' },
    );

  it('is told at the number', () => {
    expect(tile('{response.emergencyMinutes}', 'hours from the call to the door')).toEqual([
      'facts/other-unit: {response.emergencyMinutes}',
    ]);
  });

  it.each([
    ['{response.emergencyMinutes}', 'minutes from the call to the door'],
    ['{response.emergencyMinutes}', 'Hours and prices are below'],
    ['{response.emergencyMinutes} min', 'hours shorter than elsewhere'],
  ])('not told: %s above %s', (stat, description) => {
    expect(tile(stat, description)).toEqual([]);
  });
});

import { describe, expect, it } from 'vitest';
import { factsWith, findingsIn } from '../copy-findings.ts';

const FACTS = factsWith({
  shop: {
    doors: { opens: '09:00', closes: '18:00' },
    monday: { opens: '10:00', closes: '16:00' },
    abre: '09:30',
    cierra: '20:00',
    from: '08:00',
    until: '17:00',
  },
  fees: { visit: 40, emergency: 150, small: 60, large: 90 },
  season: { fromMonth: 11, toMonth: 3 },
  work: { shortMinutes: 30, longMinutes: 90, longHours: 2, groupMin: 4, groupMax: 12 },
  trade: { code: 80911, branch: 2 },
});

function told(text: string, beside: object = {}): string[] {
  return findingsIn({ note: { ...beside, text } }, { facts: FACTS, only: 'facts/backwards' });
}

const O = '{shop.doors.opens}';
const C = '{shop.doors.closes}';

describe('a time from closing to opening', () => {
  it.each([
    `We are open from ${C} to ${O}.`,
    `${C} to ${O} every day.`,
    `Open ${C}–${O}, Monday to Friday`,
    `Same weekday, same hour, from ${C} to\n${O}.`,
    `Mondays: {shop.monday.closes} until {shop.monday.opens}`,
    `Visits are made between ${C} and ${O}.`,
    `Wir haben von ${C} bis ${O} geöffnet.`,
    `Täglich ${C} – ${O}`,
    `Abrimos de {shop.cierra} a {shop.abre}.`,
    `Atendemos desde las {shop.cierra} hasta las {shop.abre} todos los días.`,
    'The office answers from {shop.until} to {shop.from}.',
  ])('%s', (text) => {
    expect(told(text)).toHaveLength(1);
  });

  it.each([
    `We are open from ${O} to ${C}.`,
    `${O} to ${C} every day.`,
    `We are closed from ${C} to ${O}.`,
    `From ${C} to ${O} the night bell rings every day.`,
    `After hours, ${C} to ${O}, the phone is answered as well.`,
    `Emergency visits from ${C} to ${O} cost more.`,
    `Outside opening hours, from ${C} to ${O}, leave a message.`,
    `Between ${C} and ${O} nobody is in.`,
    `The office is empty from ${C} to ${O}.`,
    `We do not answer the phone from ${C} to ${O}.`,
    `Von ${C} bis ${O} ist täglich geschlossen.`,
    `Nachts von ${C} bis ${O} Uhr erreichen Sie den Notdienst.`,
    `De {shop.cierra} a {shop.abre} cerramos: la oficina está cerrada.`,
    `Por la noche, de {shop.cierra} a {shop.abre}, atendemos urgencias.`,
    `Open ${O}–${C}, Mondays {shop.monday.opens}–{shop.monday.closes}`,
    `{shop.monday.closes} to ${O} every day`,
    `It closes at ${C}, and opens at ${O}.`,
  ])('not told: %s', (text) => {
    expect(told(text)).toEqual([]);
  });

  it('is that of a night, if its entry says so', () => {
    expect(told(`${C} to ${O} every day`, { label: 'Night visits' })).toEqual([]);
    expect(told(`${C} to ${O} every day`, { label: 'Visits' })).toHaveLength(1);
  });
});

describe('a range of two amounts', () => {
  it.each([
    '{fees.emergency}-{fees.visit}',
    '{fees.emergency} – {fees.visit}',
    'Visits cost {fees.emergency}–{fees.visit}.',
    'A visit costs {fees.emergency} to {fees.visit}.',
    'Between {fees.large} and {fees.small} for a room',
    'From {fees.large} to {fees.small} a room',
    'Zwischen {fees.large} und {fees.small} je Zimmer',
    'Von {fees.large} bis {fees.small} je Zimmer',
    'Entre {fees.large} y {fees.small} por cuarto',
    'De {fees.large} a {fees.small} por cuarto',
    'It takes {work.longMinutes}-{work.shortMinutes} minutes.',
    'Groups: {work.groupMax}–{work.groupMin}',
  ])('%s', (text) => {
    expect(told(text)).toHaveLength(1);
  });

  it.each([
    '{fees.visit}-{fees.emergency}',
    'A visit costs {fees.visit} to {fees.emergency}.',
    'The price drops from {fees.large} to {fees.small}.',
    'In May rooms go from {fees.large} to {fees.small}.',
    'Add {fees.large} to {fees.small} for the deposit.',
    'A room is {fees.large} – {fees.small} more for breakfast.',
    '{fees.large} and {fees.small}',
    'Rooms at {fees.large} and {fees.small}',
    'Open from {season.fromMonth} to {season.toMonth}',
    'License {trade.code}-{trade.branch}',
    '{work.longMinutes}-{work.longHours}',
    '{fees.large} - {fees.small} = {fees.visit}',
    'Von {fees.large} auf {fees.small} gesenkt',
    'Statt {fees.large} bis {fees.small}',
    'Baja de {fees.large} a {fees.small} en mayo',
    'Paga {fees.large} a {fees.small} personas',
  ])('not told: %s', (text) => {
    expect(told(text)).toEqual([]);
  });
});

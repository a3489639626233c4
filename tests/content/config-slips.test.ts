import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { toldInConfig as told } from '../support/told-in-config.ts';

/** The parts of a day. */
const BANDS = {
  businessHours: '6 AM to 6 PM',
  evening: '6 PM to 10 PM',
  lateNight: '10 PM to 6 AM',
};

/** Times of a night. */
const CHAIN = {
  evening: '8 PM to 10 PM',
  late: '10 PM to 12 AM',
  emergency: '12 AM to 7 AM',
};

/** Facts as they are written in a file. */
const facts = (text: string): object => parse(text) as object;

describe('the two ends of a range', () => {
  it.each([
    ['fees: { oilFieldLow: 150, oilFieldHigh: 80 }', 'fees.oilFieldLow'],
    ['work: { minGuests: 40, maxGuests: 12 }', 'work.minGuests'],
    ['prices: { garden: { min: 90, max: 45 } }', 'prices.garden.min'],
    ['preise: { zaunVon: 900, zaunBis: 450 }', 'preise.zaunVon'],
    ['precios: { bodaDesde: 1200, bodaHasta: 800 }', 'precios.bodaDesde'],
    ['datos: { mínGrupo: 20, máxGrupo: 8 }', 'datos.mínGrupo'],
    ['prices: { deck_low: 90, deck_high: 50 }', 'prices.deck_low'],
    ['jobs: { salaryFrom: 31000, salaryTo: 27000 }', 'jobs.salaryFrom'],
    ['wages: { from: "$36", to: "$34" }', 'wages.from'],
    ['lohn: { von: "2.800 €", bis: "2.400 €" }', 'lohn.von'],
  ])('%s: the lower one is above', (text, path) => {
    expect(told(facts(text))).toEqual([`${path} facts/contradiction`]);
  });

  it.each([
    'fees: { oilFieldLow: 80, oilFieldHigh: 150 }',
    'fees: { areaLow: 80, areaHigh: 80 }',
    'season: { from: 11, to: 3 }',
    'nights: { openFrom: 22, openTo: 6 }',
    'saison: { monatVon: 10, monatBis: 4 }',
    'prices: { furnaceFrom: 6400, acTo: 900 }',
    'insurance: { deductibleLow: 180, deductibleHigh: 120 }',
    'work: { below: 40, behigh: 3 }',
    'prices: { orderMin: 9, orderMax: 6 }',
    'terms: { toMin: 30, maxKids: 20 }',
    'wages: { from: "$26", to: "$34" }',
    'codes: { from: "68066", to: "68003" }',
    'prices: { from: "$90", to: "80 €" }',
  ])('%s may be right', (text) => {
    expect(told(facts(text))).toEqual([]);
  });
});

describe('a name in a list, and in a text with others of the list', () => {
  const counties = 'counties: [Saunders, Butler, Dodge, Lancaster, Cass]';

  it.each([
    `crew: { ${counties}, serving: "Saunders, Butler and Lancester counties" }`,
    `crew: { ${counties}, serving: "All of Dodge, Cass, Buttler and Lancaster" }`,
  ])('%s', (text) => {
    expect(told(facts(text))).toEqual(['crew.serving facts/contradiction']);
  });

  it.each([
    `crew: { ${counties}, serving: "Saunders, Butler and Lancaster counties" }`,
    `crew: { ${counties}, serving: "Saunders, Butler and Lincoln counties" }`,
    `crew: { ${counties}, serving: "Lancester is a village" }`,
    `crew: { ${counties}, serving: "Dodge, Cass and Butlers", head: Carl Butlers }`,
    `crew: { ${counties}, serving: "Dodge, Cass and Butler’s", of: "Lancaster" }`,
    `crew: { ${counties}, serving: "Dodge, Butler, Lancester", town: "Lancester" }`,
  ])('%s may be right', (text) => {
    expect(told(facts(text))).toEqual([]);
  });
});

describe('a price for a distance', () => {
  it.each([
    ['fees: { mileage: 175, vehicleMileage: 1.1 }', 'fees.mileage'],
    ['fees: { mileage: 1.75, vehicleMileage: 110 }', 'fees.vehicleMileage'],
    ['prices: { perMile: 250, nightMile: 2.5, vanMile: 3 }', 'prices.perMile'],
    ['preise: { proKm: 45, anhaengerKm: 0.6 }', 'preise.proKm'],
    ['precios: { kilometro: 60, nocheKilometro: 0.9 }', 'precios.kilometro'],
    ['fees: { extra_mile: 90, mileage: 0.65 }', 'fees.extra_mile'],
  ])('%s has lost its point', (text, path) => {
    expect(told(facts(text))).toEqual([`${path} facts/contradiction`]);
  });

  it.each([
    'fees: { mileage: 1.75, vehicleMileage: 1.1 }',
    'fees: { mileage: 1.75, vehicleMileage: 11 }',
    'fees: { mileage: 175 }',
    'fees: { firstKm: 75, perKm: 1.5 }',
    'fees: { baseMile: 100, mile: 1 }',
    'fees: { mileage: 45, travel: 0.5 }',
    'fees: { flatMileage: 60, mileage: 0.6 }',
    'area: { mile: 175, freeMile: 1.1 }',
    'fees: { freeMiles: 150, mileage: 1.5 }',
    'fees: { mileage: 165.5, vehicleMileage: 1.1 }',
    'preise: { proKm: 45, anhaengerKm: 45 }',
    'fees: { smile: 150, mileage: 1.5 }',
  ])('%s may be right', (text) => {
    expect(told(facts(text))).toEqual([]);
  });
});

describe('a sum and its short form', () => {
  it.each([
    ['credentials: { insurance: $2 million, insuranceShort: $1M }', 'credentials.insurance'],
    ['cover: { liability: "£5,000,000", liabilityShort: £2m }', 'cover.liability'],
    ['cover: { liabilityLong: £5 million, liabilityShort: £2m }', 'cover.liabilityLong'],
    ['schutz: { deckung: 5 Millionen Euro, deckungKurz: 3 Mio. € }', 'schutz.deckung'],
    ['datos: { seguro: 2 millones de euros, seguroCorto: 1 M€ }', 'datos.seguro'],
    ['datos: { fianza: "600.000 €", fianzaCorta: 500 mil € }', 'datos.fianza'],
    ['cover: { bond: $25 thousand, bondShort: $20k }', 'cover.bond'],
  ])('%s: they are two', (text, path) => {
    expect(told(facts(text))).toEqual([`${path} facts/contradiction`]);
  });

  it.each([
    'credentials: { insurance: $1 million, insuranceShort: $1M }',
    'cover: { liability: "£5,000,000", liabilityShort: £5m }',
    'schutz: { deckung: 3 Millionen Euro, deckungKurz: 3 Mio. € }',
    'datos: { seguro: 1.5 millones de euros, seguroCorto: "1,5 M€" }',
    'prices: { campWeek: 285, campWeekShort: 228 }',
    'visits: { massage: 60 minutes, massageShort: 30 minutes }',
    'figures: { experience: 5+, experienceShort: 15+ }',
    'names: { hall: Hull City Hall, hallShort: City Hall }',
  ])('%s may be right', (text) => {
    expect(told(facts(text))).toEqual([]);
  });
});

describe('hours in facts', () => {
  it.each([
    'bands: { lateNight: 10 PM to 12 PM }',
    'bands: { late: "8 p.m. – 12 p.m." }',
    'bands: { friday: Fridays 7pm–12pm }',
    'bands: { noche: de 9 p. m. a 12 p. m. }',
    'bands: { late: 9:30 PM until 12:00 PM }',
  ])('%s ends at noon', (text) => {
    expect(told(facts(text))).toEqual([expect.stringMatching(/^bands\.\w+ facts\/hours$/)]);
  });

  it.each([
    'bands: { lateNight: 10 PM to 12 AM }',
    'bands: { morning: 9 AM to 12 PM }',
    'bands: { morning: 10 to 12 PM }',
    'stays: { overnight: 6 PM to 12 PM }',
    'bands: { day: "18:00–12:00" }',
  ])('%s may be right', (text) => {
    expect(told(facts(text))).toEqual([]);
  });

  it.each([
    ['an evening that begins too early', { ...BANDS, evening: '5 PM to 10 PM' }, 'evening'],
    ['a day that ends too late', { ...BANDS, businessHours: '6 AM to 7 PM' }, 'evening'],
    [
      'in 24 hours',
      { tag: '7 bis 18 Uhr', abend: '17–22 Uhr', nacht: 'von 22 bis 7 Uhr' },
      'abend',
    ],
    [
      'in Spanish',
      { mañana: 'de 8:00 a 14:00 h', tarde: 'de 13:00 a 20:00 h', noche: 'de 20:00 a 8:00 h' },
      'tarde',
    ],
  ])('%s is part of two times', (_, bands, key) => {
    expect(told({ bands })).toEqual([`bands.${key} facts/hours`]);
  });

  it.each([
    ['the parts of a day', BANDS],
    ['a day and its halves', { day: '8–17', morning: '8–12', afternoon: '12–17' }],
    ['a night and a lunch', { lunch: '12–14', kitchen: '12–21', bar: '21–2' }],
    ['a pause between them', { ...BANDS, evening: '8 PM to 10 PM' }],
    ['a break at noon', { morning: '7 to 12', afternoon: '13 to 19', night: '19 to 7' }],
    ['two breaks', { morning: '7 to 11', afternoon: '12 to 18', night: '19 to 7' }],
    ['a day in two parts', { day: '8 AM to 6 PM', evening: '7 PM to 8 AM' }],
    ['an evening until the morning', { evening: '6 PM to 2 AM' }],
    ['evenings of a place', { eveningClass: '9 AM to 11 AM' }],
    ['a morning', { morning: '8 AM to 12 AM', evening: '12 PM to 10 PM' }],
    ['a night shift', { early: '6–14', late: '14–22', night: '22–6' }],
    ['shifts that overlap', { early: '6 to 14:30', late: '14 to 22:30', night: '22 to 6:30' }],
    ['hours of three shops', { hull: '9–17', york: '9–18', leeds: '10–17' }],
    ['a chain', CHAIN],
    ['a night and its parts', { ...CHAIN, evening: '8 PM to 7 AM' }],
    ['a night until nine', { ...CHAIN, evening: '8 PM to 9 AM' }],
    [
      'a bar in a house',
      { house: '10 AM to 12 AM', kitchen: '12 PM to 9 PM', bar: '9 PM to 12 AM' },
    ],
  ])('%s may be right', (_, bands) => {
    expect(told({ bands })).toEqual([]);
  });
});

describe('parts of a day with a wrong end', () => {
  it.each([
    ['an evening from the morning on', { ...BANDS, evening: '6 AM to 10 PM' }, 'evening'],
    ['a night of twenty hours', { ...BANDS, lateNight: '10 PM to 6 PM' }, 'lateNight'],
    ['a day until the night', { ...BANDS, businessHours: '6 AM to 6 AM' }, 'businessHours'],
    ['an hour without a part', { ...BANDS, evening: '7 PM to 10 PM' }, 'evening'],
    ['half an hour without one', { ...BANDS, lateNight: '10:30 PM to 6 AM' }, 'lateNight'],
    ['in German', { tag: '7–18 Uhr', abend: '19–22 Uhr', nacht: '22–7 Uhr' }, 'abend'],
    ['in Spanish', { dia: 'de 7 a 20 h', tarde: 'de 20 a 23 h', noche: 'de 23 a 20 h' }, 'noche'],
    ['an evening until the morning', { ...CHAIN, evening: '8 PM to 10 AM' }, 'evening'],
    ['an evening alone', { evening: '8 AM to 10 PM', late: '10 PM to 12 AM' }, 'evening'],
  ])('%s', (_, bands, key) => {
    expect(told({ bands })).toEqual([`bands.${key} facts/hours`]);
  });
});

describe('a time of day', () => {
  it.each([
    'response: { sameDayCutoff: 17 PM }',
    'response: { sameDayCutoff: 13:30 pm }',
    'response: { cutoff: by 5:75 PM }',
    'response: { cutoff: 15 a.m. }',
    'termine: { schluss: 25 Uhr }',
    'termine: { schluss: "bis 17:60 Uhr" }',
    'datos: { corte: hasta las 18:00 p. m. }',
    'bands: { day: 9 AM to 17 PM }',
  ])('%s: no clock shows it', (text) => {
    expect(told(facts(text))).toHaveLength(1);
  });

  it.each([
    'response: { sameDayCutoff: 5 PM }',
    'response: { sameDayCutoff: 12:30 pm }',
    'response: { cutoff: "17:00" }',
    'response: { cutoff: 12 AM }',
    'termine: { schluss: 24 Uhr }',
    'termine: { schluss: "17:59 Uhr" }',
    'termine: { schluss: 17.30 Uhr }',
    'event: { starts: May 17 PM }',
    'event: { date: 2027-05-17 }',
    'datos: { corte: hasta las 6 p. m. }',
    'area: { street: 17 Pmain Street }',
    'trade: { code: A17 PM }',
    'trade: { frequency: 1017 AM }',
  ])('%s may be right', (text) => {
    expect(told(facts(text))).toEqual([]);
  });
});

describe('ways to pay', () => {
  const payments = ['credit card', 'cash', 'check', 'PayPal'];

  it('at a visit is one of all', () => {
    expect(told({}, { payments, paymentsAtVisit: ['cash', 'check', 'Bitcoin'] })).toEqual([
      'business.paymentsAtVisit[2] facts/contradiction',
    ]);
  });

  it.each([
    [['cash', 'check']],
    [['Cash', 'Check', 'card']],
    [['cash', 'check', 'Visa']],
    [['coins', 'notes', 'gold']],
  ])('%s may be right', (paymentsAtVisit) => {
    expect(told({}, { payments, paymentsAtVisit })).toEqual([]);
  });
});

describe('the host of the email address', () => {
  it.each([
    ['https://www.basinmobilenotary.example', 'hello@basinmobilenotary.exmaple'],
    ['https://basin-notary.com', 'hello@basin-notray.com'],
    ['https://basinnotary.com', 'hello@basinotary.com'],
    ['https://www.tischlerei-huber.at', 'info@tischlerei-hubre.at'],
    ['https://www.cocinasmarin.es', 'hola@cocinasmairn.es'],
  ])('%s: %s has a slip', (url, email) => {
    expect(told({}, { email }, { url })).toEqual(['business.email facts/contradiction']);
  });

  it.each([
    ['https://www.basin-notary.com', 'hello@basin-notary.com'],
    ['https://www.basin-notary.com', 'hello@basinnotary.com'],
    ['https://basinnotary.com', 'hello@gmail.com'],
    ['https://basinnotary.com', 'hello@basinnotary.net'],
    ['https://basinnotary.com', 'hello@basinnotary.co'],
    ['https://basinnotary.com', 'hello@mail.basinnotary.com'],
    ['https://m.basinnotary.com', 'hello@basinnotary.com'],
    ['https://www.tischlerei-müller.de', 'info@tischlerei-mueller.de'],
    ['https://www.tischlerei-mueller.de', 'info@tischlerei-muller.de'],
    ['https://basinnotaries.com', 'hello@basinnotary.com'],
    ['https://hull-heatings.com', 'hello@hull-heating.com'],
    ['https://praxis24.com', 'hello@praxis25.com'],
    ['https://www.anna.de', 'info@hanna.de'],
  ])('%s: %s may be right', (url, email) => {
    expect(told({}, { email }, { url })).toEqual([]);
  });
});

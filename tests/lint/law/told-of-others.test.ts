import { describe, expect, test } from 'vitest';
import { factsWith, findingsIn } from '../copy-findings.ts';

const OWN = factsWith({
  shop: { founded: '2009' },
  business: {
    name: 'Halm',
    type: 'Electrician',
    phone: '+49 561 1234567',
    address: { locality: 'Kassel', country: 'DE' },
    hours: {
      week: [
        {
          days: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'],
          opens: '09:00',
          closes: '18:00',
        },
      ],
    },
  },
});

const NOW = { ...OWN, now: Date.UTC(2026, 10, 30) } as typeof OWN;

const told = (raw: object, language: string, ...rules: string[]) =>
  findingsIn(raw, { language, facts: NOW }).filter((found) =>
    rules.some((rule) => found.startsWith(rule)),
  );

describe('hours of customers and of those who work here', () => {
  const heading = (text: string, kicker: string) => ({ kicker, heading: text });

  test.each([
    ['en', heading('Closed on Thursday, open on Monday', 'For shops')],
    ['es', heading('Cerrado los jueves, abierto los lunes', 'Para comercios')],
    ['en', { text: 'On Fridays, from 1 pm to 2 pm, the whole team meets over one case.' }],
    ['es', { text: 'Los viernes, de 13:00 a 14:00, se reúne todo el equipo.' }],
    ['de', { text: 'Freitags von 13 bis 14 Uhr trifft sich das ganze Team.' }],
    [
      'es',
      {
        seo: { title: 'Trabajo de profesora en Kassel' },
        answer: 'De lunes a jueves de 16:30 a 21:30.',
      },
    ],
  ])('%s: %j', (language, raw) => {
    expect(told(raw, language, 'facts/typed-hours')).toEqual([]);
  });

  test.each([
    ['en', heading('Closed on Thursday, open on Monday', 'Opening hours')],
    ['en', heading('Closed on Thursday', 'For shops')],
    ['es', { text: 'Cerrado los jueves.' }],
    ['en', { text: 'We are open on Fridays from 1 pm to 2 pm, when the team meets.' }],
    ['es', { text: 'Abrimos los viernes de 13:00 a 14:00.' }],
  ])('%s: those of the business: %j', (language, raw) => {
    expect(told(raw, language, 'facts/typed-hours')).toHaveLength(1);
  });
});

describe('years of other things', () => {
  test.each([
    ['en', { text: 'Two theatres face each other. The Roxy opened in 1921 and is a bank today.' }],
    ['es', { text: 'Hay dos salas. El Coliseo abrió en 1921 y hoy es un banco.' }],
    ['en', { stat: 'Since 2011', description: 'on the same corner' }],
    ['es', { stat: 'Desde 2011', description: 'en las mismas calles' }],
  ])('%s: %j', (language, raw) => {
    expect(told(raw, language, 'facts/typed-year')).toEqual([]);
  });

  test.each([
    ['en', { text: 'Founded in 1921. We opened in 1921.' }],
    ['en', { stat: 'Since 2008', description: 'on the same corner' }],
    ['en', { stat: 'Since 2011', description: 'in Kassel' }],
  ])('%s: that of the business: %j', (language, raw) => {
    expect(told(raw, language, 'facts/typed-year')).toHaveLength(1);
  });
});

describe('dates of what has been done', () => {
  test.each([
    [
      'de',
      {
        body: 'Ein altes Haus. Von April bis Juni 2025 haben wir den Dachstuhl gerichtet, immer zu zweit.',
      },
    ],
    [
      'en',
      { body: 'An old barn. From April through June 2025 we replaced one beam after another.' },
    ],
    ['es', { body: 'Una casa vieja. De abril hasta junio de 2025 hemos cambiado las vigas.' }],
    ['de', { hero: { urgencyBanner: { text: 'Nachgemessen am 3. Juni 2026' } } }],
    ['en', { hero: { urgencyBanner: { text: 'Checked on 3 June 2026' } } }],
    ['es', { hero: { urgencyBanner: { text: 'Medido el 3 de junio de 2026' } } }],
    ['de', { text: 'Gezählt bis Ende Juni 2026.' }],
    ['en', { note: 'Times are ours, measured on three Fridays in September 2026.' }],
    ['en', { note: 'Waiting times, timed over two weeks in May 2026.' }],
    ['de', { note: 'Die Zeiten sind unsere, gestoppt an drei Freitagen im September 2026.' }],
    ['de', { note: 'Unsere Zeiten, an drei Freitagen im September 2026 gemessen.' }],
    ['es', { note: 'Los tiempos son nuestros, medidos tres viernes de septiembre de 2026.' }],
    [
      'de',
      {
        body: 'Ein Verein hat den Plan im Juni 2025 mit zwölf Leuten gemacht.\n\n:::table[Dienstag, 3. Juni 2025]\n| 9:00 | Ankommen |\n:::\n',
      },
    ],
    [
      'en',
      {
        body: 'A club walked it in June 2025 with twelve people.\n\n## Tuesday, 3 June 2025\n\nWe meet at nine.\n',
      },
    ],
  ])('%s: %j', (language, raw) => {
    expect(told(raw, language, 'copy/past-date')).toEqual([]);
  });

  test.each([
    ['de', { text: 'Das Angebot gilt bis Ende Juni 2026.' }],
    ['de', { hero: { urgencyBanner: { text: 'Neue Räume am 3. Juni 2026' } } }],
    ['en', { hero: { urgencyBanner: { text: 'Open day on 3 June 2026' } } }],
    ['de', { body: 'Bis Juni 2026 haben wir die Preise gesenkt.' }],
    ['en', { body: 'Prices hold until 3 June 2026.' }],
    ['en', { note: 'We measure feet for nothing, on three Fridays in September 2026.' }],
    ['en', { note: 'Skis are checked for nothing until September 2026.' }],
    ['de', { note: 'Der Kurs ist an drei Freitagen im September 2026 geöffnet.' }],
    ['es', { note: 'El taller abre tres viernes, hasta el 18 de septiembre de 2026.' }],
    ['es', { text: 'Oferta válida hasta finales de junio de 2026.' }],
    ['de', { body: 'Kommt alle.\n\n:::table[Dienstag, 3. Juni 2026]\n| 9:00 | Ankommen |\n:::\n' }],
  ])('%s: of what was to come: %j', (language, raw) => {
    expect(told(raw, language, 'copy/past-date')).toHaveLength(1);
  });
});

describe('claims and rights of others', () => {
  test.each([
    ['es', { text: 'En la ciudad hay dos: la número 1, junto al río, y la Goya, en el centro.' }],
    ['de', { text: 'Es gibt zwei Schulen: die Nummer 1 am Fluss und die Nummer 2 im Zentrum.' }],
    [
      'de',
      {
        question: 'Warum ist es in Schwarzarbeit billiger?',
        answer: 'Weil keine Steuer und keine Gewährleistung darin steckt.',
      },
    ],
  ])('%s: %j', (language, raw) => {
    expect(told(raw, language, 'law/unproven', 'law/consumer')).toEqual([]);
  });

  test.each([
    ['es', { text: 'Somos la número 1 de la ciudad.' }],
    ['de', { text: 'Wir sind die Nummer 1 am Fluss.' }],
    [
      'de',
      { question: 'Warum ist es billiger?', answer: 'Weil keine Gewährleistung darin steckt.' },
    ],
    [
      'de',
      {
        question: 'Warum ist es bei euch billiger als in Schwarzarbeit?',
        answer: 'Weil bei uns keine Gewährleistung darin steckt.',
      },
    ],
  ])('%s: of the business: %j', (language, raw) => {
    expect(told(raw, language, 'law/unproven', 'law/consumer')).toHaveLength(1);
  });
});

describe('steps that take as long as others', () => {
  const steps = (...items: [string, string][]) => ({
    steps: { items: items.map(([title, text]) => ({ title, text })) },
  });

  test.each([
    ['es', steps(['Diez minutos', 'Calentar.'], ['Diez minutos', 'Estirar.'])],
    ['en', steps(['Half an hour', 'Warm up.'], ['Half an hour', 'Stretch.'])],
    ['de', steps(['20 Minuten', 'Aufwärmen.'], ['20 Minuten', 'Dehnen.'])],
  ])('%s: %j', (language, raw) => {
    expect(told(raw, language, 'copy/repeated')).toEqual([]);
  });

  test.each([
    ['es', steps(['Calentar', 'Diez minutos.'], ['Calentar', 'Media hora.'])],
    [
      'en',
      steps(
        ['Ten minutes', 'We warm up with a song that everybody knows.'],
        ['Ten minutes', 'We warm up with a song that everybody knows.'],
      ),
    ],
  ])('%s: the same step again: %j', (language, raw) => {
    expect(told(raw, language, 'copy/repeated')).toHaveLength(1);
  });
});

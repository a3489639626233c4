import { describe, expect, it } from 'vitest';
import { factsIn } from '../../../cli/content/facts/facts.ts';
import { factsWith, findingsIn } from '../copy-findings.ts';

const facts = factsWith({
  daten: { freiKm: 25, besuchKm: 40, freeMiles: 25, visitMiles: 40, visitaKm: 40 },
  lage: { bahnhofKm: 12, routeKm: 55 },
  fees: { kilometer: 2 },
});

function told(text: string, language: string, beside: object = {}): string[] {
  return findingsIn(
    { items: [{ ...beside, text }] },
    { facts: factsIn(language, facts), language },
  ).filter((found) => /^facts\/(?:typed-figure|contradiction)/.test(found));
}

const table = (head: string, ...rows: string[]) =>
  ['# Wege', '', head, '| --- | ---: | ---: |', ...rows.map((row) => `| ${row} |`), ''].join('\n');

const inBody = (body: string) =>
  findingsIn({ prose: { body } }, { facts: factsIn('de', facts), language: 'de' }).filter((found) =>
    /^facts\/(?:typed-figure|contradiction)/.test(found),
  );

describe('how far a business goes', () => {
  it.each([
    ['de', 'Wir kommen im Umkreis von 40 Kilometern.', '40 Kilometern'],
    ['de', 'Der erste Besuch ist bis 40 Kilometer von der Werkstatt kostenlos.', '40'],
    ['de', 'Kostenlose Anfahrt, 40 Kilometer von der Werkstatt, Aufbau inklusive.', '40'],
    ['de', 'Wir fahren 40 Kilometer von der Werkstatt aus.', '40'],
    ['de', 'Die Anfahrt ist 40 Kilometer von Kassel frei.', '40'],
    ['de', 'Bis zu Ihnen liefern wir 40 Kilometer weit.', '40'],
    ['de', 'Besuche 40 Kilometer von Kassel.', '40'],
    ['en', 'We visit homes up to 40 miles from the yard.', '40'],
    ['en', 'We drive 40 miles from the yard.', '40'],
    ['en', 'Free delivery 40 miles from Kassel.', '40'],
    ['en', 'Anywhere within 40 miles of Kassel.', '40'],
    ['de', 'Für Besuche fahren wir auch über die A49 40 Kilometer.', '40'],
    ['de', 'Nach Hause kommen wir auf Wunsch im Umkreis von 40 Kilometern.', '40'],
    ['es', 'Vamos a 40 kilómetros de Kassel.', '40'],
    ['es', 'Visitas hasta 40 kilómetros de Kassel.', '40'],
    ['es', 'Vamos a cuarenta kilómetros del taller.', 'cuarenta'],
    ['es', 'A 40 kilómetros, de noche, la visita sale igual.', '40'],
    ['en', 'Out to forty miles from the yard we come for free.', 'forty'],
  ])('is told, %s: %s', (language, text, figure) => {
    const [found, ...others] = told(text, language);
    expect([found?.split(' ').slice(0, 2).join(' '), others]).toEqual([
      `facts/typed-figure: ${figure.split(' ')[0]}`,
      [],
    ]);
  });

  it.each([
    ['de', 'Zum Bahnhof sind es 12 Kilometer.', '12'],
    ['de', 'Der Bahnhof liegt 12 Kilometer entfernt.', '12'],
    ['de', 'Die Tour führt 55 Kilometer von Kassel nach Marburg.', '55'],
  ])('and so is the distance of a place that a fact is of, %s: %s', (language, text, figure) => {
    expect(told(text, language).map((found) => found.split(' ')[1])).toEqual([figure]);
  });

  it.each([
    ['Anfahrt frei bis | 20 km | 0 €', 'Melsungen | 35 km | 20 €', 'Fritzlar | 38 km | 26 €'],
    ['Frei ab Werkstatt | 20 km | 0 €', 'Melsungen | 35 km | 20 €', 'Fritzlar | 38 km | 26 €'],
  ])('is told in a table, too: %s', (...rows) => {
    expect(inBody(table('| Was | Entfernung | Kosten |', ...rows))).toEqual([
      'facts/contradiction: 20',
    ]);
  });
});

describe('how far a place is', () => {
  it.each([
    ['de', 'Bis nach Marburg sind es 40 Kilometer auf der B 3.'],
    ['de', 'Nach Marburg fahren wir 40 Kilometer.'],
    ['de', 'Marburg liegt 40 Kilometer südlich.'],
    ['de', 'Marburg ist nur 40 Kilometer entfernt.'],
    ['de', 'Zäune zwischen Borken und Marburg, 40 Kilometer von der Werkstatt.'],
    ['de', 'Nach Melsungen sind es 22 Kilometer, die Anfahrt ist also frei.'],
    ['de', 'Melsungen liegt 22 Kilometer entfernt und ist deshalb frei.'],
    ['de', 'Melsungen, 22 Kilometer von der Werkstatt, ist frei.'],
    ['de', 'Die Entfernung nach Marburg beträgt 40 Kilometer.'],
    ['de', '40 Kilometer nach Marburg, und kein Stau.'],
    ['de', 'Marburg liegt vierzig Kilometer entfernt.'],
    ['en', 'Marburg is 40 miles from the yard.'],
    ['en', 'The drive to Marburg is 40 miles.'],
    ['en', 'It is 40 miles to Marburg, and the road is good.'],
    ['en', 'Fences in Borken and Marburg, 40 miles from the yard.'],
    ['es', 'Marburg está a 40 kilómetros.'],
    ['es', 'Hasta Marburg hay 40 kilómetros.'],
    ['es', 'El taller queda a cuarenta kilómetros del pueblo.'],
    ['es', 'La granja está a cuarenta kilómetros de la carretera.'],
    ['en', 'The barn sits forty miles from the nearest store.'],
    ['es', 'A 35 kilómetros, de día, diez kilómetros a {fees.kilometer}.'],
    ['de', 'Von Kassel bis Marburg sind es über die A49 rund 40 Kilometer.'],
    ['de', 'Nach Marburg sind es mit dem Rad 40 Kilometer.'],
    ['en', 'To Marburg it is by the old road about 40 miles.'],
    ['es', 'De Kassel a Marburg hay por la autovía unos 40 kilómetros.'],
    ['de', '35 Kilometer entfernt, abends. Zehn Kilometer zu {fees.kilometer} kommen dazu.'],
    ['en', 'At 40 miles, one visit. Fifteen miles at {fees.kilometer} come on top.'],
  ])('is another thing, %s: %s', (language, text) => {
    expect(told(text, language)).toEqual([]);
  });

  it.each([
    ['de', 'Wind aus Südwest mit 40 km/h, bis 19 Grad.'],
    ['de', 'Auf der Straße vor dem Hof gelten 40 Kilometer pro Stunde.'],
    ['de', 'Der Wagen fährt 40 Kilometer je Ladung.'],
    ['de', 'Der Naturpark hat 40 km².'],
    ['en', 'The forecast says fog till noon, wind 40 km/h from the southwest.'],
    ['en', 'The limit on our lane is 40 miles an hour.'],
    ['en', 'The old van makes 40 miles to the gallon.'],
    ['es', 'Viento de 40 km/h, con lluvia.'],
    ['es', 'En la calle se va a 40 kilómetros por hora.'],
  ])('and so is a speed, a consumption or an area, %s: %s', (language, text) => {
    expect(told(text, language)).toEqual([]);
  });

  it.each([
    ['en', 'We visit up to 40 miles an evening.'],
    ['de', 'Wir fahren 40 km/Tag für Besuche.'],
    ['es', 'Visitas a 40 km: una hora.'],
  ])('but not one that is driven at any speed, %s: %s', (language, text) => {
    expect(told(text, language)).toEqual([expect.stringMatching(/^facts\/typed-figure: 40/)]);
  });

  const listed = factsWith({
    daten: { freeMiles: 25, visitMiles: 30 },
    area: {
      towns: [
        { name: 'Marburg', miles: 40 },
        { name: 'Borken', miles: 28 },
      ],
    },
  });
  const answer = (question: string, text: string) =>
    findingsIn({ items: [{ question, answer: text }] }, { facts: listed, language: 'en' }).filter(
      (found) => /^facts\/(?:typed-figure|contradiction)/.test(found),
    );

  it('and so is that of a list, where the question names the place', () => {
    expect(answer('What would a trip to Marburg cost?', 'It is about 40 miles.')).toEqual([]);
    expect(answer('Do you come to Borken?', 'Yes. 28 miles are soon driven.')).toEqual([]);
  });

  it('but not a bound, another number, or that of another place', () => {
    const told = ['facts/contradiction: 40'];
    expect(answer('Do you come to Marburg?', 'Within 40 miles the visit is free.')).toEqual(told);
    expect(answer('Do you come to Borken?', 'It is free for 40 miles.')).toEqual(told);
    expect(answer('Do you come to Marburg?', 'The free miles are 38 miles.')).toEqual([
      'facts/contradiction: 38',
    ]);
  });

  it.each([
    ['von der Werkstatt nach Marburg', []],
    ['entfernt von jeder Autobahn', []],
    ['von der Werkstatt ist der Besuch frei', ['facts/typed-figure: 40']],
    ['bis zu Ihnen', ['facts/typed-figure: 40']],
    ['kommen wir', ['facts/typed-figure: 40']],
  ])('and so is a large figure above "%s"', (description, found) => {
    const raw = { credentials: [{ stat: '40 Kilometer', description }] };
    expect(findingsIn(raw, { facts: factsIn('de', facts), language: 'de' })).toEqual(found);
  });

  it('and so is each in a table of places', () => {
    const rows = [
      'Melsungen | 22 km | frei',
      'Borken | 27 km | 4 €',
      'Marburg | 40 km | 30 €',
      'Bad Wildungen | 25 km | frei',
    ];
    expect(inBody(table('| Ort | Entfernung | Kosten |', ...rows))).toEqual([]);
    expect(inBody(table('| Ort | Weg dorthin | Kosten |', ...rows))).toEqual([]);
  });
});

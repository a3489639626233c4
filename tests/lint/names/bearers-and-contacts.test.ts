import { describe, expect, it } from 'vitest';
import { findingsOf } from '../copy-findings.ts';

const told = (rule: string, text: string, language: string) =>
  findingsOf(text, { language }).filter((found) => found.startsWith(`facts/typed-${rule}`));

describe('the name of the business', () => {
  it.each([
    ['en', 'Hale Slating (formerly Kestral Roofing) works in the same yard.'],
    ['de', 'Hale Dachbau (vormals Kestral Roofing) arbeitet auf demselben Hof.'],
    ['es', 'Tejados Hale (antes Kestral Roofing) trabaja en el mismo patio.'],
    ['en', 'The name Kestrel Roofing comes from the birds in the church tower.'],
    ['de', 'Der Name Kestrel Roofing geht auf die Falken im Kirchturm zurück.'],
    ['es', 'El nombre Kestrel Roofing viene de los cernícalos de la torre.'],
    ['en', 'We are helped by our charity Kestrel Roofing CIC, which trains roofers.'],
    ['de', 'Uns hilft unser Förderverein Kestrel Roofing e.V., der Lehrlinge fördert.'],
    ['en', 'On Saturday we play for the Kestrel Roofing Cup.'],
    ['de', 'Im Mai spielen wir die Kestrel Roofing Open mit acht Vereinen.'],
    ['es', 'En mayo se corre la Copa Kestrel Roofing.'],
    ['de', 'Im Jahr 2011 gaben sich die Dachdecker\neinen neuen Firmennamen: Kestrel Roofing.'],
  ])(
    'is not told where another bears it, or the text is of the name (%s): %s',
    (language, text) => {
      expect(told('name', text, language)).toEqual([]);
    },
  );

  it.each([
    ['en', 'The name Kestrel Roofing is on every van.'],
    ['de', 'Unser Verein Kestrel Roofing lädt ein.'],
    ['en', 'Kestrel Roofing Open Daily From Eight'],
    ['en', 'Kestral Roofing, formerly Hale Slating, works here.'],
  ])('is told of the business itself (%s): %s', (language, text) => {
    expect(told('name', text, language)).toHaveLength(1);
  });
});

describe('an address that no fact has', () => {
  it.each([
    ['en', 'Applications are made to the county, roofs@county.gov, in March.'],
    ['de', 'Beschweren können Sie sich bei der Behörde (post@aufsicht.gv.at; Hofgasse 4).'],
    ['es', 'Las alegaciones se envían por correo a la consejería, vivienda@junta.gob.es.'],
    ['en', 'Please contact Ada Marsh (head of the school) adamarsh@aol.com'],
    [
      'de',
      'Mehr dazu erfahren Sie vom Bund der Dachhandwerker (Am Wall 2, Tel. 0711 2104240, info@dachhandwerk-bund.de).',
    ],
    ['en', 'The tour is run by Slate Museum volunteers: visits@slatemuseum.example'],
  ])('is that of whoever is named beside it (%s): %s', (language, text) => {
    expect(told('email', text, language)).toEqual([]);
  });

  it.each([
    ['en', 'Email us at roofs.kestrel@gmail.com today.'],
    ['de', 'Schreiben Sie uns an alte.adresse@gmx.de, wir antworten.'],
    ['es', 'Escríbanos a tejados.viejos@gmail.com hoy.'],
    ['en', 'E-mail: kestrel.old@aol.com'],
    ['en', 'The form goes to ofice@kestrelroofing.example in the end.'],
  ])('is told where it is meant to be ours (%s): %s', (language, text) => {
    expect(told('email', text, language)).toHaveLength(1);
  });
});

describe('a number that no fact has', () => {
  it.each([
    ['de', 'Auskunft gibt der Bund der Dachhandwerker (Am Wall 2, Stuttgart, Tel. 0711 2104240).'],
    ['en', 'Mail the form to Ada Marsh, 3 North Street, Tel. 802 989 9528.'],
  ])('behind a shortened label is that of whom its sentence names (%s): %s', (language, text) => {
    expect(told('phone', text, language)).toEqual([]);
  });

  it.each([
    ['de', 'Tel. 0711 2104240'],
    ['en', 'Kestrel Roofing, 3 North Street, Tel. 802 989 9528.'],
    ['en', 'You reach our office under Tel. 802 989 9528.'],
  ])('is told of the business (%s): %s', (language, text) => {
    expect(told('phone', text, language)).toHaveLength(1);
  });

  it('has no part of the lines around it, nor of a postal code', () => {
    expect(told('phone', 'Norwalk, CT 06851 (806) 555-0117', 'en')).toEqual([
      'facts/typed-phone: (806) 555-0117',
    ]);
    expect(told('phone', 'Norwalk, CT 06851\n(806) 555-0117\n3. Bring a form', 'en')).toEqual([
      'facts/typed-phone: (806) 555-0117',
    ]);
  });
});

import { describe, expect, it } from 'vitest';
import { findingsOf } from '../copy-findings.ts';

const told = (text: string, language: string, only: string) =>
  findingsOf(text, { language, only, at: 'prose.body' });

const BODY = {
  ico: 'You can complain to the Information Commissioner’s Office:\n\n- Website: www.ico.example\n- Phone: 0303 765 4321',
  dsb: 'Sie können sich bei der Datenschutzbehörde beschweren:\nTelefon: +43 1 765432\nE-Mail: post@dsb-amt.example',
};

describe('numbers and addresses of authorities', () => {
  it.each([
    ['en', BODY.ico, 'facts/typed-phone'],
    ['de', BODY.dsb, 'facts/typed-phone'],
    ['de', BODY.dsb, 'facts/typed-email'],
    ['en', 'Register with the council at flood@birkham.gov.uk by May.', 'facts/typed-email'],
    ['de', 'Auskunft gibt wasser@musteramt.gv.at.', 'facts/typed-email'],
    ['es', 'Las alegaciones se envían a aguas@birkamo.gob.es.', 'facts/typed-email'],
  ])('%s: are theirs: %s', (language, text, rule) =>
    expect(told(text, language, rule)).toEqual([]),
  );

  it.each([
    ['en', 'Write to us at roofs@otherhost.test.', 'facts/typed-email'],
    ['en', 'Phone: 0303 765 4321', 'facts/typed-phone'],
    [
      'en',
      'The Information Commissioner’s Office asks for a form.\n\nPhone: 0303 765 4321',
      'facts/typed-phone',
    ],
    ['de', 'Die Datenschutzbehörde hilft.\n\nE-Mail: dach@anderer.test', 'facts/typed-email'],
    ['de', 'Datenschutzbehörde: kestrel.alt@gmail.com', 'facts/typed-email'],
    ['es', 'Escríbanos a tejados@otro.test.', 'facts/typed-email'],
  ])('%s: of the business are told: %s', (language, text, rule) =>
    expect(told(text, language, rule)).toHaveLength(1),
  );
});

describe('times, years and agreements of something else', () => {
  it.each([
    [
      'de',
      'Kurz nach 18 Uhr wurden wir heute zu einem Brand auf der Landstraße gerufen.',
      'facts/typed-hours',
    ],
    ['en', 'Shortly after 6 pm we were called to a tree on the road.', 'facts/typed-hours'],
    ['de', '3. Auflage, ISBN 978-3-16-148410-0. © 2008 Verlag am See, Kassel.', 'facts/typed-year'],
    ['en', 'Words and music by Ada Finch © 1998.', 'facts/typed-year'],
  ])('%s: are right: %s', (language, text, rule) => expect(told(text, language, rule)).toEqual([]));

  it.each([
    ['de', 'Wir schließen um 18 Uhr.', 'facts/typed-hours'],
    ['en', '© 2024 Kestrel Roofing. All rights reserved.', 'facts/typed-year'],
    ['es', '© 2024 Tejados Halm.', 'facts/typed-year'],
  ])('%s: of the business are told: %s', (language, text, rule) =>
    expect(told(text, language, rule)).toHaveLength(1),
  );
});

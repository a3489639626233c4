import { describe, expect, it } from 'vitest';
import { findingsOf } from '../copy-findings.ts';

const told = (text: string, language = 'en') =>
  findingsOf(text, { language, at: 'body' }).filter((found) =>
    found.startsWith('facts/typed-name'),
  );

describe('the name of a method that the business is called by, too', () => {
  it.each([
    ['en', 'Kestrel Roofing was developed by Ida Brandt in the seventies.'],
    [
      'en',
      'The Kestrel Roofing method needs no nails. Whoever learns Kestrel Roofing needs a year.',
    ],
    ['en', 'Kestrel Roofing is a technique that anybody can learn.'],
    ['de', 'Kestrel Roofing wurde von Ida Brandt und ihren Schülern in Wien entwickelt.'],
    [
      'de',
      'Nach der Kestrel-Schule kam die Methode Kestrel Roofing. In Kestrel Roofing übt man viel.',
    ],
    ['de', 'Wer das Kestrel Roofing Prinzip versteht, kann Kestrel Roofing überall anwenden.'],
    ['de', 'Kestrel Roofing® gehört zu den jüngeren Verfahren des Dachbaus.'],
    ['es', 'Kestrel Roofing fue ideado por Ida Brandt hace cincuenta años.'],
    ['es', 'El método Kestrel Roofing se aprende en un año. Con Kestrel Roofing no hay clavos.'],
    ['es', 'Kestrel Roofing es una técnica que cualquiera aprende.'],
  ])('is not told (%s): %s', (language, text) => {
    expect(told(text, language)).toEqual([]);
  });

  it.each([
    ['en', 'Kestrel Roofing is a dance school in Lubbock.'],
    ['en', 'Kestrel Roofing is a roofer that answers.'],
    ['en', 'The Kestrel Roofing method is ours. Call Kestrel Roofing to learn more.'],
    ['de', 'Kestrel Roofing wurde von Ida Brandt gegründet.'],
    ['de', 'Kestrel Roofing ist eine Praxis für Physiotherapie.'],
    ['de', 'Haustechnik Kestrel Roofing kommt auch sonntags.'],
    ['de', 'Die Methode Kestrel Roofing kennt jeder. Bei Kestrel Roofing lernen Sie mehr.'],
    ['es', 'Kestrel Roofing es una escuela de danza.'],
    ['es', 'Kestrel Roofing fue fundada por Ida Brandt.'],
  ])('is told of the business (%s): %s', (language, text) => {
    expect(told(text as string, language as string)).toHaveLength(1);
  });
});

describe('the name of the business as one word', () => {
  it.each([
    'Our foals are KestrelRoofing Ambra, KestrelRoofing Bolero and KestrelRoofing Corvina.',
    'Breeders of horses know the house of KestrelRoofing Vandrell from shows.',
  ])('is not told as the first word of a longer name: %s', (text) => {
    expect(told(text)).toEqual([]);
  });

  it.each([
    'Whoever asks KestrelRoofing gets an answer.',
    'Call KestrelRoofing Today',
    'We at KestrelRoofing Inc answer on the same day.',
    'Ask KestrelRoofing Vandrell first, or ask KestrelRoofing again tomorrow.',
    'Kestral Roofing Vandrell is a slip of letters and no name.',
  ])('is told elsewhere: %s', (text) => {
    expect(told(text).length).toBeGreaterThan(0);
  });
});

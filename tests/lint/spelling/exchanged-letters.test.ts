import { expect, it } from 'vitest';
import { findingsOf } from '../copy-findings.ts';

const told = (text: string, language: string) =>
  findingsOf(text, { language, only: 'copy/spelling' });

it.each([
  ['en', 'Our roofers are lisenced in both states.', 'lisenced'],
  ['en', 'Send us what is revelant to the claim.', 'revelant'],
  ['es', 'Es una desición de toda la comunidad.', 'desición'],
])('consonants exchanged over a vowel are told, %s: %s', (language, text, word) => {
  expect(told(text, language)).toEqual([`copy/spelling: ${word}`]);
});

it.each([
  ['en', 'Take a photogragh of the gutter.', 'photogragh'],
  ['en', 'Read the last paragragh of the offer.', 'paragragh'],
  ['en', 'The ladder is not long enouph for it.', 'enouph'],
  ['en', 'A photograf from the street will do.', 'photograf'],
])('letters that are spoken as f are told, %s: %s', (language, text, word) => {
  expect(told(text, language)).toEqual([`copy/spelling: ${word}`]);
});

it('letters swapped in a name of common words are told', () => {
  const text = 'We never ask for your Social Secruity number.';
  expect(told(text, 'en')).toEqual(['copy/spelling: Secruity']);
});

it.each([
  ['en', 'The costumer sews for the stage, and conservation takes time.'],
  ['en', 'The specter of a stoplight, with indented lines.'],
  ['en', 'We mend the roof of the Theatre Royal and of Carptener House.'],
  ['en', 'Ask Daniel Carptener, who lives in Carptener Road.'],
  ['en', 'The triumph of the graph over the cough, and a rough sketch.'],
  ['de', 'Die Ableitung der Abteilung ist angeredet, verheizt und verziehen.'],
  ['es', 'La conservación del carro y la conversación del ganadero, que sabe relevar al perro.'],
])('honest, %s: %s', (language, text) => {
  expect(told(text, language)).toEqual([]);
});

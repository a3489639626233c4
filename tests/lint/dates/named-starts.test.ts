import { expect, it } from 'vitest';
import { findingsOf } from '../copy-findings.ts';

/** The business is Kestrel Roofing in Lubbock, and `figures.foundedYear` is 2009. */
const told = (text: string, language: string) =>
  findingsOf(text, { language, at: 'prose.body' }).filter((found) => /typed-year/.test(found));

it.each([
  ['en', 'He founded Kestrel in 2007, and walks every roof.', '2007'],
  ['en', 'Ruth and her brother started Kestrel Roofing in May 2011.', '2011'],
  ['en', 'In 2012 she set up Kestrel with a ladder.', '2012'],
  ['en', 'Kestrel was founded by two sisters in 2006.', '2006'],
  ['de', 'Sie gründete 2007 Kestrel.', '2007'],
  ['de', 'Kestrel wurde im Mai 2011 gegründet.', '2011'],
  ['de', 'Ruth hat Kestrel 2012 mit ihrem Bruder gegründet.', '2012'],
  ['es', 'Fundó Kestrel en 2007, con una escalera.', '2007'],
  ['es', 'Kestrel Roofing se fundó en 2011.', '2011'],
])('%s, the business by its name: %s', (language, text, year) => {
  expect(told(text, language)).toEqual([`facts/typed-year: ${year}`]);
});

it.each([
  ['en', 'Her father founded Kestrel Farm in 1987.'],
  ['en', "He founded Kestrel's first workshop abroad in 2015."],
  ['en', 'Tom joined Kestrel in 2012.'],
  ['en', 'The town founded Lubbock High in 1891.'],
  ['en', 'A bird like a kestrel was seen in 2015.'],
  ['de', 'Kestrel gründete 2015 eine Stiftung.'],
  ['de', '2015 gründete Kestrel eine Stiftung.'],
  ['es', 'Kestrel fundó en 2018 una escuela.'],
  ['es', 'Jana entró en Kestrel en 2016.'],
])('%s, another beginning: %s', (language, text) => {
  expect(told(text, language)).toEqual([]);
});

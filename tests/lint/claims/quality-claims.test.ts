import { expect, it } from 'vitest';
import { findingsOf } from '../copy-findings.ts';

const claimed = (text: string, language: string) =>
  findingsOf(text, { language, at: 'cta.guarantees', only: 'law/unproven-claim' });

it.each([
  ['en', 'The most accurate valuations in Britain.'],
  ['en', 'Most thorough boiler service in the North East'],
  ['en', 'The most skilled upholsterers in Leeds!'],
  ['en', 'We offer the most efficient removals in {business.address.locality}.'],
  ['en', 'The most qualified piano teachers in town'],
  ['en', 'We read every letter. The most precise translations in the whole of Wales.'],
  ['es', 'Las tasaciones más precisas de España.'],
  ['es', 'El servicio más profesional de la provincia'],
  ['es', 'Somos los fontaneros más cualificados de Valencia.'],
  ['de', 'Die genauesten Gutachten in Bayern.'],
  ['de', 'Die sorgfältigsten Reparaturen im Landkreis'],
  ['de', 'Wir sind die gründlichsten Maler in Jena.'],
])('(%s) "%s" is a claim', (language, text) => {
  expect(claimed(text, language)).toHaveLength(1);
});

it.each([
  // Things, places and times may be the most accurate ones.
  ['en', 'The most accurate clock in Ludlow'],
  ['en', 'The most precise barometers in the Royal Society'],
  ['en', 'The most efficient engine in Cornwall, 1842'],
  ['en', 'The most famous bridge in Shropshire.'],
  ['en', 'The most accurate map of Wales in its time hangs in the hall.'],
  ['en', 'The most efficient heaters in Scandinavia'],
  // Told of others, denied, or asked.
  ['en', 'The most accurate valuations in Britain come from auction records.'],
  ['en', 'We do not claim to be the most skilled joiners in Kent.'],
  ['en', 'Who are the most qualified teachers in Bath?'],
  ['en', 'The most thorough inspection in March'],
  ['en', 'Most professional painters in Leeds use oil.'],
  ['en', 'A more accurate valuation in three days'],
  ['en', 'Most skilled trades in Sheffield began with a wheel.'],
  ['es', 'El reloj más preciso de España'],
  ['es', 'Las tasaciones más precisas salen de las subastas.'],
  ['es', 'Los trabajos más minuciosos se hacen de día.'],
  ['es', 'No somos los carpinteros más profesionales de Madrid.'],
  ['de', 'Die genaueste Uhr in Jena steht im Museum.'],
  ['de', 'Die genaueste Uhr in Jena'],
  ['de', 'Die gründlichsten Reparaturen brauchen Zeit.'],
  ['de', 'Die sorgfältigste Arbeit im Januar'],
  ['de', 'Die präzisesten Messungen in der Geschichte der Stadt'],
])('(%s) "%s" is none', (language, text) => {
  expect(claimed(text, language)).toEqual([]);
});

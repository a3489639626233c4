import { expect, it } from 'vitest';
import { createFacts } from '../../../cli/content/facts/facts.ts';
import { FACTS, findingsOf, SCHEMA } from '../copy-findings.ts';

/** The facts of a business in a country. */
function factsOf(country: string) {
  const { site } = FACTS;
  if (!site) throw new Error('The sample site has a configuration.');
  const address = { ...site.business.address, country };
  return createFacts({ ...site, business: { ...site.business, address } }, SCHEMA);
}

const told = (text: string, country: string) => findingsOf(text, { facts: factsOf(country) });

it.each([
  ['GB', 'Bring your provisional license along.', 'license'],
  ['IE', 'A full driving license is enough.', 'license'],
  ['GB', 'The test center is on the ring road.', 'center'],
  ['NZ', 'Choose a color for the door.', 'color'],
  ['AU', 'Lessons canceled in time are free.', 'canceled'],
  ['GB', 'Damp bread goes moldy within a week.', 'moldy'],
  ['IE', 'A gray coat keeps the rain out.', 'gray'],
  ['GB', 'Their behavior in the car matters.', 'behavior'],
  ['GB', 'The flavor comes from the smoke.', 'flavor'],
  ['AU', 'The frame is aluminum, powder coated.', 'aluminum'],
  ['NZ', 'The dog had diarrhea for two days.', 'diarrhea'],
  ['GB', 'Where can I practice parking?', 'practice'],
  ['GB', 'Can I practice between lessons?', 'practice'],
  ['GB', 'You will have time to practice at home.', 'practice'],
  ['IE', 'It helps to practice your scales each day.', 'practice'],
])('American spelling in %s: %s', (country, text, word) => {
  expect(told(text, country)).toEqual([`copy/spelling: ${word}`]);
});

it.each([
  ['US', 'Bring your license to the center.'],
  ['GB', 'We license the software, and you need a licence.'],
  ['GB', 'The council will license the van.'],
  ['GB', 'From Center Parcs it is a mile.'],
  ['GB', 'Licensed and insured.'],
  ['GB', 'Back to practice after the break. We move from theory to practice.'],
  ['GB', 'You can practise between lessons; practice makes perfect.'],
  ['GB', 'The practice manager will practise what she preaches.'],
  ['GB', 'A laborious job, humorous and honorary. The tumor of a commodore.'],
  ['GB', 'We drive from Mold to Gray’s Inn.'],
  ['US', 'The moldy bread is gray, and you can practice your scales.'],
  ['GB', 'Write to color@paints.example or see the-center.example.'],
])('right in %s: %s', (country, text) => {
  expect(told(text, country).filter((found) => found.startsWith('copy/spelling'))).toEqual([]);
});

it.each([
  ['US', 'Ask the neighbours about us.', 'neighbours'],
  ['US', 'Choose a colour for the door.', 'colour'],
  ['US', 'We organise the move.', 'organise'],
  ['US', 'Pay by cheque or card.', 'cheque'],
  ['US', 'The office is in the centre of town.', 'centre'],
  ['US', 'Bring your driving licence along.', 'licence'],
  ['US', 'Our favourite room is upstairs.', 'favourite'],
  ['US', 'We specialise in old roofs.', 'specialise'],
  ['US', 'It stands 30 metres from the road.', 'metres'],
  ['US', 'Four tyres and a spare are on the van.', 'tyres'],
])('British spelling in %s: %s', (country, text, word) => {
  expect(told(text, country)).toEqual([`copy/spelling: ${word}`]);
});

it.each([
  ['US', 'The Harbour Street office is by the Theatre Centre.'],
  ['US', 'A theater may be called a theatre, and a catalog a catalogue.'],
  ['US', 'The visit was cancelled, and we travelled home on a grey day.'],
  ['US', 'We advise, exercise, promise and supervise; a wise surprise.'],
  ['US', 'An hour of your time, four courses and a tour of the court.'],
  ['US', 'She said: “The colour is lovely.”'],
  ['US', 'The Colour Room and The Cosy Corner are next door.'],
  ['US', 'Write to colour@paints.example or see centre.example.'],
  ['US', 'A glamour shot of the contour line, and a paramour.'],
  ['US', 'Precise, concise and disguised as a premise.'],
  ['US', 'We organize by color, and the neighbors favor it.'],
  ['US', 'Our neighbours favour the colour of the centre, which we organise.'],
  ['GB', 'Our neighbours like the colour of the centre.'],
  ['CA', 'Pay by cheque at the centre.'],
  ['AU', 'We organise a favourite programme.'],
])('right in %s, too: %s', (country, text) => {
  expect(told(text, country).filter((found) => found.startsWith('copy/spelling'))).toEqual([]);
});

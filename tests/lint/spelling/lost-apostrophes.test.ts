import { expect, it } from 'vitest';
import { findingsOf } from '../copy-findings.ts';

const told = (text: string) => findingsOf(text, { only: 'copy/spelling' });

it.each([
  ['A dogs idea of a holiday is mud.', 'dogs'],
  ['Learn to love your boats engine.', 'boats'],
  ['We look at your dogs teeth and ears first.', 'dogs'],
  ['A cats opinion is its own.', 'cats'],
  ['Read the cars mileage before you drive.', 'cars'],
  ['We need every owners signature.', 'owners'],
  ['Bring your husbands passport.', 'husbands'],
  ['It is my grandmothers recipe.', 'grandmothers'],
  ['The vans gearbox is new.', 'vans'],
  ['It is a horses life.', 'horses'],
  ['We come to a customers house.', 'customers'],
])('a lost apostrophe is told: %s', (text, word) => {
  expect(told(text)).toEqual([`copy/spelling: ${word}`]);
});

it.each([
  'A sales call, a records request, a veterans hospital and a farmers market.',
  'A dogs home, a cats charity and a horses section.',
  'Feed your dogs ears of pork.',
  'A glaze that gives the cats eyes of gold.',
  'The cars engine builders love are old.',
  'Your dogs, ears and all, are welcome.',
  'A boats engine workshop, an owners club and a members area.',
  'Our clients house their horses here.',
  'The tenants life insurance covers.',
  'A customers address book, a tenants kitchen.',
  'She teaches the owners life with a puppy.',
  'Ask at the Owners House, or at the Dogs Trust.',
  'The dog’s idea of a holiday, and all dogs’ dreams.',
  'Most dogs dream, and your dogs nose about.',
  'Both your grandmothers name the same village.',
  'We paint your boats hulls and all.',
  'Trucks engine brakes are loud.',
  'Give your dogs legs of lamb.',
  'My sisters house guests in June.',
  'Her dogs coat the sofa with hair.',
])('honest: %s', (text) => {
  expect(told(text)).toEqual([]);
});

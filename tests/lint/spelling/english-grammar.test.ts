import { expect, it } from 'vitest';
import { confusedWords, mayConfuse } from '../../../cli/rules/words/spelling/confused-words.ts';

const meant = (text: string) =>
  confusedWords(text, 'en', false).map((found) => `${found.word} > ${found.meant}`);

it.for([
  ['The visit takes a hour.', 'a > an'],
  ['We have a old van.', 'a > an'],
  ['Book a MOT with us.', 'a > an'],
  ['It is a honest price.', 'a > an'],
  ['This is an house with a garden.', 'an > a'],
  ['We are an UK company.', 'an > a'],
  ['It is an unique place.', 'an > a'],
  ['They is the best people.', 'is > are'],
  ['They wasn’t home.', 'wasn’t > weren’t'],
  ['We doesn’t charge for that.', 'doesn’t > don’t'],
  ['Call if you was here before.', 'was > were'],
  ['He don’t charge for it.', 'don’t > doesn’t'],
  ['It take two days.', 'take > takes'],
  ['It doesn’t includes parts.', 'includes > include'],
  ['You can has it back.', 'has > have'],
  ['You are suppose to ring first.', 'suppose > supposed'],
  ['We had a customers in the shop.', 'customers > customer'],
  ['This services are free.', 'This > These'],
  ['These service is free.', 'These > This'],
  ['There are not too much people here.', 'much > many'],
  ['We clean every rooms twice.', 'rooms > room'],
  ['One of our customer said so.', 'customer > customers'],
  ['Your welcome to bring a friend.', 'Your > You’re'],
  ['Tell us if your buying a house.', 'your > you’re'],
  ['We know your a busy person.', 'your > you’re'],
  ['Call us when its time to sell.', 'its > it’s'],
  ['Guests may bring there dogs.', 'there > their'],
  ['We ask if there going to stay.', 'there > they’re'],
  ['Each has they’re own key.', 'they’re > their'],
  ['We think theirs no better way.', 'theirs > there’s'],
  ['All you need too do is call.', 'too > to'],
  ['We fix a lose tile.', 'lose > loose'],
  ['Stop loosing heat.', 'loosing > losing'],
  ['This will not effect your price.', 'effect > affect'],
] as const)('%s', ([text, found]) => {
  expect(mayConfuse(text, 'en')).toBe(true);
  expect(meant(text)).toEqual([found]);
});

it.for([
  'An hour, a one-off, a European, an honest man, a unit, a used van, an MRI, a union, an heir, a house.',
  'Plan A or plan B, class A office, a UK firm, an SUV, a URL, a FAQ, an A road and a once-only offer.',
  'The customer before you was late, what you have is fine, and they are here. All of them has.',
  'Does it take two days? It need not be long. Let it come. May he have it? We do, and they do.',
  'Those who don’t need it, a people carrier, a customers’ lounge, and this people skill.',
  'This services your boiler, this prices you out, how much people pay, these service points.',
  'Each day, every other day, one of our customer service team, every Friday’s work.',
  'Your the-year-round friend, your moving day, your welcome pack, at its best, its own time.',
  'We love its worth, know its roof, and because its time has come.',
  'Put it in there. The car over there is mine. Is there going to be rain? And there goes the van.',
  'They’re home by six, they’re family people, ours is red and theirs is blue.',
  'We like it too. The roof is ready too, the gutter as well. You want too much.',
  'You lose tiles in a storm, and the change will effect a saving.',
] as const)('%s, right', (text) => {
  expect(meant(text)).toEqual([]);
});

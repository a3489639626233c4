import { expect, it } from 'vitest';
import { confusedWords, mayConfuse } from '../../../cli/rules/words/spelling/confused-words.ts';

const meant = (text: string) =>
  confusedWords(text, 'en', true).map((found) => `${found.word} > ${found.meant}`);

it.for([
  ['Please keep this appointments in mind.', 'this > these'],
  ['We come to this villages every week.', 'this > these'],
  ['Please fill in these form.', 'these > this'],
  ['We look after these tree.', 'these > this'],
  ['These machine are new.', 'These > This'],
  ['We offer a appointments on Monday.', 'a > an'],
  ['Book a lessons in our studio.', 'lessons > lesson'],
  ['Every tickets is checked.', 'tickets > ticket'],
  ['Each trees is measured before we cut.', 'trees > tree'],
  ['We visit another customers in the afternoon.', 'customers > customer'],
  ['We have three van.', 'van > vans'],
  ['Many customer are regulars.', 'customer > customers'],
  ['Several neighbour have asked us.', 'neighbour > neighbours'],
  ['We clean two window a day.', 'window > windows'],
  ['Ask one of our gardener.', 'gardener > gardeners'],
  ['We teach a few student every year.', 'student > students'],
] as const)('%s', ([text, found]) => {
  expect(mayConfuse(`\n${text}`, 'en')).toBe(true);
  expect(meant(text)).toEqual([found]);
});

it.for([
  'This colours the water. This reviews the plan. This sizes up. Many a customer has asked.',
  'These form the base. Most of these work. Two bedroom and three bedroom flats. A two-horse race. A three horse box.',
  'The two dog walkers, one of our customer advisers, a customers’ choice, an events team, a products list.',
  'For one customers matter. A shoes-off house. Six window cleaners came, and five customer reviews.',
  'One of our tree surgeons will call. Each event and every lesson counts. These events, this event.',
] as const)('%s, right', (text) => {
  expect(meant(text)).toEqual([]);
});

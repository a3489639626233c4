import { expect, it } from 'vitest';
import { findingsOf } from '../copy-findings.ts';

const told = (text: string) => findingsOf(text, { only: 'copy/spelling' });

it.each([
  ['Thank you. You’re request is on its way.', 'You’re'],
  ["You're appointment is at noon.", "You're"],
  ['You’re driver comes at eight in the morning.', 'You’re'],
  ['You’re papers are ready.', 'You’re'],
  ['We come to you’re house.', 'you’re'],
  ["Bring you're license and a pen.", "you're"],
  ['Send us you’re address, please.', 'you’re'],
  ['Pay it at the end of you’re visit.', 'you’re'],
  ['Call us, your welcome to ask.', 'your'],
  ['Your welcome.', 'Your'],
  ['You can see how its been done.', 'its'],
  ['Its been ten years.', 'Its'],
  ['Its easy to book a visit.', 'Its'],
  ['Call today, because its worth it.', 'its'],
  ['Ask them. There going to know.', 'There'],
  ['Nobody comes because their not sure.', 'their'],
  ['People sign they’re papers at home.', 'they’re'],
  ['We rebuild arches were they stand.', 'were'],
  ['We drive to were you are.', 'were'],
  ['We know were they live.', 'were'],
])('is told: %s', (text, word) => {
  expect(told(text)).toEqual([`copy/spelling: ${word}`]);
});

it.each([
  'When you’re home, call us. You’re home.',
  'You’re family here, and what you’re after is a quiet room.',
  'Where you’re sitting is the oldest part of the house.',
  'All you’re paying for is the visit.',
  'The day you’re here is the day we start.',
  'If you’re order-minded, this is for you.',
  'You’re who is missing.',
  'You’re sure is what we hear: yes.',
  'If you’re house hunting, or you’re car shopping, ask us.',
  'You’re in. You’re on time. You’re at the right place.',
  'You’re the one. You’re next. You’re welcome to call.',
  'The place you’re from matters, and so does the one you’re at.',
  'This is your welcome to the club.',
  'Your welcome drink waits at the bar, your welcome pack in the room.',
  'Get a feel of what you’re signing. Keep what you’re owed.',
  'With its easy charm the house sold in a day.',
  'The garden has its time to shine.',
  'The shop and its time for repairs are well known.',
  'Once there, going to bed is easy. Those there are not sure.',
  'Put it there. Not here. Are they there? Going to be late?',
  'Their not-for-profit pays. Their going was sad.',
  'The papers he referred to were ours, and they are signed.',
  'The people we talked to were you and your wife.',
  'They know. Were you there? We were you see, late.',
  'Sign it when they’re here. With them they’re safe.',
  'Those they’re for are happy. What they’re in for is a surprise.',
  'It was well paid for its time.',
  'Most of them end up asleep with their\nheads on his boots.',
  'You’re time-poor? Bring what you’re name-tagging.',
])('is not told: %s', (text) => {
  expect(told(text)).toEqual([]);
});

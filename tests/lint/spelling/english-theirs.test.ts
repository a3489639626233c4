import { expect, it } from 'vitest';
import { findingsOf } from '../copy-findings.ts';

const told = (text: string) => findingsOf(text, { only: 'copy/spelling' });

it.each([
  'Your own lines are not in there books, so please walk the route with us.',
  'We measure to the neighbors’ systems, too; there drain field doesn’t stop mattering at the fence.',
  'People come with there lawyer or alone.',
  'Few of there neighbors, or none, have a deeper well.',
  'The county keeps it with there records.',
  'We park in there driveway and ring.',
  'It stands on there accounts.',
  'They worry, there septic tank leaks.',
  'Knock twice: there back door must stay shut.',
  'Farmers ask us to test for there herds and crops.',
  'We write to there mailing address.',
])('is told: %s', (text) => {
  expect(told(text)).toEqual(['copy/spelling: there']);
});

it.each([
  'Keep in there books and tools that you need.',
  'The shed is dry: you can store in there files, or bicycles.',
  'From there neighbors can see the hill.',
  'Over there front doors are painted blue.',
  'Once you are there, drain fields are easy to find.',
  'Is there phone number or address on the form?',
  'What is in there records nothing.',
  'Nobody in there books a table before noon.',
  'The people in there file their papers on Mondays.',
  'Go in there, wells are on the left.',
  'Out there yards are larger.',
  'Who lives there owns there.',
  'Go there with neighbors and friends.',
  'We were there for students and teachers.',
  'The pump sits down there near the tank.',
  'There are books in there.',
  'Kids find in there books and games.',
  'Up there backyards end at the creek.',
  'Was there front yard parking?',
  'The room in there holds a press.',
])('is not told: %s', (text) => {
  expect(told(text)).toEqual([]);
});

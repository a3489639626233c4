import { describe, expect, it } from 'vitest';
import { findingsIn } from '../copy-findings.ts';

const told = (text: string) =>
  findingsIn(
    { plan: [{ number: 1, title: 'Call', description: text }] },
    { only: 'facts/typed-amount' },
  );

describe('a price behind a request to say something', () => {
  it.each([
    [
      'Say what the roof is, and where. A day visit is fifty-five dollars, settled before we climb.',
      'fifty-five dollars',
    ],
    [
      'Say what the roof is, and where. A day visit costs 55 dollars, settled before we climb up.',
      '55 dollars',
    ],
    ['Say when you are home and how high it is. We come for $55 on any day of the week.', '$55'],
    [
      'Say where the leak is, and we look at it. The visit costs $55 on any day of the week.',
      '$55',
    ],
    ['Say how many windows there are. We charge $12 for each of them, ladders included.', '$12'],
    ['Say whether anybody is home, please. Our visit costs $65 and takes half an hour.', '$65'],
    ['Say so if you are in a hurry, and we come today. A rush visit costs $135 with us.', '$135'],
  ])('%s', (text, sum) => {
    expect(told(text)).toEqual([`facts/typed-amount: ${sum}`]);
  });
});

describe('a sum in an example', () => {
  it.each([
    'Say a visit costs $55 and the part is $20: then the bill is a little longer than usual.',
    'Say your roof has 20 squares at $55 each: the sum is what a quote begins with.',
    'Say it rains, and the ceiling costs $55 to paint: a bucket would have been cheaper.',
    'Say, a gutter at $55 and a day of rain: what is the sum of the damage in the hall?',
    'Suppose the gutter costs $55 and the rain lasts all day: what is in the hall by then?',
    'Say the insurer takes off $55 for each year: after ten of them little is left of it.',
    'For example: a gutter at $55 and a day of rain make a wet hall and a long evening.',
    'Imagine a roof at $55 a square, and a hail storm in May: what does the insurer say?',
    'Assume a square costs $55 and the roof has ten: the whole is what a quote begins with.',
    'An example: at $55 a square, ten squares are what a small shed has on both its sides.',
    'Angenommen, das Dach kostet $55 je Meter: dann ist die Summe schnell beisammen.',
    'Supongamos que el techo cuesta $55 por metro: la suma se ve enseguida en el papel.',
  ])('not told: %s', (text) => {
    expect(told(text)).toEqual([]);
  });
});

import { expect, it } from 'vitest';
import { ANY_FACT } from '../../../cli/content/facts/facts.ts';
import { equationsIn } from '../../../cli/rules/pages/equations.ts';
import { falseEquations } from '../../../cli/rules/words/figures/false-equations.ts';

const told = (html: string) =>
  equationsIn(`<main>${html}</main>`).flatMap((text) =>
    falseEquations(text, ANY_FACT, 'en').map(({ written, value }) => `${written}: ${value}`),
  );

it.for([
  ['<p>$40 + $10 = $55</p>', '$40 + $10 = $55: 50'],
  ['<p>Our minimum: $40 travel + $10 for the form = $45.</p>', /: 50$/],
  ['<p><b>$40</b> <small>drive</small><i>+</i><b>$10</b><i>=</i><b>$55</b></p>', /\$55: 50$/],
  ['<p>3 × $10 = $33</p>', '3 × $10 = $33: 30'],
  ['<p>Two × $10: 2 x $10 + $40 = $50</p>', '2 x $10 + $40 = $50: 60'],
  ['<p>40 € + 10 € = 55 €</p>', '40 € + 10 € = 55 €: 50'],
  ['<p>$100 − $25 = $85</p>', '$100 − $25 = $85: 75'],
  ['<p>20 miles × $1.75 = $37</p>', '20 miles × $1.75 = $37: 35'],
  ['<table><tr><td>$40</td><td>+ $10</td><td>= $55</td></tr></table>', '$40 + $10 = $55: 50'],
  ['<p>Call 555.</p><p>$1,200 + $300 = $1,600</p>', '$1,200 + $300 = $1,600: 1500'],
] as const)('%s is told', ([html, expected]) => {
  expect(told(html)).toEqual([
    typeof expected === 'string' ? expected : expect.stringMatching(expected),
  ]);
});

it('an equation that another one is far behind is read from its beginning', () => {
  for (let words = 560; words < 620; words += 1) {
    const between = 'x'.repeat(words);
    expect(told(`<p>$40 + $10 = $50.</p><p>${between}</p><p>$40 + $7 = $47</p>`)).toEqual([]);
  }
});

it.for([
  '<p>$40 + $10 = $50</p>',
  '<p>2 × ($10 + $5) = $30</p>',
  '<p>(2 + 3) × $10 = $50</p>',
  '<p>$40 + $10 + tax = $54</p>',
  '<p>$40 + $10 = $54 with tax</p>',
  '<p>Tax + $40 + $10 = $54</p>',
  '<p>$40 + 8 % = $43.20</p>',
  '<p>$100 – 10% = $90</p>',
  '<p>$20 wash + $30 wax = $45 as a bundle</p>',
  '<p>Bundle: $20 wash + $30 wax = $45</p>',
  '<p>$40–$60 + $10 = $50–$70</p>',
  '<p>$40 for 2 people + $10 = $50</p>',
  '<p>1 + 1 = 3</p>',
  '<p>One call + one visit = $0 wasted</p>',
  '<p>3 × $33.33 = $100</p>',
  '<p>23 miles × $1.10 = $25</p>',
  '<p>$40 + €10 = $51</p>',
  '<p>$40 + $10 = $50 + tip</p>',
  '<p>2 × $20 = $40 + $10 = $50</p>',
  '<p>$40 + $10 = about $51</p>',
  '<p>$1,200 ÷ 12 + $5 = $105</p>',
  '<p>$10/page × 3 pages = $30</p>',
  '<p>1 gallon = $4, 2 gallons + $1 = $9</p>',
  '<p>Level 2 + $10 = Level 3</p>',
  '<p>Shift+5 = %, and a stamp is $10</p>',
  '<p>5 - 10 = $40, 11 - 20 = $60</p>',
  '<p>$40 + $10 = $50 ($60 at night)</p>',
  '<p>$40 + $10</p><p>= $51</p>',
])('%s is not told', (html) => {
  expect(told(html)).toEqual([]);
});

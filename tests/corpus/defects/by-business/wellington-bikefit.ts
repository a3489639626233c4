import { type Defect, defects } from '../../defect.ts';

/** Mistakes of every family, made before anybody had read the rules. */
export const WELLINGTON: readonly Defect[] = [
  ...defects('facts', 'wellington-bikefit', [
    ['pages/index/page.yaml', 'An hour, {prices.commuter}.', 'An hour, NZ$135.'],
    [
      'landings/taupo-fit.yaml',
      'Take the cleat session for {prices.cleats}',
      'Take the cleat session for eighty bucks',
    ],
    [
      'pages/fits/page.yaml',
      'beyond that it is {travel.rate} a kilometre',
      'beyond that it is 95 cents a kilometre',
    ],
    ['landings/commuter-fit.yaml', '"{business.phone}, or', '"(04) 555 0176, or'],
    [
      'pages/contact/page.yaml',
      'Closed from 24 December to 9 January. Go for a ride.',
      'Open Thursdays until 8 pm.',
    ],
    [
      'pages/about/page.yaml',
      'bikes in Wellington since {fitter.since}, after',
      'bikes in Wellington since 2014, after',
    ],
    ['pages/terms/page.md', 'Within {guarantee.refit} at no cost', 'Within 30 days at no cost'],
    ['pages/clubs/page.md', 'Ask {fitter.name} at', 'Ask Hemi Taurua at'],
    ['pages/terms/page.md', 'Free within {travel.free} of', 'Free within [travel.free] of'],
  ]),
  ...defects('copy', 'wellington-bikefit', [
    [
      'pages/pain/page.yaml',
      'It can stop the bike from annoying it, which is often enough.',
      'It can stop the bike from annoying it, which is',
    ],
    ['pages/reviews/page.yaml', 'he didn’t charge for it.', 'he didnâ€™t charge for it.'],
    ['pages/how-it-goes/page.yaml', 'Bring a towel.', 'Bring&nbsp;a towel.'],
    [
      'pages/guides/second-hand/page.md',
      'A cheap bike in the wrong size',
      'A cheap bike in teh wrong size',
    ],
    ['pages/clubs/page.md', 'We quote by the evening', 'We qoute by the evening'],
    [
      'pages/index/page.yaml',
      'About four a week, more before the Taupō ride.',
      'About four a week (more before the Taupō ride.',
    ],
    [
      'pages/fits/page.yaml',
      '"No surcharge at the weekend"',
      '"Students pay a fifth less with their ID"',
    ],
    [
      'landings/taupo-fit.yaml',
      'The last slots before the ride are in November',
      'The last slots are on 14 November 2026',
    ],
    ['pages/guides/numb-hands/page.md', '## When to stop', '##When to stop'],
  ]),
  ...defects('law', 'wellington-bikefit', [
    [
      'pages/pain/page.yaml',
      'Not a medal, and not your age either.',
      'The #1 fit in New Zealand, and 100 % pain-free.',
    ],
  ]),
  ...defects('prose', 'wellington-bikefit', [
    ['pages/guides/cleats/page.md', '## Worn out', '#### Worn out'],
  ]),
  ...defects('shape', 'wellington-bikefit', [
    [
      'pages/index/page.yaml',
      'href: /guides/cleats, linkLabel: "About cleats"',
      'href: /guides/cleats/, linkLabel: "About cleats"',
    ],
    ['site.config.yaml', 'phone: "+64 4 555 0167"', 'phone: "+64 4 555"'],
    ['pages/contact/page.yaml', 'subject: contact', 'subject: contacts'],
  ]),
  ...defects('links', 'wellington-bikefit', [
    [
      'pages/guides/kids/page.md',
      'Take off the guards',
      '[Take off](tel:+64 4 555 0167) the guards',
    ],
    [
      'landings/taupo-fit.yaml',
      'afterExpiry: { redirect: /fits }',
      'afterExpiry: { redirect: /fit }',
    ],
  ]),
];

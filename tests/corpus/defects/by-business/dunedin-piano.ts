import { type Defect, defects } from '../../defect.ts';

/** What goes wrong on the site of a piano tuner in New Zealand. */
export const DUNEDIN: readonly Defect[] = [
  ...defects('facts', 'dunedin-piano', [
    ['pages/index/page.yaml', 'A tuning is {prices.tuning}, GST', 'A tuning is $235, GST'],
    ['pages/index/page.yaml', 'Ring {business.phone} and we', 'Ring 03 477 5142 and we'],
    [
      'pages/prices/page.yaml',
      'costs {prices.string} and comes',
      'costs forty-eight dollars and comes',
    ],
    [
      'pages/contact/page.yaml',
      'within {promise.replyDays} working',
      'within {promise.replyDay} working',
    ],
    ['pages/notes/how-often/page.md', 'costs {prices.pitchRaise}. See', 'costs NZ$360. See'],
    [
      'landings/pitch-raise.yaml',
      '"within {promise.settleWeeks} weeks, already',
      '"within 6 weeks, already',
    ],
  ]),
  ...defects('copy', 'dunedin-piano', [
    ['pages/about/page.yaml', 'A workshop with a kettle', 'A workshop with with a kettle'],
    ['pages/letters/page.yaml', 'held up by magnets', 'held up by magents'],
    ['pages/schools/page.yaml', 'board of trustees, in words', 'board of trustees , in words'],
  ]),
  ...defects('copy|prose', 'dunedin-piano', [
    [
      'pages/notes/where-to-put-it/page.md',
      'A piano in the spare room is furniture.',
      'A piano in the spare room is furniture. (insert photo of spare room)',
    ],
  ]),
  ...defects('seo|prose|copy|shape', 'dunedin-piano', [
    [
      'pages/notes/buying/page.md',
      'title: Buying a second-hand piano without regrets',
      'title: Where to put a piano in a New Zealand house',
    ],
    ['pages/notes/how-often/page.md', '## A rule that works here', '# A rule that works here'],
  ]),
  ...defects('links|shape', 'dunedin-piano', [
    ['pages/index/page.yaml', 'href: /notes/buying', 'href: /notes/buying-secondhand'],
    [
      'pages/notes/how-often/page.md',
      '[the price list](/prices)',
      '[the price list](/prices#list)',
    ],
    ['pages/notes/buying/page.md', '[a valuation](/prices)', '[a valuation](prices.html)'],
  ]),
  ...defects('law', 'dunedin-piano', [
    [
      'pages/schools/page.yaml',
      'School pianos lead hard lives.',
      'We are the best piano tuners in New Zealand.',
    ],
    [
      'landings/moving-a-piano.yaml',
      'A tuning that lasts until autumn',
      'Results that are 100% guaranteed',
    ],
  ]),
  ...defects('shape', 'dunedin-piano', [
    ['site.config.yaml', 'currency: NZD', 'currency: NZ$'],
    ['landings/pitch-raise.yaml', 'directCTA: Book', 'directCta: Book'],
  ]),
  ...defects('syntax|shape', 'dunedin-piano', [
    [
      'pages/prices/page.yaml',
      'text: For insurers, estates',
      'text: Good to know: for insurers, estates',
    ],
    [
      'landings/moving-a-piano.yaml',
      'description: "Play it, but do not judge it." }',
      'description: "Play it, but do not judge it."',
    ],
  ]),
];

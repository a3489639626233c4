import { type Defect, defects } from '../../defect.ts';

/** Mistakes of every family, made before anybody had read the rules. */
export const BRISTOL: readonly Defect[] = [
  ...defects('facts', 'bristol-groomer', [
    ['pages/nails/page.yaml', '{prices.nails} on their own', 'Twelve pounds on their own'],
    [
      'pages/puppies/page.yaml',
      'Each of the three visits is {prices.puppy}.',
      'Each of the three visits is £22.',
    ],
    [
      'pages/prices/page.yaml',
      'the next one costs {prices.missed} more',
      'the next one costs 15 quid more',
    ],
    [
      'pages/nervous-dogs/page.md',
      'call {business.phone} and let it ring',
      'call 0117 496 0842 and let it ring',
    ],
    [
      'pages/kind-words/page.yaml',
      'or write to {business.email}.',
      'or write to woof@muddypaws-bristol.example.',
    ],
    [
      'pages/nails/page.yaml',
      '"Saturday mornings, no appointment. Bring',
      '"Saturday, nine until four. Bring',
    ],
    [
      'pages/about/page.yaml',
      'opened the salon in {history.since}, in',
      'opened the salon in 2012, in',
    ],
    [
      'pages/privacy/page.md',
      'or to {business.name}, {business.address.street}',
      'or to Muddy Paw of Bedminster, {business.address.street}',
    ],
    ['pages/contact/page.yaml', '{business.address.street}, between', '16 North Street, between'],
    ['pages/hand-stripping/page.md', 'costs {prices.handStrip}.', 'costs {prices.handstrip}.'],
    [
      'landings/cockapoo-clip.yaml',
      'hero.headline: A calm clip for a curly dog',
      'hero.headline: A calm clip for £35',
    ],
  ]),
  ...defects('copy', 'bristol-groomer', [
    ['pages/between-visits/page.md', 'Once a month is plenty.', 'Once a month is is plenty.'],
    [
      'pages/first-groom/page.yaml',
      'None of these is a test. Dogs are not easier or harder; they are known or unknown.',
      'None of these is a test. Dogs are not easier or',
    ],
    [
      'pages/puppies/page.yaml',
      'Treats, a brush, feet in our hands. Twenty minutes, no water.',
      'Leckerli, eine Bürste, die Pfoten in unseren Händen. Zwanzig Minuten, kein Wasser.',
    ],
    ['pages/about/page.yaml', 'The carpet went first.', 'The **carpet** went first.'],
    [
      'pages/matted-coats/page.md',
      'By the time you feel it from outside',
      'By the time you feel it form outside',
    ],
    ['pages/house-rules/page.md', 'We need to see that boosters', 'We need to see taht boosters'],
    ['landings/cockapoo-clip.yaml', 'directCTA: Ask for a slot', 'directCTA: Click here'],
    [
      'landings/summer-deshed.yaml',
      '"The dog lies in the sun without panting."',
      '"You vacuum once a week, not once a day."',
    ],
  ]),
  ...defects('shape', 'bristol-groomer', [
    ['landings/cockapoo-clip.yaml', 'author: "Priya Nair"', 'author: ""'],
    ['site.config.yaml', 'timeZone: Europe/London', 'timeZone: Europe/Bristol'],
    ['site.config.yaml', 'type: LocalBusiness', 'type: DogGroomer'],
    ['pages/prices/page.yaml', 'subheadline: "Weigh yourself', 'subheadlin: "Weigh yourself'],
    ['landings/cockapoo-clip.yaml', 'weight: 40', 'weight: 100'],
    ['landings/cockapoo-clip.yaml', 'hero.headline: A calm clip', 'hero.headlin: A calm clip'],
    [
      'landings/summer-deshed.yaml',
      'publishAt: "2027-05-03T08:00"',
      'publishAt: "2027-05-33T08:00"',
    ],
  ]),
  ...defects('law', 'bristol-groomer', [
    [
      'landings/cockapoo-clip.yaml',
      'headline: The teddy-bear cut, without the tears',
      'headline: The best groomer in Bristol',
    ],
    [
      'site.config.yaml',
      '"You may keep these details to arrange a visit. See the privacy page."',
      '"OK"',
    ],
  ]),
  ...defects('seo', 'bristol-groomer', [
    [
      'pages/matted-coats/page.md',
      'title: "Matted dog coat: can it be brushed out?"',
      'title: "Grooming for nervous dogs in Bedminster"',
    ],
  ]),
  ...defects('prose', 'bristol-groomer', [
    ['pages/hand-stripping/page.md', '## Which dogs', '# Which dogs'],
  ]),
  ...defects('links', 'bristol-groomer', [
    ['pages/matted-coats/page.md', '(/between-visits)', '(/between-visit)'],
    ['site.config.yaml', 'href: /nails }', 'href: /nail }'],
  ]),
  ...defects('style', 'bristol-groomer', [
    [
      'landings/cockapoo-clip.yaml',
      'className: "bg-(--color-night) text-white"',
      'className: "bg-white text-white"',
    ],
  ]),
  ...defects('variants', 'bristol-groomer', [
    [
      'landings/cockapoo-clip.yaml',
      'cta.directCTA: Find a quiet slot',
      'cta.directCTA: Ask for a slot',
    ],
  ]),
  ...defects('schedule', 'bristol-groomer', [
    ['landings/summer-deshed.yaml', 'expireAt: "2027-07-31T18:00"', 'expireAt: "2027-04-30T18:00"'],
  ]),
];

import { type Defect, defects } from '../../defect.ts';

/** The same kinds of mistakes on the site of the driving school, in other words. */
export const LEEDS_DRIVING_AGAIN: readonly Defect[] = [
  ...defects('facts', 'leeds-driving', [
    [
      'pages/faq/page.yaml',
      "With {rules.cancellationHours} hours' notice you pay nothing.",
      "With 24 hours' notice you pay nothing.",
    ],
    [
      'pages/pass-rates/page.yaml',
      'intro: A pass rate is easy to polish.',
      'intro: Around 72 percent of our pupils pass first time. A pass rate is easy to polish.',
    ],
    [
      'pages/contact/page.yaml',
      '"{business.address.street}, {business.address.locality} {business.address.postalCode}. We are',
      '"Find us at 120 Otley Road, {business.address.locality} {business.address.postalCode}. We are',
    ],
    [
      'pages/terms/page.md',
      '- If your instructor is late, the time is added at the end or to another lesson.',
      '- You can move a lesson free of charge up to 12 hours before it starts.',
    ],
  ]),
  ...defects('copy', 'leeds-driving', [
    [
      'pages/terms/page.md',
      'You need a valid provisional licence for',
      'You need a valid provisional license for',
    ],
    [
      'pages/guides/theory-test/page.md',
      'one appointment at the test centre in Leeds',
      'one appointment at the test center in Leeds',
    ],
    [
      'landings/pass-plus.yaml',
      'Bring the certificate or your full licence.',
      'Ring us as soon as your ready to book.',
    ],
    [
      'landings/beginner-lessons.yaml',
      'And say whether you fancy a manual or an automatic.',
      '"Send you\'re postcode, and say whether you fancy a manual."',
    ],
    [
      'landings/driving-lessons-pudsey.yaml',
      'Tom keeps a page for each pupil, and you can read it any time.',
      'Tom keeps a page for each pupil, and you can read it any time (Tom to confirm).',
    ],
    [
      'pages/about/page.yaml',
      'in your progress record.',
      'in your progress record. [check with Ruth before publishing]',
    ],
    ['landings/pass-plus.yaml', 'author: Owen Lister', 'author: Parent of a pupil'],
    ['landings/motorway-lessons.yaml', 'author: Priyanka D.', 'author: Learner from Leeds'],
  ]),
  ...defects('law', 'leeds-driving', [
    [
      'pages/pass-rates/page.yaml',
      'So here is ours with the working shown.',
      'Ours is the highest pass rate in West Yorkshire.',
    ],
    [
      'pages/prices/page.yaml',
      'All prices are in pounds and include VAT, fuel',
      'Prices shown do not include VAT. They include fuel',
    ],
    [
      'pages/cancellation/page.md',
      'You can have the unused hours of a block refunded at any time until it expires.',
      'Once a block has been paid for, no refund will be made in any circumstances.',
    ],
    [
      'pages/terms/page.md',
      'Hours of a block are yours for',
      'Money paid for a block is not returned under any circumstances. Hours of a block are yours for',
    ],
    [
      'pages/privacy/page.yaml',
      'intro: This notice covers the website',
      'intro: Continued use of this site means that you accept our privacy policy. This notice covers the website',
    ],
    [
      'pages/privacy/page.yaml',
      '- Pages, pictures and fonts come from this website alone.',
      '- If you keep using this site, we take it that you agree to us storing your data. Pages, pictures and fonts come from this website alone.',
    ],
    [
      'landings/gift-vouchers.yaml',
      '- If prices rise, a voucher for an hour is still an hour.',
      '- Give us five stars on Google and your next voucher comes with a free card.',
    ],
  ]),
];

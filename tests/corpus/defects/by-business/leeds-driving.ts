import { type Defect, defects } from '../../defect.ts';

/** What hurried people got wrong on the site of a driving school. */
export const LEEDS_DRIVING: readonly Defect[] = [
  ...defects('facts', 'leeds-driving', [
    [
      'landings/beginner-lessons.yaml',
      'One instructor, three hours and {prices.starter}.',
      'One instructor, three hours and £89.',
    ],
    [
      'landings/automatic-lessons.yaml',
      '{ icon: receipt, stat: "{prices.automaticHour}", description: an hour with everything included }',
      '{ icon: receipt, stat: Forty-two pounds, description: an hour with everything included }',
    ],
    [
      'pages/contact/page.yaml',
      'At other times leave a message on {business.phone}',
      'At other times leave a message on 0113 496 0174',
    ],
    [
      'pages/privacy/page.yaml',
      'Write to {business.email}; we answer within one month',
      'Write to privacy@headingleyhill.example; we answer within one month',
    ],
    ['pages/about/page.yaml', 'kicker: Since {business.founded}', 'kicker: Since 2008'],
    [
      'pages/index/page.yaml',
      '- value: "9"\n          label: approved instructors',
      '- value: "11"\n          label: approved instructors',
      '"11"',
    ],
    ['pages/index/page.yaml', '- value: "{results.firstTimePercent}%"', '- value: "68%"'],
    [
      'pages/terms/page.md',
      'are yours for {rules.blockMonths} months from',
      'are yours for six months from',
    ],
    [
      'pages/cancellation/page.md',
      'at least {rules.cancellationHours} hours before',
      'at least 24 hours before',
    ],
    [
      'landings/gift-vouchers.yaml',
      'What is left after {rules.voucherMonths} months expires',
      'What is left after a year expires',
    ],
    [
      'pages/about/page.yaml',
      '"Ruth worked as a bus driver',
      '"Headingly Hill School of Motoring began with a bus. Ruth worked as a bus driver',
      'Headingly Hill',
    ],
    [
      'landings/pass-plus.yaml',
      'costs {prices.passPlus} and has',
      'costs {prices.passplus} and has',
    ],
    [
      'landings/driving-lessons-headingley.yaml',
      'Drop in at {business.address.street}, or',
      'Drop in at 112 Otley Road, or',
    ],
    [
      'site/words/en.yaml',
      'We have your message.',
      'We have your message. Call 0113 496 0100 if it is urgent.',
    ],
  ]),
  ...defects('copy', 'leeds-driving', [
    [
      'landings/motorway-lessons.yaml',
      'You drive the whole time.',
      'You drive the the whole time.',
    ],
    [
      'landings/mock-test.yaml',
      'How many faults an examiner would have written down',
      'How many faults an examiner would of written down',
    ],
    [
      'landings/beginner-lessons.yaml',
      "you'll know whether you want to go on with us.",
      "you'll know whether your ready to go on with us.",
    ],
    [
      'pages/pass-rates/page.yaml',
      'The result is the one that the examiner gave, pass or fail.',
      'The result is the one that the examiner gave, pass or fail. (Ruth to check figure before this goes live)',
      'Ruth to check',
    ],
    ['pages/instructors/page.yaml', 'Has the patience of a heron.', 'Lorem ipsum dolor sit amet.'],
    [
      'pages/prices/page.yaml',
      'action: { label: Book ten hours }',
      'action: { label: Click here }',
    ],
    [
      'pages/faq/page.yaml',
      "With {rules.cancellationHours} hours' notice you pay nothing.",
      'With {rules.cancellationHours} hoursâ€™ notice you pay nothing.',
    ],
    [
      'landings/student-lessons.yaml',
      'description: pick-up and drop-off',
      'description: pick-up &amp; drop-off',
    ],
    [
      'landings/driving-lessons-chapel-allerton.yaml',
      'Every week. Skipping weeks is what makes it long.',
      '"**Every week.** Skipping weeks is what makes it long."',
    ],
    [
      'landings/driving-lessons-morley.yaml',
      'Two evening slots are free from 1 December',
      'Two evening slots are free from 1 December 2024',
    ],
    ['landings/mock-test.yaml', 'author: Joe Armitage', 'author: A happy pupil'],
    [
      'pages/faq/page.yaml',
      'You can drive a car on a provisional licence from',
      'You can drive a car on a provisional license from',
    ],
    [
      'landings/refresher-lessons.yaml',
      'You set the route and the pace.',
      'You set the route.And the pace.',
    ],
    [
      'landings/driving-lessons-garforth.yaml',
      'Imran starts at seven, before work and before the traffic. His pupils arrive at the office awake, for once.',
      'Imran starts at seven, before work and before the traffic. His pupils arrive at the',
      'His pupils arrive at the',
    ],
  ]),
  ...defects('law', 'leeds-driving', [
    [
      'landings/intensive-courses.yaml',
      '- You hear after the assessment if a shorter course will do.',
      '- First-time pass guaranteed, or your next course is on us.',
    ],
    [
      'pages/about/page.yaml',
      'heading: A small school on Otley Road',
      "heading: Yorkshire's most trusted driving school",
    ],
    [
      'pages/pass-rates/page.yaml',
      'A pass rate is easy to polish. So here is ours with the working shown.',
      'We have the highest first-time pass rate of any school in Leeds.',
    ],
    [
      'pages/prices/page.yaml',
      'All prices are in pounds and include VAT, fuel',
      'All prices are in pounds and exclude VAT. They include fuel',
    ],
    [
      'pages/terms/page.md',
      'Hours of a block are yours for',
      'Blocks are non-refundable once paid for, whatever the reason. Hours of a block are yours for',
      'non-refundable',
    ],
    [
      'pages/privacy/page.yaml',
      'intro: This notice covers the website and the records that we keep about pupils.',
      'intro: By using this website you consent to the collection of your personal data as described below.',
    ],
    [
      'landings/block-booking.yaml',
      'text: "Valid for {rules.blockMonths} months, refundable"',
      'text: "Hurry, only 3 blocks left at this price!"',
    ],
    [
      'landings/gift-vouchers.yaml',
      '- If prices rise, a voucher for an hour is still an hour.',
      '- Leave us a five-star review on Google and get a free half hour.',
      'five-star review',
    ],
  ]),
  ...defects('seo', 'leeds-driving', [
    [
      'landings/driving-lessons-pudsey.yaml',
      'title: "Driving lessons in Pudsey, Farsley and Bramley"',
      'title: "Driving lessons in Morley, Beeston and Tingley"',
    ],
    [
      'landings/driving-lessons-otley.yaml',
      'description: "Country lanes, the Chevin and two market towns: learn to drive in Wharfedale with Hannah. Lessons of two hours from Otley, Guiseley, Menston and Pool."',
      'description: "Driving lessons."',
    ],
  ]),
  ...defects('seo|prose|syntax', 'leeds-driving', [
    [
      'pages/guides/theory-test/page.md',
      '## Part two: hazard perception',
      '# Part two: hazard perception',
    ],
  ]),
  ...defects('address|seo', 'leeds-driving', [
    [
      'landings/gift-vouchers.yaml',
      'page:\n  name: Gift vouchers',
      'page:\n  name: Gift vouchers\n  canonical: /vouchers',
      '/vouchers',
    ],
  ]),
  ...defects('links', 'leeds-driving', [
    ['pages/terms/page.md', '[our price page](/prices)', '[our price page](/price-list)'],
    [
      'pages/guides/theory-test/page.md',
      '[a theory evening](/theory-evening)',
      '[a theory evening](/faq#theory-evening)',
    ],
  ]),
  ...defects('links|prose', 'leeds-driving', [
    [
      'pages/guides/theory-test/page.md',
      '[GOV.UK](https://www.gov.uk/book-theory-test)',
      '[GOV.UK](www.gov.uk/book-theory-test)',
    ],
    [
      'pages/cancellation/page.md',
      'Call {business.phone} during office hours or write to {business.email}.',
      'Call {business.phone} during office hours or [write to us](mailto:hello.headingleyhilldriving.example).',
    ],
  ]),
  ...defects('links|facts|seo|copy', 'leeds-driving', [
    [
      'site.config.yaml',
      '{ label: "Where we teach", href: /areas }',
      '{ label: "Where we teach", href: /instructors }',
    ],
  ]),
  ...defects('style|css|code', 'leeds-driving', [
    ['site/site.css', 'var(--color-brass)', 'var(--color-bras)'],
  ]),
  ...defects('prose|copy', 'leeds-driving', [
    [
      'pages/guides/test-day/page.md',
      'Most of what frightens people about the test is not knowing what comes next.',
      'Most of what frightens people about the test is <b>not knowing</b> what comes next.',
    ],
  ]),
];

import { type Defect, defects } from '../../defect.ts';

/** What goes wrong on the site of bicycle couriers in Pennsylvania. */
export const PITTSBURGH: readonly Defect[] = [
  ...defects('facts', 'pittsburgh-courier', [
    ['pages/index/page.yaml', 'for {fees.standard}. If', 'for $14. If'],
    ['pages/index/page.yaml', 'Call {business.phone} and', 'Call 412.555.0136 and'],
    ['pages/rates/page.yaml', 'ten minutes is {fees.wait}', 'ten minutes is {fee.wait}'],
    ['pages/riders/page.yaml', 'There are {service.riders} of us', 'There are 15 of us'],
    ['pages/field-notes/what-fits/page.md', 'costs {fees.cake}. The', 'costs {fees.cake. The'],
    ['landings/court-filing-today.yaml', '"{service.rushMinutes} minutes"', '"60 minutes"'],
  ]),
  ...defects('copy', 'pittsburgh-courier', [
    ['pages/law-firms/page.yaml', 'with your paralegal. Every', "with you're paralegal. Every"],
    ['pages/contact/page.yaml', 'finding the elevator', 'finding the elevater'],
    [
      'landings/cake-delivery.yaml',
      'transitionalCTA: Send a picture',
      'transitionalCTA: Click here',
    ],
    [
      'landings/cake-delivery.yaml',
      'Buttercream lets go at 80 °F.',
      "A back seat isn't level, and neither is this town.",
    ],
  ]),
  ...defects('copy|prose', 'pittsburgh-courier', [
    ['pages/field-notes/city-steps/page.md', 'A van goes around.', 'A van goes around around.'],
    [
      'pages/field-notes/winter/page.md',
      'You get a text by 6:15',
      'Sign up by March 1, 2024 and get a text by 6:15',
    ],
  ]),
  ...defects('seo|prose|copy|shape', 'pittsburgh-courier', [
    [
      'pages/jobs/page.md',
      "description: Hourly pay, workers' comp, a share of the company after a year. What the job is like in February, and what to write to us.",
      'description: Jobs.',
    ],
  ]),
  ...defects('links|shape', 'pittsburgh-courier', [
    [
      'pages/jobs/page.md',
      'Write to {business.email} and',
      'Write to [dispatch](mailto:dispatch@threeriverscouriers,example) and',
    ],
    [
      'pages/field-notes/what-fits/page.md',
      '[Ask dispatch](/contact)',
      '[Ask dispatch](http://localhost:3000/contact)',
    ],
  ]),
  ...defects('address|links|shape', 'pittsburgh-courier', [
    [
      'site.config.yaml',
      'languages: [en]',
      'languages: [en]\nredirects:\n  - { from: /prices, to: /rate }',
      'to: /rate }',
    ],
  ]),
  ...defects('law', 'pittsburgh-courier', [
    [
      'pages/contact/page.yaml',
      'label: You may use what I wrote to arrange this delivery.',
      'label: I agree.',
    ],
  ]),
  // A claim, and a text that ends where YAML sees a comment.
  ...defects('law|syntax', 'pittsburgh-courier', [
    [
      'landings/court-filing-today.yaml',
      'You see where the rider is, the whole way.',
      'The #1 courier in Pennsylvania.',
    ],
  ]),
  ...defects('shape', 'pittsburgh-courier', [
    ['site.config.yaml', 'timeZone: America/New_York', 'timeZone: America/Pittsburgh'],
    ['landings/court-filing-today.yaml', 'theme: general', 'theme: urgent'],
    ['pages/field-notes/what-fits/page.md', 'type: main', 'type: article'],
  ]),
  ...defects('prose|shape', 'pittsburgh-courier', [
    ['pages/field-notes/winter/page.md', ':::steps', ':::step'],
  ]),
  ...defects('style|brand|shape|syntax', 'pittsburgh-courier', [
    ['site.config.yaml', 'color: "#b45309" }', 'color: #b45309 }'],
  ]),
  ...defects('lint|shape', 'pittsburgh-courier', [
    [
      'site.config.yaml',
      'languages: [en]',
      'languages: [en]\nlint: { rules: { copy/spelling: of } }',
      'lint: {',
    ],
  ]),
  ...defects('picture|shape', 'pittsburgh-courier', [
    [
      'pages/index/page.yaml',
      '  - numbers:',
      '  - picture: { heading: The bridge, image: { src: bridge.jpg, alt: The Bloomfield Bridge at dawn } }\n  - numbers:',
    ],
  ]),
];

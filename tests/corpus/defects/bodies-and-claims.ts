import { type Defect, defects } from '../defect.ts';

/** A form at the end of the page of contacts, with a field of its own. */
const withForm = (field: string) =>
  `  - form:\n      heading: Ask for a visit\n      fields:\n        - ${field}\n        - { name: email, type: email, label: Email, required: true }\n      endpoint: contactWebhook\n  - hours:`;

/** What Markdown bodies do not show, numbers and forms that do not work, claims, and imprints with a part left out. */
export const BODIES_AND_CLAIMS: readonly Defect[] = [
  ...defects('links|prose', 'leeds-plumber', [
    [
      'pages/guides/frozen-pipes/page.md',
      '[the stopcock](/guides/stopcock)',
      '[the stopcock](guides/stopcock)',
    ],
    [
      'pages/guides/frozen-pipes/page.md',
      'It carries a cupful',
      'See [a map][leeds]. It carries a cupful',
    ],
    ['pages/guides/stopcock/page.md', 'Turn yours.', 'Turn [yours](tel:+1432555014).'],
    ['pages/guides/hard-water/page.md', 'A salesman with', 'A salesman[^1] with'],
    ['pages/guides/hard-water/page.md', 'Wetherby gets more', '<b>Wetherby</b> gets more'],
    ['pages/guides/hard-water/page.md', 'Vinegar, for a', '**Vinegar, for a'],
  ]),
  ...defects('law', 'leeds-plumber', [
    [
      'pages/about/page.yaml',
      'We have vans, and we still carry his basin wrench.',
      'No other plumber in Leeds beats our price.',
    ],
    [
      'pages/prices/page.yaml',
      'What we say on the phone is what stands on the bill, to the penny.',
      'We guarantee that your tap will never drip again.',
    ],
    [
      'pages/contact/page.yaml',
      'Two lines and a postcode are enough to go on.',
      'Nobody in Leeds is quicker than us.',
    ],
  ]),
  ...defects('form', 'leeds-plumber', [
    [
      'pages/contact/page.yaml',
      '  - hours:',
      withForm('{ name: day, type: date, label: Which day?, min: "2027-02-30" }'),
      '- { name: day',
    ],
    [
      'pages/contact/page.yaml',
      '  - hours:',
      withForm('{ name: what, type: choice, label: What drips?, options: [Tap, Boiler, Tap] }'),
      '- { name: what',
    ],
  ]),
  ...defects('shape', 'leeds-plumber', [
    [
      'landings/burst-pipe-night.yaml',
      'whatsappMessage: "Water is',
      'variants:\n  - { name: loud, weight: 100, set: { hero.headline: Water where it should not be } }\nwhatsappMessage: "Water is',
      '- { name: loud',
    ],
  ]),
  ...defects('law', 'leipzig-baecker', [
    ['pages/impressum/page.md', ', E-Mail {business.email}', '', '---\nname'],
  ]),
  ...defects('law', 'graz-fahrschule', [
    ['pages/impressum/page.md', '{business.address.street}, ', '', '---\nname'],
  ]),
];

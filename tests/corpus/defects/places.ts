import { type Defect, defects } from '../defect.ts';

/** Places, addresses of profiles, languages and forms of a configuration that cannot be meant. */
export const PLACES: readonly Defect[] = [
  ...defects('facts|form|shape', 'leeds-plumber', [
    ['site.config.yaml', 'postalCode: LS6 3AA', 'postalCode: LS6 3A'],
    ['site.config.yaml', 'country: GB', 'country: UK'],
    ['site.config.yaml', 'postalCode: LS6 3AA', 'postalCode: "04275"'],
    [
      'site.config.yaml',
      'currency: GBP',
      'geo: { latitude: -53.8196, longitude: -1.5623 }\n  currency: GBP',
      'geo:',
    ],
    [
      'site.config.yaml',
      'currency: GBP',
      'geo: { latitude: 35.8196, longitude: -1.5623 }\n  currency: GBP',
      'geo:',
    ],
    ['site.config.yaml', 'fees: { visit: 72', 'fees: { visit: -72'],
    [
      'site.config.yaml',
      'brand: { color',
      'forms: { call-back: { fields: [{ name: phone, type: phone, label: Your number }] } }\nbrand: { color',
    ],
    [
      'site.config.yaml',
      'emergency: {',
      'depots:\n  places:\n    - { name: Kirkstall, latitude: 53.8133, longitude: -1.6046 }\n    - { name: Otley, latitude: -1.6918, longitude: 53.9058 }\nemergency: {',
      '- { name: Otley',
    ],
    [
      'site.config.yaml',
      'days: [Saturday], opens: "08:00", closes: "12:00"',
      'days: [Saturday], opens: "18:00", closes: "08:00"',
    ],
  ]),
  ...defects('facts', 'pittsburgh-courier', [
    ['site.config.yaml', 'postalCode: "15201"', 'postalCode: "1520"'],
    ['site.config.yaml', 'postalCode: "15201"', 'postalCode: "51201"'],
    ['site.config.yaml', 'region: PA', 'region: PN'],
    ['site.config.yaml', 'fees: { standard: 14, rush: 29', 'fees: { standard: 14, rush: -29'],
  ]),
  ...defects('facts', 'toronto-law', [
    ['site.config.yaml', 'postalCode: M5C 1K9', 'postalCode: M5C 1KO'],
    ['site.config.yaml', 'region: "ON"', 'region: "OT"'],
  ]),
  ...defects('facts', 'zurich-yoga', [
    ['site.config.yaml', 'postalCode: "8003"', 'postalCode: "80033"'],
  ]),
  ...defects('links', 'leeds-plumber', [
    [
      'site.config.yaml',
      '{ label: Where we come, href: /where-we-come }',
      '{ label: Where we come, href: /where-we-come }\n        - { label: Facebook, href: https://www.facebook.com/yourpage }',
      '- { label: Facebook',
    ],
    [
      'site.config.yaml',
      '{ label: Where we come, href: /where-we-come }',
      '{ label: Where we come, href: /where-we-come }\n        - { label: LinkedIn, href: https://www.linkedin.com/company/your-company/ }',
      '- { label: LinkedIn',
    ],
    [
      'site.config.yaml',
      '{ label: Where we come, href: /where-we-come }',
      '{ label: Where we come, href: /where-we-come }\n        - { label: Instagram, href: https://www.instagram.com/ }',
      '- { label: Instagram',
    ],
  ]),
];

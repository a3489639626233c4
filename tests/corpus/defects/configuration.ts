import { type Defect, defects } from '../defect.ts';

/** Values of the configuration that have the right shape and cannot be meant, and other mistakes that are one finding. */
export const CONFIGURATION: readonly Defect[] = [
  ...defects('facts|shape', 'leeds-plumber', [
    ['site.config.yaml', 'opens: "07:30", closes: "17:30"', 'opens: "07:30", closes: "05:30"'],
    ['site.config.yaml', 'days: [Saturday]', 'days: [Friday, Saturday]'],
    ['site.config.yaml', 'opens: "08:00", closes: "12:00"', 'opens: "23:00", closes: "12:00"'],
    ['site.config.yaml', 'Thursday, Friday]', 'Thursday, Friday, Friday]'],
    ['site.config.yaml', 'timeZone: Europe/London', 'timeZone: BST'],
    [
      'site.config.yaml',
      'languages: [en]',
      'integration: { uploadEndpoint: https://files.example.com/up }\nlanguages: [en]',
    ],
    [
      'site.config.yaml',
      '{ label: Drains, href: /drains }',
      '{ label: Landlords, href: /drains }',
      '{ label: Landlords, href: /landlords }',
    ],
    [
      'site.config.yaml',
      'currency: GBP',
      'geo: { latitude: -1.5491, longitude: 53.8008 }\n  currency: GBP',
    ],
  ]),
  ...defects('facts|shape', 'pittsburgh-courier', [
    ['site.config.yaml', 'phone: "(412) 555-0163"', 'phone: "+1 412 555 01634"'],
    [
      'site.config.yaml',
      'phone: "(412) 555-0163"',
      'phone: "(412) 555-0163"\n  whatsapp: "4125550163"',
      'whatsapp',
    ],
    [
      'site.config.yaml',
      'currency: USD',
      'geo: { latitude: 40.4406, longitude: 79.9959 }\n  currency: USD',
      'geo:',
    ],
    [
      'site.config.yaml',
      'languages: [en]',
      'languages: [en]\nsampleData: [business.phone, business.phone]',
      'sampleData',
    ],
    [
      'site.config.yaml',
      'languages: [en]',
      'languages: [en]\nanalytics: { conversionId: UA-1234567-1 }',
      'analytics',
    ],
  ]),
  ...defects('facts|shape', 'berlin-fahrrad', [
    [
      'site.config.yaml',
      '[Monday, Tuesday, Thursday, Friday]',
      '[Montag, Dienstag, Donnerstag, Freitag]',
    ],
    ['site.config.yaml', 'opens: "11:00", closes: "15:00"', 'opens: "11:00", closes: "11:00"'],
    [
      'site.config.yaml',
      'phone: "+49 30 23125 777"',
      'phone: "+49 30 23125 777"\n  whatsapp: "3023125777"',
      'whatsapp',
    ],
    [
      'site.config.yaml',
      'brand: { color: "#0b5d4a" }',
      'integrations: { geocoder: "https://geo.example/search" }\nbrand: { color: "#0b5d4a" }',
    ],
    [
      'site.config.yaml',
      'languages: [de]',
      'redirects:\n  - { from: /radladen, to: kontakt }\nlanguages: [de]',
      '- { from',
    ],
  ]),
  ...defects('links|shape', 'leeds-plumber', [
    ['site.config.yaml', 'visit: 72, service: 96', 'visit: "72,50", service: 96'],
    ['site.config.yaml', 'bathroom: 5400 }', 'bathroom: £5400 }'],
    [
      'site.config.yaml',
      'label: Ask for a visit, href: /contact',
      'label: Ask for a visit, href: "mailto:ofice@hartley-plumbing.example"',
    ],
    [
      'site.config.yaml',
      'languages: [en]',
      'redirects:\n  - { from: /team, to: https://hartley-plumbing.example/abuot }\nlanguages: [en]',
      '- { from',
    ],
  ]),
  ...defects('prose', 'austin-plumber', [
    ['pages/guides/frost/page.md', ':::table[What helps', ':::tabel[What helps'],
    [
      'pages/guides/frost/page.md',
      '- The main valve turns by hand.\n:::\n',
      '- The main valve turns by hand.\n',
      ':::ticks',
    ],
  ]),
  ...defects('schedule|shape', 'zurich-yoga', [
    [
      'landings/feierabend.yaml',
      'theme: general',
      'page: { expireAt: 2031-05-01T09:00, afterExpiry: { redirectTo: / } }\ntheme: general',
    ],
  ]),
];

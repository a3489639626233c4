import { type Defect, defects } from '../defect.ts';

/** Settings that do nothing, menus that lead somewhere twice, countdowns that are over, and ages that the business does not have. */
export const WITHOUT_EFFECT: readonly Defect[] = [
  ...defects('features', 'leeds-plumber', [
    [
      'site.config.yaml',
      'languages: [en]',
      'analytics: { labels: { booking: AbC-D_efG } }\nlanguages: [en]',
    ],
  ]),
  ...defects('facts', 'leeds-plumber', [
    [
      'site.config.yaml',
      '{ label: Landlords, href: /landlords }',
      '{ label: Landlords, href: /gas-safety }',
    ],
  ]),
  ...defects('features', 'falmouth-kayaks', [
    ['site.config.yaml', 'upload: true, map: true', 'upload: true, map: false', 'tiles:'],
  ]),
  ...defects('facts', 'sevilla-dentista', [
    [
      'site.config.yaml',
      '{ label: Financiación, href: /financiacion }',
      '{ label: Financiación, href: /como-llegar }',
    ],
  ]),
  ...defects('shape', 'berlin-fahrrad', [
    ['site.config.yaml', 'email: moin@speichenbruch.example', 'email: moin@speichenbruch.con'],
  ]),
  ...defects('shape', 'granada-miel', [
    ['site.config.yaml', '"colmena@mielesdelgenil.example"', '"colmena@gmial.com"'],
  ]),
  ...defects('schedule', 'portland-salon', [
    ['landings/curl-cuts.yaml', 'until: 2027-01-31T16:00', 'until: 2025-01-31T16:00'],
  ]),
  ...defects('facts', 'leeds-plumber', [
    [
      'pages/index/page.yaml',
      'Three generations of Hartleys have crawled under the same sinks in Headingley.',
      'We have been in business for 22 years.',
    ],
  ]),
  ...defects('facts', 'berlin-fahrrad', [
    [
      'pages/index/page.yaml',
      'Meistens ist es das Tretlager, manchmal ein Kastanienblatt.',
      'Uns gibt es seit 41 Jahren.',
    ],
  ]),
  ...defects('facts', 'sevilla-dentista', [
    ['pages/index/page.yaml', 'Aquí no se riñe a nadie.', 'Abrimos la clínica hace 9 años.'],
  ]),
];

import { type Defect, defects } from '../defect.ts';

/** Addresses, redirects, times, forms, pictures and weights. */
export const PAGES: readonly Defect[] = [
  ...defects('address|links|shape', 'leeds-plumber', [
    [
      'site.config.yaml',
      'languages: [en]',
      'redirects:\n  - { from: /prices, to: / }\nlanguages: [en]',
      '- { from',
    ],
    [
      'site.config.yaml',
      'languages: [en]',
      'redirects:\n  - { from: /old, to: /nowhere }\nlanguages: [en]',
      '- { from',
    ],
    ['pages/jobs/page.md', 'type: main', 'type: main\naliases: [/prices]', 'aliases'],
    ['pages/voices/page.yaml', 'type: main', 'type: main\ncanonical: /voice', 'canonical'],
    [
      'landings/power-flush.yaml',
      'theme: general',
      'page: { canonical: /no-such-page }\ntheme: general',
    ],
  ]),
  ...defects('address|links|shape', 'leipzig-baecker', [
    [
      'site.config.yaml',
      'languages: [de]',
      'redirects:\n  - { from: /a, to: /b }\n  - { from: /b, to: /a }\nlanguages: [de]',
      '- { from: /a',
    ],
    [
      'site.config.yaml',
      'languages: [de]',
      'redirects:\n  - { from: /alt, to: / }\n  - { from: /alt, to: /brote }\nlanguages: [de]',
      '- { from: /alt, to: /brote',
    ],
    ['pages/stimmen/page.yaml', 'type: main', 'type: main\naliases: [Kunden Stimmen]', 'aliases'],
  ]),
  ...defects('address|links|shape', 'miami-accountant', [
    ['landings/carta-del-irs.yaml', 'translationOf: irs-letter', 'translationOf: irs-letters'],
    ['landings/carta-del-irs.yaml', 'translationOf: irs-letter', 'translationOf: carta-del-irs'],
  ]),
  ...defects('schedule|links|shape', 'sevilla-dentista', [
    [
      'landings/implantes.yaml',
      'theme: general',
      'page: { expireAt: 2027-03-28T02:30 }\ntheme: general',
    ],
    [
      'landings/implantes.yaml',
      'theme: general',
      'page:\n  publishAt: 2027-05-01T09:00\n  expireAt: 2027-04-01T09:00\ntheme: general',
      'expireAt',
    ],
    [
      'pages/opiniones/page.yaml',
      'type: main',
      'type: main\nexpireAt: 2027-02-30T09:00',
      'expireAt',
    ],
    [
      'pages/guias/bruxismo/page.md',
      'type: main',
      'type: main\nexpireAt: 2027-06-01T09:00\nafterExpiry: { redirect: /no-existe }',
      'afterExpiry',
    ],
  ]),
  ...defects('links|schedule', 'dublin-locksmith', [
    [
      'pages/safes/page.md',
      'type: main',
      'type: main\npublishAt: 2029-01-01T09:00',
      '{ label: Safes',
      'site.config.yaml',
    ],
    [
      'pages/said/page.yaml',
      'type: main',
      'type: main\ndraft: true',
      '{ label: Said of us',
      'site.config.yaml',
    ],
  ]),
  ...defects('form|shape', 'leipzig-baecker', [
    ['pages/vorbestellen/page.yaml', 'name: tag, type: text', 'name: brot, type: text'],
    ['pages/vorbestellen/page.yaml', 'name: tag, type: text', 'name: tag, type: choice'],
    [
      'pages/vorbestellen/page.yaml',
      'name: email, type: email',
      'name: e-mail adresse, type: email',
    ],
  ]),
  ...defects('form|shape', 'leipzig-baecker', [
    ['pages/vorbestellen/page.yaml', 'name: email, type: email', 'name: email, type: mail'],
    [
      'pages/vorbestellen/page.yaml',
      'label: E-Mail, required: true',
      'label: E-Mail, required: ja',
    ],
  ]),
  ...defects('picture|shape', 'berlin-fahrrad', [
    [
      'landings/fruehjahrscheck.yaml',
      '  backgroundPattern: none',
      '  backgroundPattern: none\n  image: { src: hof.jpg, alt: Der Hof im April }',
      'image',
    ],
    [
      'landings/fruehjahrscheck.yaml',
      '  backgroundPattern: none',
      '  backgroundPattern: none\n  image: { src: ../hof.jpg, alt: Der Hof im April }',
      'image',
    ],
  ]),
  ...defects('picture|shape', 'berlin-fahrrad', [
    [
      'landings/fruehjahrscheck.yaml',
      '  backgroundPattern: none',
      '  backgroundPattern: none\n  image: { src: hof.jpg }',
      'image',
    ],
    [
      'pages/werkstatt/page.yaml',
      'text: "Vorher Turbinen',
      'image: { src: lau.png, alt: Friederike Lau am Montageständer }, text: "Vorher Turbinen',
    ],
  ]),
  ...defects('style|brand|shape', 'toronto-law', [
    ['landings/dismissed.yaml', 'className: ""', 'className: bg-white text-yellow-100'],
    [
      'site.config.yaml',
      'brand: { color: "#3a2f5f" }',
      'brand: { color: "#3a2f5f", colors: { ink: "#eeeeee" } }',
    ],
    [
      'site.config.yaml',
      'brand: { color: "#3a2f5f" }',
      'brand: { color: "#3a2f5f", corners: rounded }',
    ],
  ]),
  ...defects('shape|embed', 'leeds-plumber', [
    [
      'pages/where-we-come/page.yaml',
      '  - cards:',
      '  - map: { heading: On the map, places: [{ name: Workshop, latitude: 153.8, longitude: -1.56 }] }\n  - cards:',
    ],
    [
      'pages/voices/page.yaml',
      '  - testimonials:',
      '  - video: { url: "https://youtu.be/", title: A visit }\n  - testimonials:',
    ],
    [
      'pages/where-we-come/page.yaml',
      '  - cards:',
      '  - embed: { url: "https://maps.example.com/leeds", title: A map }\n  - cards:',
    ],
  ]),
  ...defects('schedule|shape', 'mendoza-vinos', [
    ['landings/caja-de-invierno.yaml', 'theme: offer', 'page: { publishAt: mañana }\ntheme: offer'],
    [
      'landings/caja-de-invierno.yaml',
      'theme: offer',
      'page: { publishAt: 01/05/2027 }\ntheme: offer',
    ],
    [
      'landings/caja-de-invierno.yaml',
      'theme: offer',
      'page: { afterExpiry: { redirect: /club } }\ntheme: offer',
    ],
  ]),
  ...defects('lint|shape', 'zurich-yoga', [
    ['pages/raum/page.yaml', 'name: Der Raum', '# touchdown-ignore copy/filler\nname: Der Raum'],
    [
      'pages/stimmen/page.yaml',
      'name: Stimmen',
      '# touchdown-ignore copy/filler: so gewollt\nname: Stimmen',
    ],
    [
      'pages/preise/page.yaml',
      'name: Preise',
      '# touchdown-ignore copy/no-such-rule: so gewollt\nname: Preise',
    ],
    [
      'site.config.yaml',
      'languages: [de]',
      'lint:\n  rules:\n    copy/fillers: off\nlanguages: [de]',
      'copy/fillers',
    ],
    [
      'site.config.yaml',
      'languages: [de]',
      'lint:\n  rules:\n    copy/filler: never\nlanguages: [de]',
      'copy/filler',
    ],
  ]),
  ...defects('shape|facts', 'dublin-locksmith', [
    [
      'site.config.yaml',
      'reach: { minutes: 35 }',
      'reach: { minutes: 35 }\nsampleData: [business.fax]',
      'business.fax',
    ],
    ['site.config.yaml', 'opens: "00:00", closes: "23:59"', 'opens: "00:00", closes: "25:59"'],
    ['site.config.yaml', 'phone: "+353 1 555 0142"', 'phone: "01 555"'],
  ]),
  ...defects('budget|shape', 'austin-tattoo', [
    ['site.config.yaml', 'languages: [en]', 'budget: { html: 10 KB }\nlanguages: [en]'],
  ]),
];

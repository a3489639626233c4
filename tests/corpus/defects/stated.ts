import { type Defect, defects } from '../defect.ts';

/** Facts that are wrong where they are stated, and what is left over from another language, page or day. */
export const STATED: readonly Defect[] = [
  ...defects('facts', 'graz-fahrschule', [
    [
      'site.config.yaml',
      'days: [Friday]',
      'days: [Thursday]',
      'Thursday], opens: "10:00", closes: "16:00"',
    ],
    ['site.config.yaml', 'kurs: { plaetze: 9,', 'kurs: { vertragVence: 2021-05, plaetze: 9,'],
  ]),
  ...defects('facts', 'austin-plumber', [
    ['site.config.yaml', 'Wednesday, Thursday, Friday]', 'Wednesday, Friday, Friday]'],
    [
      'pages/about/page.yaml',
      'note: On public holidays we are closed.',
      'note: We are open until 6 pm.',
    ],
  ]),
  ...defects('copy|facts', 'austin-plumber', [
    [
      'site.config.yaml',
      '{ label: "About", href: /about }\n    - { label: "Contact", href: /contact }\n  footer',
      '{ label: "About", href: /about }\n    - { label: "Offer", href: /contact }\n  footer',
      '"Offer", href: /contact',
    ],
    ['landings/water-heaters.yaml', 'author: Sample customer', 'author: (sample)'],
    [
      'landings/water-heaters.yaml',
      'Another week goes by with a kettle and a washcloth.',
      'People like to know the name of the person they are going to meet.',
    ],
    [
      'pages/about/page.yaml',
      'in words that need no dictionary.',
      'in words.We need no dictionary.',
    ],
    [
      'pages/about/page.yaml',
      'intro: Who you talk to when you call',
      'intro: Who it is that that you talk to when you call',
    ],
    ['pages/about/page.yaml', 'heading: What we hold to', 'heading: Your heading here'],
    ['pages/about/page.yaml', 'type: main\n', 'type: main\nupdated: 2099-01-01\n', 'updated: 2099'],
  ]),
  ...defects('copy', 'puebla-veterinaria', [
    [
      'landings/veterinario-a-domicilio.yaml',
      'directCTA: Aparta tu visita',
      'directCTA: Book your visit',
    ],
    ['landings/veterinario-a-domicilio.yaml', 'title: Llegamos,', 'title: We come to you,'],
  ]),
  ...defects('copy', 'austin-plumber', [
    ['pages/about/page.yaml', 'title: Plain words', 'title: Card title'],
    ['landings/water-heaters.yaml', 'directCTA: Get a heater price', 'directCTA: Continue'],
  ]),
  ...defects('copy', 'freiburg-baecker', [
    ['landings/vor-ort.yaml', 'directCTA: Besuch anfragen', 'directCTA: Ask for a visit'],
    ['landings/hochzeitstorten.yaml', 'directCTA: Torte anfragen', 'directCTA: Torrte anfragen'],
    [
      'landings/aktuelles-angebot.yaml',
      'transitionalCTA: Zum Angebot fragen',
      'transitionalCTA: Weitere Infos',
    ],
  ]),
];

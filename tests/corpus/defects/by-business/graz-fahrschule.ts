import { type Defect, defects } from '../../defect.ts';

/** What goes wrong on the site of a driving school in Austria. */
export const GRAZ: readonly Defect[] = [
  ...defects('facts', 'graz-fahrschule', [
    ['pages/index/page.yaml', 'Um {prices.b}, Skripten', 'Um 1.690 Euro, Skripten'],
    ['pages/index/page.yaml', 'Ruf einfach an, {business.phone}.', 'Ruf einfach an, 0316/234598.'],
    [
      'pages/ablauf/page.yaml',
      'Die Theorie sind {kurs.theorieStunden} Stunden',
      'Die Theorie sind {kurs.theoriestunden} Stunden',
    ],
    ['pages/ablauf/page.yaml', 'kostet {prices.perfektion}.', 'kostet 145,– €.'],
    [
      'pages/impressum/page.md',
      '{imprint.register}, {imprint.court}',
      'FN 123456x, {imprint.court}',
    ],
    [
      'landings/intensivkurs-ferien.yaml',
      'ist klein: {kurs.plaetze} Plätze',
      'ist klein: {{kurs.plaetze}} Plätze',
    ],
  ]),
  ...defects('copy', 'graz-fahrschule', [
    ['pages/team/page.yaml', 'Wir haben eigene Pedale.', 'Wir haben eigene Pedalle.'],
    ['pages/l17/page.yaml', 'Wer seit sieben', 'Wer seit seit sieben'],
    ['pages/preise/page.yaml', 'Die ärztliche Untersuchung', 'Die Ã¤rztliche Untersuchung'],
  ]),
  ...defects('copy|prose', 'graz-fahrschule', [
    [
      'pages/wissen/winterreifen/page.md',
      'Schau nach, was montiert ist.',
      'Please check which tyres are fitted before you drive off.',
    ],
    ['pages/wissen/kreisverkehr/page.md', '## Wer hat Vorrang?', '## Wer hat Vorang?'],
  ]),
  ...defects('copy|prose|links', 'graz-fahrschule', [
    [
      'pages/wissen/pruefungsangst/page.md',
      '[Melde dich einfach](/kontakt)',
      'Zur Anmeldung [hier klicken](/kontakt)',
    ],
  ]),
  ...defects('seo|prose|copy|shape', 'graz-fahrschule', [
    [
      'pages/kontakt/page.yaml',
      'description: Anrufen, schreiben oder vorbeikommen.',
      'description: Anrufen, schreiben oder einfach vorbeikommen, am besten am Vormittag, wenn alle noch im Kurs sitzen und nicht im Vorzimmer stehen.',
    ],
    [
      'pages/wissen/pruefungsangst/page.md',
      '## Was der Prüfer sehen will',
      '#### Was der Prüfer sehen will',
    ],
  ]),
  ...defects('links|shape', 'graz-fahrschule', [
    ['site.config.yaml', 'href: /wissen/winterreifen', 'href: /wissen/winter'],
  ]),
  ...defects('law', 'graz-fahrschule', [
    ['pages/index/page.yaml', 'Bei uns hupt keiner.', 'Wir sind die beste Fahrschule in Graz.'],
    [
      'landings/auffrischung.yaml',
      'Es gibt kein Paket, das du kaufen musst.',
      'Bei uns besteht garantiert jeder die Prüfung.',
    ],
  ]),
  ...defects('shape', 'graz-fahrschule', [
    ['landings/auffrischung.yaml', 'rating: 5', 'rating: 6'],
    ['pages/team/page.yaml', 'role: Büro', 'rolle: Büro'],
    ['site.config.yaml', 'closes: "16:00"', 'closes: "16 Uhr"'],
  ]),
  ...defects('syntax|shape', 'graz-fahrschule', [
    ['pages/preise/page.yaml', '      note: Dazu', '\tnote: Dazu'],
  ]),
  ...defects('schedule|shape', 'graz-fahrschule', [
    [
      'pages/stimmen/page.yaml',
      'subject: reviews',
      'subject: reviews\npublishAt: 2027-02-30T09:00',
      'publishAt',
    ],
  ]),
  ...defects('shape|embed', 'graz-fahrschule', [
    [
      'pages/kontakt/page.yaml',
      '  - hours:',
      '  - embed: { heading: Freie Termine, url: "https://www.facebook.com/fahrschule", title: Termine }\n  - hours:',
    ],
  ]),
];

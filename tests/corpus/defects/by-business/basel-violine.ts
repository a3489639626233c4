import { type Defect, defects } from '../../defect.ts';

/** Mistakes of every family, made before anybody had read the rules. */
export const BASEL: readonly Defect[] = [
  ...defects('facts', 'basel-violine', [
    [
      'pages/wissen/mieten/page.md',
      'Bei mir kostet die Miete {prices.miete} im Monat',
      'Bei mir kostet die Miete 24 Franken im Monat',
    ],
    [
      'landings/geige-fuer-kinder.yaml',
      'danach kostet die Lektion {prices.lektion30}',
      'danach kostet die Lektion Fr. 45.–',
    ],
    ['pages/gruppen/page.md', '{prices.gruppe} pro Kind', 'fünfundzwanzig Franken pro Kind'],
    [
      'pages/erwachsene/page.yaml',
      'Fragen Sie nach: {business.phone}.',
      'Fragen Sie nach: 061 555 27 34.',
    ],
    [
      'pages/stimmen/page.yaml',
      '{business.email} genügt.',
      'anina@geigenstunde-basel.example genügt.',
    ],
    [
      'pages/kontakt/page.yaml',
      'Klingeln Sie zweimal, ich spiele.',
      'Geöffnet Montag bis Freitag, 9 bis 19 Uhr.',
    ],
    [
      'pages/agb/page.md',
      'Mit einer Frist von {frist.kuendigen} auf',
      'Mit einer Frist von 4 Wochen auf',
    ],
    ['pages/impressum/page.md', 'Inhaberin {lehrerin.name}', 'Inhaberin Annina Voigt'],
    ['pages/preise/page.yaml', 'Wer {frist.abmelden} vorher', 'Wer {{frist.abmelden}} vorher'],
    ['site.config.yaml', 'opens: "13:30", closes: "20:00"', 'opens: "20:00", closes: "13:30"'],
  ]),
  ...defects('copy', 'basel-violine', [
    ['pages/wissen/ueben/page.md', 'Dann geht es eine Woche', 'Dann geht es es eine Woche'],
    ['pages/unterricht/page.yaml', 'das Auswendiglernen nicht ganz so streng.', 'TODO Antwort'],
    [
      'pages/vorspiel/page.yaml',
      'Nur wer spielt. Eltern warten draussen, aus Erfahrung.',
      'Only those who play. Parents wait outside, we learned that the hard way.',
    ],
    ['pages/gruppen/page.md', 'Wer anfängt, braucht', 'Wer anf�ngt, braucht'],
    [
      'pages/wissen/saiten/page.md',
      'Der Steg soll senkrecht stehen',
      'Der Steg soll senkrächt stehen',
    ],
    ['pages/erwachsene/page.yaml', 'Die Hälfte meiner Erwachsenen', 'Die Hälfte meiner Erwachsnen'],
    [
      'pages/ueber-mich/page.yaml',
      'Ich bin nicht streng. Ich merke mir nur alles.',
      'Ich bin nicht streng . Ich merke mir nur alles.',
    ],
    [
      'pages/vorspiel/page.yaml',
      'Das Winterkonzert ist am 23. Januar 2027',
      'Das Winterkonzert ist am 24. Januar 2026',
    ],
  ]),
  ...defects('shape', 'basel-violine', [
    ['pages/index/page.yaml', 'book: "Probelektion anfragen"', 'book: ""'],
    [
      'pages/vorspiel/page.yaml',
      'actions: { link: { label: "Platz reservieren", href: /kontakt } }',
      'actions: { link: { label: "Platz reservieren" } }',
    ],
  ]),
  ...defects('law', 'basel-violine', [
    [
      'pages/unterricht/page.yaml',
      'Fünf Minuten singen',
      'Garantierter Erfolg: fünf Minuten singen',
    ],
  ]),
  ...defects('seo', 'basel-violine', [
    [
      'pages/wissen/saiten/page.md',
      'title: "Geigensaiten wechseln: wann und wie?"',
      'title: "Geigensaiten wechseln: wann, wie, wie oft und welche Saiten für Schülerinstrumente am besten geeignet sind"',
    ],
  ]),
  ...defects('links', 'basel-violine', [
    [
      'landings/geige-fuer-kinder.yaml',
      '[Grösse](/wissen/groesse)',
      '[Grösse](http:/wissen/groesse)',
    ],
  ]),
  ...defects('style', 'basel-violine', [
    [
      'landings/bratsche.yaml',
      'className: "bg-(--color-sand-2) text-(--color-ink)"',
      'className: "bg-yelow-300 text-(--color-ink)"',
    ],
  ]),
  ...defects('prose', 'basel-violine', [
    ['pages/wissen/groesse/page.md', ':::\n\n## Warum', '\n\n## Warum', ':::table'],
  ]),
];

import { type Defect, defects } from '../../defect.ts';

/** Slips in the pages of a heating business: of its owner, its office, and those who copied a page for the next town. */
export const BAUNATAL: readonly Defect[] = [
  ...defects('facts', 'baunatal-heizung', [
    [
      'landings/pelletheizung.yaml',
      'klärt das meiste: {business.phone}.',
      'klärt das meiste: 030 23125 104.',
    ],
    [
      'landings/heizungswartung.yaml',
      'Gaswartung für {prices.gasService}, Anfahrt',
      'Gaswartung für 149 €, Anfahrt',
    ],
    [
      'landings/rohrreinigung.yaml',
      'kostet bei uns {prices.drain}, mit',
      'kostet bei uns hundertneunundsechzig Euro, mit',
    ],
    [
      'landings/hausverwaltungen.yaml',
      'An {business.email}.',
      'An info@brandau-heizungen.example.',
    ],
    [
      'pages/about/page.yaml',
      'Die Badausstellung öffnen wir nach Vereinbarung auch abends.',
      'Freitags sind wir bis 16 Uhr für Sie da.',
    ],
    [
      'landings/badsanierung-kassel.yaml',
      'closingKicker: Bäder aus Baunatal',
      'closingKicker: Bäder von Brandau & Söhne',
    ],
    [
      'landings/waermepumpe-kassel.yaml',
      'für {prices.heatPumpService} im Jahr',
      'für {prices.heatpumpService} im Jahr',
    ],
    [
      'pages/ratgeber/heizung-entlueften/page.md',
      'Rufen Sie uns an, {business.phone}.',
      'Rufen Sie uns an, {{telefon}}.',
    ],
    [
      'pages/preise/page.yaml',
      'gelten in einem Umkreis von {area.radius} um',
      'gelten in einem Umkreis von 50 Kilometern um',
    ],
    [
      'landings/stelle-anlagenmechaniker.yaml',
      'halbe Stunde mit {team.owner}, Kaffee',
      'halbe Stunde mit Jens Brandauer, Kaffee',
    ],
    [
      'landings/badsanierung-kassel.yaml',
      '{business.address.locality}, {business.address.street}',
      '{business.address.locality}, Kirchweg 41',
    ],
    [
      'pages/karriere/page.yaml',
      'Wir sind {team.people} Leute und suchen',
      'Wir sind 17 Leute und suchen',
    ],
    ['site.config.yaml', 'vatNumber: "DE999999997"', 'vatNumber: "DE99999999"'],
    ['site.config.yaml', 'postalCode: "34225"', 'postalCode: "3422"'],
  ]),
  ...defects('copy', 'baunatal-heizung', [
    ['landings/pelletheizung.yaml', 'Für Häuser, in denen', 'Für Häuser, in in denen'],
    [
      'landings/rohrreinigung.yaml',
      'Sie wissen, wie es nicht wieder passiert.',
      'Du weißt, wie es nicht wieder passiert.',
    ],
    [
      'landings/badsanierung-kassel.yaml',
      'Jeden Abend ist die Baustelle gefegt.',
      'Wir achten darauf, das die Baustelle gefegt ist.',
    ],
    ['landings/heizungsbauer-kassel.yaml', 'stat: 20 Minuten', 'stat: XX Minuten'],
    [
      'landings/heizung-vellmar.yaml',
      'directCTA: Termin in Vellmar anfragen',
      'directCTA: Termin in Kassel anfragen',
    ],
    [
      'landings/hydraulischer-abgleich.yaml',
      'bekommen die Berechnung ausgehändigt',
      'bekommen die Berechnung **kostenlos** ausgehändigt',
    ],
    [
      'landings/pelletheizung.yaml',
      'directCTA: Kellertermin vereinbaren',
      'directCTA: Mehr erfahren',
    ],
    [
      'landings/waermepumpe-kassel.yaml',
      'und Heizkörper. Das dauert',
      'und Heizkörper.Das dauert',
      '.Das dauert',
    ],
    [
      'landings/pelletheizung.yaml',
      'Ein Kessel ohne Puffer taktet und verschmutzt.',
      'Call us today for a free quote.',
    ],
    [
      'landings/hydraulischer-abgleich.yaml',
      'Ein Abgleich ist Fleißarbeit.',
      'Seid vielen Jahren machen wir das.',
    ],
    [
      'landings/heizungswartung.yaml',
      'problemsKicker: Warum warten',
      'problemsKicker: Aktionspreis bis 31. Oktober 2025',
    ],
    ['pages/index/page.yaml', 'text: Ein Meister sieht', 'text: Eine Meister sieht'],
    [
      'pages/ratgeber/waermepumpe-im-altbau/page.md',
      'Das Außengerät braucht',
      'Das Außen Gerät braucht',
    ],
    ['pages/foerderung/page.md', 'auf der Seite [Badsanierung]', 'finden Sie [hier]'],
  ]),
  ...defects('law', 'baunatal-heizung', [
    [
      'landings/waermepumpe-kassel.yaml',
      'Wir raten ab, wenn es sich nicht lohnt.',
      'Wir garantieren Ihnen die volle Förderung.',
    ],
    [
      'landings/heizungsbauer-kassel.yaml',
      'headline: Ihr Heizungsbauer für Kassel',
      'headline: Der beste Heizungsbauer in Kassel',
    ],
    [
      'pages/preise/page.yaml',
      'Preise verstehen sich inklusive Mehrwertsteuer',
      'Preise verstehen sich zuzüglich Mehrwertsteuer',
    ],
    ['pages/impressum/page.yaml', 'gemäß § 5 Digitale-Dienste-Gesetz (DDG).', 'gemäß § 5 TMG.'],
    [
      'pages/impressum/page.yaml',
      'Wir sind nicht bereit und nicht',
      'Die EU stellt eine Plattform zur Online-Streitbeilegung bereit. Wir sind nicht bereit und nicht',
    ],
    [
      'pages/karriere/page.yaml',
      'für die Bewerbung gespeichert werden',
      'gespeichert und mir Werbung per E-Mail und Telefon geschickt wird',
    ],
    [
      'landings/stelle-anlagenmechaniker.yaml',
      'Ausbildung genügt. Alles',
      'Ausbildung genügt, Sie sollten nicht älter als 35 sein. Alles',
    ],
    [
      'landings/pelletheizung.yaml',
      'headline: Heizen mit Holz, bequem wie mit Gas',
      'headline: Klimaneutral heizen, bequem wie mit Gas',
    ],
  ]),
  ...defects('seo', 'baunatal-heizung', [
    [
      'landings/rohrreinigung.yaml',
      '"Abfluss verstopft? Wir reinigen Küche, Bad und WC zum Festpreis von {prices.drain} und sehen auf Wunsch mit der Kamera nach, woran es lag."',
      'Rohrreinigung in Kassel',
    ],
    [
      'landings/pelletheizung.yaml',
      'title: "Pelletheizung: Planung, Einbau, Wartung | {business.name}"',
      'title: Pellets Kassel | Pelletofen Kassel | Pelletkessel Kassel',
    ],
    [
      'pages/preise/page.yaml',
      'description: Festpreise für',
      'noindex: true\ndescription: Festpreise für',
    ],
  ]),
  ...defects('links', 'baunatal-heizung', [
    [
      'pages/ratgeber/waermepumpe-im-altbau/page.md',
      '[Wärmepumpe](/waermepumpe-kassel)',
      '[Wärmepumpe](/waermepumpe)',
    ],
    [
      'pages/ratgeber/heizung-entlueften/page.md',
      'ein Leck: Rufen Sie uns an, {business.phone}.',
      'ein Leck: [Rufen Sie uns an](tel:+493023125141).',
    ],
    [
      'pages/ratgeber/heizung-entlueften/page.md',
      '[Wartung](/heizungswartung)',
      '[Wartung](/heizungswartung#preise)',
    ],
  ]),
  ...defects('prose', 'baunatal-heizung', [
    [
      'pages/ratgeber/waermepumpe-im-altbau/page.md',
      'in den kühlen Räumen.\n:::\n',
      'in den kühlen Räumen.\n',
      ':::ticks',
    ],
  ]),
  ...defects('style', 'baunatal-heizung', [
    ['landings/rohrreinigung.yaml', 'bg-(--color-night)', 'bg-(--color-nigth)'],
  ]),
];

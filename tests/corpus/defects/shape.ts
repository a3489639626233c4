import { type Defect, defects } from '../defect.ts';

/** Keys that are misspelled, missing, twice or in the wrong place, and values of another kind than theirs. */
export const SHAPE: readonly Defect[] = [
  ...defects('shape', 'leeds-plumber', [
    [
      'pages/about/page.yaml',
      'description: The firm and its people.',
      'desciption: The firm and its people.',
    ],
    ['pages/prices/page.yaml', 'type: main', 'type: mian'],
    ['pages/voices/page.yaml', '          rating: 3', '          rating: 7'],
    ['pages/drains/page.yaml', '  - steps:', '  - step:'],
    ['landings/leak-in-the-ceiling.yaml', 'backgroundPattern: none', 'backgroundpattern: none'],
    ['landings/boiler-service.yaml', 'theme: offer', 'theme: offers'],
    [
      'landings/burst-pipe-night.yaml',
      '  - { number: 3, title: Door',
      '  - { number: three, title: Door',
    ],
    ['landings/new-bathroom.yaml', '    - { icon: ruler, stat', '    - { icon: rulerr, stat'],
    [
      'landings/power-flush.yaml',
      '  directCTA: Ask for the jar test',
      '  directCta: Ask for the jar test',
    ],
    ['site.config.yaml', 'languages: [en]', 'languages: en'],
  ]),
  ...defects('shape', 'leipzig-baecker', [
    ['pages/index/page.yaml', 'name: Startseite', 'titel: Startseite'],
    [
      'pages/stimmen/page.yaml',
      'author: Jörg Wünsche, location: Plagwitz, rating: 5',
      'author: Jörg Wünsche, location: Plagwitz, rating: fünf',
    ],
    [
      'pages/backkurs/page.yaml',
      '{ number: 2, title: Wirken, description: ',
      '{ number: 2, title: Wirken, beschreibung: ',
    ],
    ['pages/allergene/page.md', 'type: utility', 'type: utilities'],
    [
      'pages/wissen/mehltypen/page.md',
      'description: Was die Zahl auf der Mehltüte bedeutet.',
      'description: ',
    ],
    [
      'landings/osterbrote.yaml',
      'failure:\n  - Um neun ist das letzte Osterbrot über den Tresen gegangen.\n',
      'failure:\n',
    ],
    [
      'landings/osterbrote.yaml',
      '  keywords: [Osterbrot Leipzig, Osterzopf Südvorstadt, Bäcker Ostern]',
      '  keywords: Osterbrot Leipzig, Osterzopf Südvorstadt',
    ],
    ['site.config.yaml', 'currency: EUR', 'currency: Euro'],
  ]),
  ...defects('shape', 'sevilla-dentista', [
    ['pages/tarifas/page.yaml', '  - pricing:', '  - precios:'],
    ['pages/ninos/page.yaml', '      paragraphs:\n', '      parrafos:\n'],
    [
      'pages/guias/encias/page.md',
      'seo:\n  title: Me sangran',
      'seo:\n  titulo: Me sangran',
      'titulo',
    ],
    ['landings/implantes.yaml', 'className: ""', 'class: ""'],
    ['landings/implantes.yaml', 'rating: 5 }', 'rating: 5.5 }'],
    ['site.config.yaml', 'country: ES', 'country: España'],
    ['site.config.yaml', 'opens: "09:30"', 'opens: "9.30"'],
  ]),
  ...defects('shape', 'toronto-law', [
    ['pages/contact/page.yaml', 'subject: contact', 'subject: contacts'],
    ['pages/lawyers/page.yaml', 'role: Associate', 'position: Associate'],
    ['pages/how-we-bill/page.md', 'name: How we bill\n', 'nmae: How we bill\n'],
    [
      'landings/dismissed.yaml',
      '  subtitle: You sign because you understand it',
      '  subtitel: You sign because you understand it',
    ],
    ['landings/dismissed.yaml', 'backgroundPattern: none', 'backgroundPattern: stripes'],
    ['site.config.yaml', 'timeZone: America/Toronto', 'timeZone: Toronto'],
  ]),
  ...defects('shape', 'austin-tattoo', [
    [
      'pages/story/page.yaml',
      '  - timeline:\n      heading: In order',
      '  - timeline:\n      header: In order',
      'header',
    ],
    ['pages/words/page.yaml', 'quote: "They talked', 'text: "They talked'],
    [
      'landings/memorial-tattoo.yaml',
      '  - { number: 2, title: See it drawn',
      '  - { number: 5, title: See it drawn',
    ],
    ['site.config.yaml', 'Friday, Saturday]', 'Friday, Sat]'],
    ['site.config.yaml', 'type: TattooParlor', 'type: TattooShop'],
  ]),
  ...defects('shape', 'zurich-yoga', [
    ['pages/preise/page.yaml', 'text: Matte inbegriffen.,', 'text: 1.0,'],
    ['landings/feierabend.yaml', '  headline: Kommen Sie, wie Sie sind', '  headline: ""'],
    ['site.config.yaml', 'timeZone: Europe/Zurich', 'timezone: Europe/Zurich'],
  ]),
  ...defects('shape', 'mendoza-vinos', [
    ['pages/productores/page.yaml', '  - cards:', '  - tarjetas:'],
    ['landings/caja-de-invierno.yaml', 'theme: offer', 'theme: oferta'],
    [
      'site.config.yaml',
      'email: hola@vinosdelrefugio.example',
      'email: hola(at)vinosdelrefugio.example',
    ],
  ]),
  ...defects('shape', 'dublin-locksmith', [
    ['site.config.yaml', 'licence: "02417"', 'licence: 02417'],
    ['pages/key-cutting/page.yaml', 'question: Do I need a card?', 'questions: Do I need a card?'],
    ['landings/locked-out-tonight.yaml', 'quote: "She', 'text: "She'],
    ['site.config.yaml', 'url: https://www.keogh-keys.example', 'url: www.keogh-keys.example'],
  ]),
  ...defects('shape', 'miami-accountant', [
    ['pages/es/itin/page.md', 'language: es', 'lang: es'],
    ['pages/es/divorcio/page.md', 'language: es', 'language: sp'],
    ['landings/irs-letter.yaml', 'problems:\n  external', 'problem:\n  external'],
  ]),
  ...defects('shape', 'berlin-fahrrad', [
    ['pages/selbsthilfe/page.yaml', '  - questions:', '  - fragen:'],
    ['pages/werkstatt/page.yaml', 'role: Azubi, text', 'rolle: Azubi, text'],
    ['site.config.yaml', 'brand: { color: "#0b5d4a" }', 'brand: { color: grün }'],
  ]),
];

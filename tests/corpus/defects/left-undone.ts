import { type Defect, defects } from '../defect.ts';

const PRICES = 'pages/preise/page.yaml';
const INDEX = 'pages/index/page.yaml';

/** A note of the German price list in place of another one. */
const note = (becomes: string) =>
  [PRICES, 'note: Teile kommen dazu.', `note: ${JSON.stringify(becomes)} #`] as const;

/** A sentence about repairs in place of another one. */
const repairs = (becomes: string) =>
  [
    'pages/prices/page.yaml',
    'No. We look, we write down a figure, and you take the night to think about it.',
    becomes,
  ] as const;

/** Sentences without their end, the words of one who was in a hurry, and rights that are not theirs to take. */
export const LEFT_UNDONE: readonly Defect[] = [
  ...defects('copy', 'berlin-fahrrad', [
    [
      INDEX,
      'manchmal ein Kastanienblatt."',
      'manchmal ein Blatt. Den Rest hören wir dann"',
      'intro:',
    ],
    [
      INDEX,
      '"DDR-Räder haben eigene Maße. Wir',
      '"DDR-Räder haben besser wie andere ihre Maße. Wir',
    ],
    note('Das Rad steht seid Oktober im Keller.'),
    note('Ihr seit herzlich willkommen.'),
    note('Ein Leihrad geht auch Sonntag’s.'),
    note('Bringen sie Ihr Rad im Hof vorbei.'),
    note('Ostern 2025 bleibt die Werkstatt geschlossen.'),
  ]),
  ...defects('law', 'berlin-fahrrad', [
    note('Die Gewährleistung auf Teile ist ausgeschlossen.'),
    note('Gebrauchträder: gekauft wie gesehen.'),
    note('Alle Preise verstehen sich zzgl. MwSt.'),
    note('Es besteht kein Widerrufsrecht.'),
    note('Wir garantieren, dass Ihr Rad danach wie neu ist.'),
  ]),
  ...defects('facts', 'berlin-fahrrad', [note('Auf die Naben geben wir zwei Jahre Garantie.')]),
  ...defects('facts', 'austin-plumber', [repairs('No. A look takes {fees.visit} minutes.')]),
  ...defects('copy', 'austin-plumber', [
    repairs('No. We look, and we write down a figure. Then you take the night to think'),
    repairs('No. We know what their is to do, and we write it down.'),
    repairs('No. A heater is at it’s best when it is checked.'),
    repairs('No. We was the first to write it down.'),
    repairs('No. We write down a the figure.'),
    repairs('No. Over Christmas 2024 we are closed.'),
  ]),
  ...defects('copy', 'valencia-fisio', [
    ['pages/about/page.yaml', 'Nadie le deja solo', 'Has clic en la agenda. Nadie le deja solo'],
    ['pages/about/page.yaml', 'Le decimos qué', 'Está echo para usted. Le decimos qué'],
    ['pages/about/page.yaml', 'Si lo que tiene', '¿Porque no preguntar? Si lo que tiene'],
  ]),
  ...defects('law', 'valencia-fisio', [
    [
      'pages/about/page.yaml',
      'Nadie le deja solo',
      'Bonos sin derecho de desistimiento. Nadie le deja solo',
      'text: Bonos',
    ],
  ]),
];

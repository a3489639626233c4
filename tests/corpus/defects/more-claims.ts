import { type Defect, defects, type Row } from '../defect.ts';

/** A sentence of the page about the firm in place of another one. */
const about = (becomes: string): Row => [
  'pages/about/page.yaml',
  'We have vans, and we still carry his basin wrench.',
  becomes,
];

/** A sentence before the others of a landing. */
const bread = (becomes: string): Row => [
  'landings/osterbrote.yaml',
  'subheadline: Sie gehen an',
  `subheadline: ${becomes} Sie gehen an`,
];

/** A sentence of a guide in place of another one. */
const teeth = (becomes: string): Row => [
  'pages/guias/encias/page.md',
  'Con buen cepillado y seda se pasa en una quincena.',
  becomes,
];

const order = (label: string): Row => [
  'pages/vorbestellen/page.yaml',
  'name: einwilligung, type: consent, label: "Sie dürfen meine Angaben für diese Bestellung verwenden."',
  `name: einwilligung, type: consent, label: "${label}"`,
];

/** Claims by shares, counts and awards, in absolutes, and consents for two things at once. */
export const MORE_CLAIMS: readonly Defect[] = [
  ...defects('law', 'leeds-plumber', [
    about('Nine out of ten homeowners choose us.'),
    about('Hundreds of satisfied clients ring us again.'),
    about('We are simply better.'),
    about('We never miss a deadline.'),
    about('The gold standard in plumbing.'),
    about('The cheapest in town.'),
    about('Nobody knows boilers like we do.'),
    about('Every job done perfectly, every time.'),
    about('By your continued use of this site, your visit counts as consent to cookies.'),
  ]),
  ...defects('law', 'leipzig-baecker', [
    bread('Acht von zehn Kunden kommen wieder.'),
    bread('Tausende zufriedene Kunden.'),
    bread('Wir sind die Günstigsten weit und breit.'),
    bread('Niemand backt besseres Brot.'),
    bread('Wir machen nie Fehler.'),
    bread('Ein mehrfach ausgezeichneter Betrieb.'),
    bread('Mit der weiteren Nutzung dieser Seite stimmen Sie den Cookies zu.'),
    order('Entfernen Sie das Häkchen, wenn Sie keine Post möchten.'),
    order('Ich akzeptiere die AGB.'),
    order('Sie dürfen meine Bestellung bearbeiten und mir Angebote schicken.'),
  ]),
  ...defects('law', 'sevilla-dentista', [
    teeth('Nueve de cada diez pacientes nos recomiendan.'),
    teeth('Miles de pacientes satisfechos.'),
    teeth('Siempre perfectos: líder indiscutible en encías.'),
    teeth('Nadie cuida mejor a sus encías.'),
    teeth('Somos los primeros en calidad.'),
  ]),
];

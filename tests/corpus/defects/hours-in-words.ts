import { defects } from '../defect.ts';

/** Hours that a text says in words, and the configuration says otherwise. */
export const HOURS_IN_WORDS = [
  ...defects('facts', 'savannah-tailor', [
    [
      'pages/contact/page.yaml',
      'We answer the same business day.',
      'Come by Tuesday through Friday from 9 to 6.',
    ],
    [
      'pages/about/page.yaml',
      'Stop by at {business.address.street}, or call {business.phone}.',
      'On Saturdays we open at nine.',
    ],
    [
      'pages/index/page.yaml',
      '{business.address.street}, Tuesday to Saturday. Call {business.phone}.',
      'We are open Monday to Saturday, 10 to 3.',
    ],
  ]),
  ...defects('facts', 'kassel-maler', [
    [
      'pages/about/page.yaml',
      'Rufen Sie an, {business.phone}, oder schreiben Sie an {business.email}.',
      'Werktags 8 bis 16.30 Uhr.',
    ],
    [
      'pages/preise/page.yaml',
      'Drei Preise zum Rechnen.',
      'Werktags sind wir von 8 bis 17 Uhr für Sie da.',
    ],
  ]),
  ...defects('facts', 'leipzig-baecker', [
    [
      'pages/ueber-uns/page.yaml',
      'Wer uns sucht, geht der Nase nach.',
      'Samstags öffnen wir um 8.',
    ],
  ]),
  ...defects('facts', 'puebla-veterinaria', [
    [
      'pages/nosotros/page.yaml',
      'Por eso huele rico cuando llueve.',
      'Abrimos entre semana de 10 a 7:30.',
    ],
    [
      'pages/precios/page.yaml',
      'Aceptamos tarjeta y transferencia.',
      'Los sábados abrimos a las 10.',
    ],
  ]),
];

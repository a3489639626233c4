import { defects } from '../defect.ts';

/** Misspelled names, and figures of facts that nothing else on the page refers to. */
export const NAMES_AND_KEYS = [
  ...defects('facts', 'savannah-tailor', [
    ['pages/about/page.yaml', '{shop.owner} did his homework', 'Markus Greene did his homework'],
  ]),
  ...defects('facts', 'toronto-law', [
    [
      'landings/dismissed.yaml',
      'within {intake.replyDays} business days',
      'within 3 business days',
    ],
    [
      'pages/contact/page.yaml',
      'within {intake.replyDays} business days',
      'within 3 business days',
    ],
  ]),
  ...defects('facts', 'leeds-plumber', [
    [
      'landings/leak-in-the-ceiling.yaml',
      'guarantee for {promise.guaranteeYears} years',
      'guarantee for 3 years',
    ],
  ]),
  ...defects('facts', 'austin-plumber', [
    ['pages/prices/page.yaml', 'up to {area.miles} miles', 'up to 32 miles'],
  ]),
  ...defects('facts', 'kassel-maler', [
    ['pages/preise/page.yaml', 'nach {betrieb.antwort} Werktagen', 'nach 3 Werktagen'],
  ]),
];

import { BEDSIDE } from './silhouettes.ts';
import type { ThemeDesign } from './theme-design.ts';

export const powerOfAttorney: ThemeDesign = {
  rosette: { rx: 400, ry: 230, folds: [2, 3, 3] },
  closingRosette: { rx: 430, ry: 200, folds: [2, 2, 2, 2] },
  horizon: BEDSIDE,
  order: ['guide', 'problems', 'plan', 'success', 'failure'],
  fees: 'standard',
  problems: 'statement',
  guide: 'wide',
  plan: 'down',
  problemIcons: ['hourglass', 'heart', 'hand-helping'],
  words: {
    en: {
      problemsKicker: 'What makes it hard',
      problemsHeading: 'The form is short. The week around it is not.',
      problemTitles: [
        'The clock is not yours',
        'You fear one wrong line',
        'Care should not wait for a stamp',
      ],
      guideKicker: 'Who sits down with you',
      planKicker: 'From call to copy',
      planHeading: 'What the visit looks like',
      successKicker: 'Once it is signed',
      failureKicker: 'Without it',
      failureHeading: 'If nobody can sign for them',
      feeHeading: 'What tonight costs',
      closingKicker: 'Bedside, bay or kitchen table',
    },
    es: {
      problemsKicker: 'Lo que lo hace difícil',
      problemsHeading: 'El documento es corto. La semana no.',
      problemTitles: [
        'El tiempo no es suyo',
        'Teme una línea mal puesta',
        'Cuidar no debería esperar un sello',
      ],
      guideKicker: 'Quién se sienta con usted',
      planKicker: 'De la llamada a la copia',
      planHeading: 'Cómo es la visita',
      successKicker: 'Ya firmado',
      failureKicker: 'Sin él',
      failureHeading: 'Si nadie puede firmar por ellos',
      feeHeading: 'Lo que cuesta esta noche',
      closingKicker: 'En el hospital o en su mesa',
    },
  },
};

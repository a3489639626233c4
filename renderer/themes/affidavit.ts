import { TABLE_LAMP } from './silhouettes.ts';
import type { ThemeDesign } from './theme-design.ts';

export const affidavit: ThemeDesign = {
  rosette: { rx: 420, ry: 40, folds: [2, 2, 3, 3] },
  closingRosette: { rx: 430, ry: 80, folds: [2, 3, 3] },
  horizon: TABLE_LAMP,
  order: ['problems', 'success', 'plan', 'guide', 'failure'],
  fees: 'standard',
  problems: 'ledger',
  guide: 'left',
  plan: 'down',
  problemIcons: ['calendar-clock', 'pen-tool', 'landmark'],
  words: {
    en: {
      problemsKicker: 'Your word, in writing',
      problemsHeading: 'What stands between you and a sworn statement',
      problemTitles: [
        'The deadline is a date',
        'An oath makes people careful',
        'The truth should be easy to file',
      ],
      guideKicker: 'Who takes your oath',
      planKicker: 'Swear or affirm',
      planHeading: 'How a statement becomes an affidavit',
      successKicker: 'Sworn and sealed',
      failureKicker: 'Unsworn',
      failureHeading: 'A statement without an oath is a letter',
      feeHeading: 'What one oath costs',
      closingKicker: 'Same day, your table',
    },
    es: {
      problemsKicker: 'Su palabra, por escrito',
      problemsHeading: 'Lo que falta para una declaración jurada',
      problemTitles: [
        'El plazo tiene fecha',
        'Jurar impone respeto',
        'La verdad debería ser fácil de presentar',
      ],
      guideKicker: 'Quién le toma el juramento',
      planKicker: 'Jurar o afirmar',
      planHeading: 'Cómo un escrito se vuelve declaración',
      successKicker: 'Jurada y sellada',
      failureKicker: 'Sin juramento',
      failureHeading: 'Sin juramento es solo una carta',
      feeHeading: 'Lo que cuesta un juramento',
      closingKicker: 'El mismo día, en su mesa',
    },
  },
};

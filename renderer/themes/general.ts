import { BASIN } from './silhouettes.ts';
import type { ThemeDesign } from './theme-design.ts';

export const general: ThemeDesign = {
  rosette: { rx: 430, ry: 170, folds: [2, 13] },
  closingRosette: { rx: 440, ry: 120, folds: [2, 3, 5] },
  horizon: BASIN,
  order: ['problems', 'guide', 'plan', 'success', 'failure'],
  fees: 'standard',
  problems: 'columns',
  guide: 'left',
  plan: 'across',
  problemIcons: ['clock', 'file-question-mark', 'scale'],
  words: {
    en: {
      problemsKicker: 'Why people call',
      problemsHeading: 'A signature should not cost you a day',
      problemTitles: [
        'The office keeps its own hours',
        'You want it right the first time',
        'It ought to be simple',
      ],
      guideKicker: 'Who comes to you',
      planKicker: 'How it works',
      planHeading: 'Three steps, one visit',
      successKicker: 'Afterwards',
      failureKicker: 'If it waits',
      failureHeading: 'What a missing stamp holds up',
      feeHeading: 'What a visit costs',
      closingKicker: 'Midland, Odessa and around',
    },
    es: {
      problemsKicker: 'Por qué nos llaman',
      problemsHeading: 'Una firma no debería costarle el día',
      problemTitles: [
        'La oficina tiene su horario',
        'Usted quiere hacerlo bien',
        'Debería ser sencillo',
      ],
      guideKicker: 'Quién va con usted',
      planKicker: 'Cómo funciona',
      planHeading: 'Tres pasos, una visita',
      successKicker: 'Después',
      failureKicker: 'Si se deja para luego',
      failureHeading: 'Lo que detiene un sello que falta',
      feeHeading: 'Lo que cuesta una visita',
      closingKicker: 'Midland, Odessa y alrededores',
    },
  },
};

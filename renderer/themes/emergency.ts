import { HIGHWAY } from './silhouettes.ts';
import type { ThemeDesign } from './theme-design.ts';

export const emergency: ThemeDesign = {
  rosette: { rx: 430, ry: 60, folds: [2, 2, 2, 2] },
  closingRosette: { rx: 440, ry: 60, folds: [2, 2, 2, 3] },
  horizon: HIGHWAY,
  order: ['plan', 'guide', 'problems', 'failure', 'success'],
  fees: 'standard',
  problems: 'columns',
  guide: 'right',
  plan: 'across',
  problemIcons: ['siren', 'heart-pulse', 'moon'],
  words: {
    en: {
      problemsKicker: 'At this hour',
      problemsHeading: 'Everything is closed except the deadline',
      problemTitles: ['No office is open', 'You cannot leave the room', 'Night should not decide'],
      guideKicker: 'Who picks up',
      planKicker: 'Starting now',
      planHeading: 'The next hour',
      successKicker: 'Before morning',
      failureKicker: 'At nine it may be late',
      failureHeading: 'What cannot wait for opening hours',
      feeHeading: 'What tonight costs',
      closingKicker: 'Twenty-four hours, every day',
    },
    es: {
      problemsKicker: 'A esta hora',
      problemsHeading: 'Todo está cerrado menos el plazo',
      problemTitles: [
        'No hay oficina abierta',
        'Usted no puede salir',
        'La noche no debería decidir',
      ],
      guideKicker: 'Quién contesta',
      planKicker: 'Desde ahora',
      planHeading: 'La próxima hora',
      successKicker: 'Antes del amanecer',
      failureKicker: 'A las nueve puede ser tarde',
      failureHeading: 'Lo que no espera al horario',
      feeHeading: 'Lo que cuesta esta noche',
      closingKicker: 'Las veinticuatro horas, todos los días',
    },
  },
};

import { QUIET_ROOM } from './silhouettes.ts';
import type { ThemeDesign } from './theme-design.ts';

export const divorce: ThemeDesign = {
  rosette: { rx: 350, ry: 350, folds: [2] },
  closingRosette: { rx: 420, ry: 160, folds: [2, 2, 2] },
  horizon: QUIET_ROOM,
  order: ['guide', 'plan', 'problems', 'success', 'failure'],
  fees: 'flat',
  problems: 'statement',
  guide: 'wide',
  plan: 'down',
  problemIcons: ['door-closed', 'eye-off', 'feather'],
  words: {
    en: {
      problemsKicker: 'What nobody tells you',
      problemsHeading: 'Signing is the small part, and still it weighs',
      problemTitles: [
        'A public counter is no place for it',
        'You would rather not explain',
        'An ending can be dignified',
      ],
      guideKicker: 'Who you let in',
      planKicker: 'Quietly',
      planHeading: 'A private half hour',
      successKicker: 'Done, and done once',
      failureKicker: 'Put off again',
      failureHeading: 'What one unsigned page keeps open',
      feeHeading: 'What a private visit costs',
      closingKicker: 'Evenings, weekends, your choice of place',
    },
    es: {
      problemsKicker: 'Lo que nadie le dice',
      problemsHeading: 'Firmar es lo pequeño, y aun así pesa',
      problemTitles: [
        'Un mostrador no es el lugar',
        'Usted prefiere no explicar',
        'Un final puede ser digno',
      ],
      guideKicker: 'A quién deja entrar',
      planKicker: 'Con discreción',
      planHeading: 'Media hora en privado',
      successKicker: 'Hecho, una sola vez',
      failureKicker: 'Otra vez para después',
      failureHeading: 'Lo que una hoja sin firmar deja abierto',
      feeHeading: 'Lo que cuesta una visita privada',
      closingKicker: 'Tardes, fines de semana, donde usted elija',
    },
  },
};

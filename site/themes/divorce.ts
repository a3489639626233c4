import type { ThemeDesign } from 'touchdown';
import { QUIET_ROOM } from './silhouettes.ts';

export const divorce: ThemeDesign = {
  rosette: { rx: 420, ry: 240, folds: [2, 2, 2] },
  closingRosette: { rx: 420, ry: 160, folds: [2, 2, 2] },
  horizon: QUIET_ROOM,
  order: [
    'guide',
    'documents',
    'plan',
    'schedule',
    'places',
    'problems',
    'services',
    'situations',
    'success',
    'failure',
    'questions',
    'note',
  ],
  prices: 'flat',
  problems: 'opening',
  guide: 'wide',
  plan: 'down',
  problemIcons: ['door-closed', 'eye-off', 'feather'],
};

import type { ThemeDesign } from 'touchdown';
import { HIGHWAY } from './silhouettes.ts';

export const emergency: ThemeDesign = {
  rosette: { rx: 430, ry: 60, folds: [2, 2, 2, 2] },
  closingRosette: { rx: 440, ry: 60, folds: [2, 2, 2, 3] },
  horizon: HIGHWAY,
  order: [
    'situations',
    'plan',
    'services',
    'guide',
    'problems',
    'documents',
    'schedule',
    'places',
    'failure',
    'success',
    'questions',
    'note',
  ],
  prices: 'hourly',
  problems: 'columns',
  guide: 'right',
  plan: 'across',
  problemIcons: ['siren', 'heart-pulse', 'moon'],
};

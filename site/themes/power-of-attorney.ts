import type { ThemeDesign } from 'touchdown';
import { BEDSIDE } from './silhouettes.ts';

export const powerOfAttorney: ThemeDesign = {
  rosette: { rx: 400, ry: 230, folds: [2, 3, 3] },
  closingRosette: { rx: 430, ry: 200, folds: [2, 2, 2, 2] },
  horizon: BEDSIDE,
  order: [
    'guide',
    'problems',
    'documents',
    'situations',
    'plan',
    'services',
    'places',
    'schedule',
    'success',
    'failure',
    'questions',
    'note',
  ],
  prices: 'standard',
  problems: 'opening',
  guide: 'wide',
  plan: 'down',
  problemIcons: ['hourglass', 'heart', 'hand-helping'],
};

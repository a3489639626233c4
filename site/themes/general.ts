import type { ThemeDesign } from 'touchdown';
import { BASIN } from './silhouettes.ts';

export const general: ThemeDesign = {
  rosette: { rx: 430, ry: 170, folds: [2, 13] },
  closingRosette: { rx: 440, ry: 120, folds: [2, 3, 5] },
  horizon: BASIN,
  order: [
    'problems',
    'guide',
    'documents',
    'note',
    'services',
    'situations',
    'plan',
    'schedule',
    'places',
    'success',
    'failure',
    'questions',
  ],
  prices: 'standard',
  problems: 'columns',
  guide: 'left',
  plan: 'across',
  problemIcons: ['clock', 'file-question-mark', 'scale'],
};

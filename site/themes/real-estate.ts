import type { ThemeDesign } from 'touchdown';
import { PORCH } from './silhouettes.ts';

export const realEstate: ThemeDesign = {
  rosette: { rx: 430, ry: 270, folds: [3, 2, 2] },
  closingRosette: { rx: 440, ry: 260, folds: [2, 2, 3] },
  horizon: PORCH,
  order: [
    'problems',
    'documents',
    'plan',
    'services',
    'note',
    'guide',
    'situations',
    'schedule',
    'places',
    'failure',
    'success',
    'questions',
  ],
  prices: 'real-estate',
  problems: 'ledger',
  guide: 'right',
  plan: 'across',
  problemIcons: ['calendar-x', 'file-warning', 'house'],
};

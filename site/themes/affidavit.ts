import type { ThemeDesign } from 'touchdown';
import { TABLE_LAMP } from './silhouettes.ts';

export const affidavit: ThemeDesign = {
  rosette: { rx: 420, ry: 40, folds: [2, 2, 3, 3] },
  closingRosette: { rx: 430, ry: 80, folds: [2, 3, 3] },
  horizon: TABLE_LAMP,
  order: [
    'problems',
    'documents',
    'success',
    'plan',
    'services',
    'situations',
    'guide',
    'schedule',
    'places',
    'failure',
    'questions',
    'note',
  ],
  prices: 'standard',
  problems: 'ledger',
  guide: 'left',
  plan: 'down',
  problemIcons: ['calendar-clock', 'pen-tool', 'landmark'],
};

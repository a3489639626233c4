import type { ThemeDesign } from 'touchdown';
import { LEASE_ROAD } from './silhouettes.ts';

export const vehicleTitle: ThemeDesign = {
  rosette: { rx: 430, ry: 90, folds: [3, 3, 3] },
  closingRosette: { rx: 420, ry: 320, folds: [2, 2, 2, 2, 2] },
  horizon: LEASE_ROAD,
  order: [
    'plan',
    'documents',
    'problems',
    'places',
    'guide',
    'situations',
    'services',
    'schedule',
    'success',
    'failure',
    'questions',
    'note',
  ],
  prices: 'vehicle',
  problems: 'columns',
  guide: 'right',
  plan: 'across',
  problemIcons: ['truck', 'pen-line', 'handshake'],
};

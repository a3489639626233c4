import type { ThemeDesign } from './theme-design.ts';

/** A service in an area: the problem first, then who comes and how it goes. */
export const general: ThemeDesign = {
  rosette: { rx: 430, ry: 210, folds: [2, 2, 3] },
  closingRosette: { rx: 440, ry: 150, folds: [2, 2, 3] },
  order: [
    'problems',
    'guide',
    'services',
    'picture',
    'video',
    'embed',
    'cards',
    'situations',
    'documents',
    'plan',
    'schedule',
    'places',
    'success',
    'testimonials',
    'failure',
    'text',
    'questions',
    'hours',
    'note',
  ],
  problems: 'columns',
  guide: 'left',
  plan: 'across',
  problemIcons: ['clock', 'circle-question-mark', 'scale'],
};

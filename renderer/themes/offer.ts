import type { ThemeDesign } from './theme-design.ts';

/** An offer with a deadline: what is offered and what is missed come early, the way to it stands short below. */
export const offer: ThemeDesign = {
  rosette: { rx: 430, ry: 90, folds: [2, 2, 2, 2] },
  closingRosette: { rx: 440, ry: 80, folds: [2, 2, 2, 2] },
  order: [
    'services',
    'picture',
    'video',
    'embed',
    'cards',
    'success',
    'testimonials',
    'failure',
    'note',
    'plan',
    'problems',
    'situations',
    'guide',
    'documents',
    'text',
    'schedule',
    'places',
    'questions',
    'hours',
  ],
  problems: 'ledger',
  guide: 'right',
  plan: 'across',
  problemIcons: ['calendar-clock', 'circle-question-mark', 'tag'],
};

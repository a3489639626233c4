import type { ThemeDesign } from './theme-design.ts';

/** A date or an appointment: who invites, when, where and how it goes, before anything else. */
export const event: ThemeDesign = {
  rosette: { rx: 420, ry: 300, folds: [3, 2, 2] },
  closingRosette: { rx: 430, ry: 240, folds: [3, 2, 2] },
  order: [
    'guide',
    'schedule',
    'places',
    'plan',
    'picture',
    'video',
    'embed',
    'cards',
    'services',
    'problems',
    'situations',
    'documents',
    'text',
    'success',
    'testimonials',
    'note',
    'failure',
    'questions',
    'hours',
  ],
  problems: 'opening',
  guide: 'wide',
  plan: 'down',
  problemIcons: ['calendar-x', 'message-circle-question-mark', 'heart-handshake'],
};

/** Roles of colors in the stylesheets: names of their custom properties without `--color-`. */
export const ROLES = [
  // Light backgrounds.
  'white',
  'paper',
  'sand',
  'sand-2',
  'field',
  // On light backgrounds.
  'ink',
  'text',
  'mute',
  'brass',
  'clay',
  'clay-dark',
  'pine',
  'pine-dark',
  'fault',
  'control',
  'line',
  'line-deep',
  // Dark backgrounds.
  'deep',
  'night',
  'ink-2',
  'dusk',
  // On dark backgrounds.
  'mist',
  'on-night',
  'brass-light',
  'line-night',
  // Buttons.
  'action',
  'action-hover',
  'on-action',
  // The brand color unchanged, for drawings only.
  'ember',
] as const;

/** Custom property `--color-<role>`. */
export type Role = (typeof ROLES)[number];

/** Two colors that the stylesheets put on top of each other. */
export interface Pair {
  front: Role;
  background: Role;
  /** The minimum contrast for WCAG 2.2 AA. */
  least: number;
}

/**
 * Minimum contrast for small text (WCAG 1.4.3), and for edges of controls, the focus ring and meaningful graphics
 * (1.4.11).
 */
export const TEXT = 4.5;
const SHAPE = 3;

function each(fronts: readonly Role[], backgrounds: readonly Role[], least: number): Pair[] {
  return fronts.flatMap((front) => backgrounds.map((background) => ({ front, background, least })));
}

/** Backgrounds of sections, of the certificate (paper) and of sheets of paper on a desk (white). */
export const LIGHT_BACKGROUNDS: readonly Role[] = ['paper', 'sand', 'sand-2', 'white'];

/**
 * Backgrounds of bars, closing bands and steps (deep), of the footer (night), and of the first screen from top to
 * bottom.
 */
export const DARK_BACKGROUNDS: readonly Role[] = ['deep', 'night', 'ink-2', 'dusk'];

/** Every pair of colors that `renderer/styles` and the brand's own stylesheets put on top of each other. */
export const PAIRS: readonly Pair[] = [
  ...each(['ink', 'text', 'mute', 'brass', 'clay', 'clay-dark'], LIGHT_BACKGROUNDS, TEXT),
  ...each(['fault'], LIGHT_BACKGROUNDS, TEXT),
  ...each(['ink', 'mute'], ['field'], TEXT),
  // Tick marks, and the knob and track of switches.
  ...each(['pine'], LIGHT_BACKGROUNDS, SHAPE),
  ...each(['control', 'brass'], [...LIGHT_BACKGROUNDS, 'field'], SHAPE),
  // Invalid fields have a border in this color.
  ...each(['fault'], ['field'], SHAPE),
  ...each(['white', 'mist', 'brass-light'], DARK_BACKGROUNDS, TEXT),
  ...each(['on-night'], ['deep', 'night'], TEXT),
  // The floating chat button.
  ...each(['white'], ['pine', 'pine-dark'], TEXT),
  ...each(['on-action'], ['action', 'action-hover'], TEXT),
  // Selected text.
  ...each(['ink'], ['brass-light'], TEXT),
];

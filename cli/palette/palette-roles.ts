/** What each colour of the stylesheets is for: the names of their custom properties, without `--color-`. */
export const ROLES = [
  // Light grounds.
  'white',
  'paper',
  'sand',
  'sand-2',
  'field',
  // On light grounds.
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
  // Dark grounds.
  'deep',
  'night',
  'ink-2',
  'dusk',
  // On dark grounds.
  'mist',
  'on-night',
  'brass-light',
  'line-night',
  // Buttons.
  'action',
  'action-hover',
  'on-action',
  // The colour of the brand as it is, for drawings only.
  'ember',
] as const;

/** Custom property `--color-<role>`. */
export type Role = (typeof ROLES)[number];

/** Two colours that the stylesheets put on each other. */
export interface Pair {
  front: Role;
  ground: Role;
  /** The least contrast that WCAG 2.2 AA allows. */
  least: number;
}

/** Small text (WCAG 1.4.3), and the edges of controls, the focus ring and drawings that say something (1.4.11). */
export const TEXT = 4.5;
const SHAPE = 3;

function each(fronts: readonly Role[], grounds: readonly Role[], least: number): Pair[] {
  return fronts.flatMap((front) => grounds.map((ground) => ({ front, ground, least })));
}

/** Grounds of sections, of the certificate (paper) and of papers as they lie on a desk (white). */
export const LIGHT_GROUNDS: readonly Role[] = ['paper', 'sand', 'sand-2', 'white'];

/** Bars, closing bands, steps (deep), the footer (night), and the first screen from top to bottom. */
export const DARK_GROUNDS: readonly Role[] = ['deep', 'night', 'ink-2', 'dusk'];

/** Every pair that the stylesheets of `renderer/styles` and the brand's own put on each other. */
export const PAIRS: readonly Pair[] = [
  ...each(['ink', 'text', 'mute', 'brass', 'clay', 'clay-dark'], LIGHT_GROUNDS, TEXT),
  ...each(['fault'], LIGHT_GROUNDS, TEXT),
  ...each(['ink', 'mute'], ['field'], TEXT),
  // Ticks, and the knob and ground of switches.
  ...each(['pine'], LIGHT_GROUNDS, SHAPE),
  ...each(['control', 'brass'], [...LIGHT_GROUNDS, 'field'], SHAPE),
  // Faulty fields have an edge in that colour.
  ...each(['fault'], ['field'], SHAPE),
  ...each(['white', 'mist', 'brass-light'], DARK_GROUNDS, TEXT),
  ...each(['on-night'], ['deep', 'night'], TEXT),
  // The floating chat button.
  ...each(['white'], ['pine', 'pine-dark'], TEXT),
  ...each(['on-action'], ['action', 'action-hover'], TEXT),
  // Selected text.
  ...each(['ink'], ['brass-light'], TEXT),
];

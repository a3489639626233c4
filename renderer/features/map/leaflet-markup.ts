import { allowMarkup } from '../../browser/default-policy.ts';

/** Attribution required by the license of the map data. */
export const ATTRIBUTION =
  '© <a href="https://www.openstreetmap.org/copyright">OpenStreetMap</a> contributors';

// All markup that Leaflet writes: its feature tests on load, its buttons, and the attribution. It has no option for
// Trusted Types, so this module must be imported before it.
allowMarkup([
  '<svg/>',
  '<span aria-hidden="true">+</span>',
  '<span aria-hidden="true">&#x2212;</span>',
  '<span aria-hidden="true">&#215;</span>',
  '',
  ATTRIBUTION,
]);

import { allowMarkup } from '../../browser/default-policy.ts';

/** Whose map it is, as the licence of its data asks. */
export const ATTRIBUTION =
  '© <a href="https://www.openstreetmap.org/copyright">OpenStreetMap</a> contributors';

// All that Leaflet writes as markup: what it tries as it loads, its buttons, and the attribution.
// It has no way to be given Trusted Types, so this has to be imported before it.
allowMarkup([
  '<svg/>',
  '<span aria-hidden="true">+</span>',
  '<span aria-hidden="true">&#x2212;</span>',
  '<span aria-hidden="true">&#215;</span>',
  '',
  ATTRIBUTION,
]);

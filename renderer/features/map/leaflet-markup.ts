import { allowMarkup } from '../../browser/default-policy.ts';

// All markup that Leaflet writes: its feature tests on load, and its buttons. It has no option for Trusted Types, so
// this module must be imported before it.
allowMarkup([
  '<svg/>',
  '<span aria-hidden="true">+</span>',
  '<span aria-hidden="true">&#x2212;</span>',
  '<span aria-hidden="true">&#215;</span>',
]);

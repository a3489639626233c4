import { sample } from './proof.ts';

/** Widths of the windows in which pages are looked at, a phone's and a desk's, in px; one of them in the suite. */
export const WIDTHS = sample([390, 1280], 1);

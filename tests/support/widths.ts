import { sample } from './proof.ts';

/** Viewport widths of a phone and a desktop, in px; the suite uses one of them. */
export const WIDTHS = sample([390, 1280], 1);

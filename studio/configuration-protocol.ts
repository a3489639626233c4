import type { Operation } from '../cli/edit/operation.ts';
import type { StudioPath } from './protocol.ts';

/** Two colours of the brand that stand on each other. */
export interface ColorPair {
  /** Roles of the palette, such as `ink` and `paper`. */
  front: string;
  ground: string;
  /** As hex. */
  frontColor: string;
  groundColor: string;
  /** Contrast by WCAG 2.2, rounded down, and the least that is allowed. */
  ratio: number;
  least: number;
}

/** What follows from the brand. `GET /api/brand` */
export interface BrandState {
  /** Names of installed fonts. */
  fonts: readonly string[];
  /** None where the configuration has no brand. */
  pairs: readonly ColorPair[];
}

/** The engine's words in a language. `GET /api/words?language=…` */
export interface WordsState {
  /** File in which the site says them differently, and whether it is there. */
  file: string;
  isThere: boolean;
  words: readonly { path: StudioPath; text: string }[];
}

/** `POST /api/words`: makes the file of a site's words in a language, with the first of them. Answered with the new `WordsState`. */
export interface BeginWordsRequest {
  language: string;
  operations: readonly Operation[];
}

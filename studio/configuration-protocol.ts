import type { Operation } from '../cli/edit/operation.ts';
import type { StudioPath } from './protocol.ts';

/** Two colors of the brand used on each other. */
export interface ColorPair {
  /** Roles of the palette, such as `ink` and `paper`. */
  front: string;
  background: string;
  /** As hex. */
  frontColor: string;
  backgroundColor: string;
  /** Contrast by WCAG 2.2, rounded down, and the required minimum. */
  ratio: number;
  least: number;
}

/** What is derived from the brand. `GET /api/brand` */
export interface BrandState {
  /** Names of installed fonts. */
  fonts: readonly string[];
  /** Empty if the configuration has no brand. */
  pairs: readonly ColorPair[];
}

/** The engine's texts in a language. `GET /api/words?language=…` */
export interface WordsState {
  /** File with the site's replacements, and whether it exists. */
  file: string;
  isThere: boolean;
  words: readonly { path: StudioPath; text: string }[];
}

/**
 * `POST /api/words`: creates the file of a site's texts in a language, with its first text. Responds with the new
 * `WordsState`.
 */
export interface BeginWordsRequest {
  language: string;
  operations: readonly Operation[];
}

import type { RuleSource } from './text-rule.ts';

/** A notice that the words of one language must contain. */
export interface RequiredWords {
  /** `family/name`; never changes once released. A breach is an error. */
  name: string;
  source?: RuleSource;
  /** The language of the word file, such as `es`. */
  language: string;
  /** Path of the words that are searched, such as `frame.statutory`. */
  within: readonly string[];
  /** Every part that must be there, in plain words, with the path where it belongs. */
  parts: readonly { text: RegExp; at: readonly (string | number)[] }[];
  message: string;
  hint: string;
}

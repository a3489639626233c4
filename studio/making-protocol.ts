import type { Diagnostic } from '../cli/content/diagnostic.ts';
import type { PlannedColumn, PlannedRow } from '../cli/import/import-plan.ts';
import type { ColumnWish } from '../cli/import/mapping.ts';
import type { TranslationText } from '../cli/translation/translation-texts.ts';

/** A starter that a page can be created from. `GET /api/starters` responds with a list of them. */
export interface StarterRow {
  name: string;
  /** Its purpose, in one line. */
  purpose: string;
  languages: readonly string[];
  /** Address of its preview, on the preview origin. */
  preview: string;
}

/**
 * Whether an address is available for a new page. `GET /api/address` with `name`, from which one is derived, or with
 * `slug`.
 */
export interface AddressAnswer {
  /** Empty if none can be derived from the name. */
  slug: string;
  /** Why the address is not available. */
  fault?: string;
}

/** `POST /api/new`: writes a landing. */
export interface NewPageRequest {
  slug: string;
  /** Starter or slug of a landing. */
  from: string;
  language?: string | undefined;
  name?: string | undefined;
}

export interface NewPageAnswer {
  /** Address of the page. */
  path: string;
  /** What is left to do. */
  note?: string;
}

/** `POST /api/table`: the outcome of each row of a table; with `write`, it is applied if no row is rejected. */
export interface TableRequest {
  /** The table’s file in Base64. */
  content: string;
  /** Name under which the table is remembered. */
  name: string;
  /** Starter or slug of a landing; default: the one used last. */
  template?: string | undefined;
  /** Targets of columns that are not mapped automatically; default: those used last. */
  columns?: readonly ColumnWish[] | undefined;
  write: boolean;
}

/** A path that a column can be mapped to. */
export interface TableTarget {
  path: string;
  /** The template's text at the path. */
  text: string;
}

export interface TableAnswer {
  template: string;
  columns: readonly PlannedColumn[];

  targets: readonly TableTarget[];
  rows: readonly PlannedRow[];
  diagnostics: readonly Omit<Diagnostic, 'frame'>[];
  written: boolean;
}

/** A landing and its translation. `GET /api/translation?file=…`; null for a file that is not a translation. */
export interface TranslationAnswer {
  original: TranslationSide;
  translation: TranslationSide;
  texts: readonly PlacedText[];
}

/** A text with its place in words, such as `Step 2: title`. */
export interface PlacedText extends TranslationText {
  place: string;
}

export interface TranslationSide {
  file: string;
  path: string;
  language: string;
}

/** `POST /api/translated`: marks texts of a translation as up to date, whatever has changed in the original. */
export interface TranslatedRequest {
  file: string;
  /** Paths in their readable form. */
  names: readonly string[];
}

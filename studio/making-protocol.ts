import type { Diagnostic } from '../cli/content/diagnostic.ts';
import type { PlannedColumn, PlannedRow } from '../cli/import/import-plan.ts';
import type { ColumnWish } from '../cli/import/mapping.ts';
import type { TranslationText } from '../cli/translation/translation-texts.ts';

/** A starter that a page can begin with. `GET /api/starters` answers with a list of them. */
export interface StarterRow {
  name: string;
  /** What it is for, in a line. */
  purpose: string;
  languages: readonly string[];
  /** Where it is shown as a page, on the origin of the previews. */
  preview: string;
}

/**
 * Whether a new page can have an address. `GET /api/address` with `name`, of which one is made, or with `slug`.
 */
export interface AddressAnswer {
  /** Empty if none can be made of the name. */
  slug: string;
  /** Why a page cannot have it. */
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

/** `POST /api/table`: what becomes of each row of a table; with `write`, it is done if no row is refused. */
export interface TableRequest {
  /** The table’s file in base 64. */
  content: string;
  /** Name that the table is remembered by. */
  name: string;
  /** Starter or slug of a landing; without it, that of the last time. */
  template?: string | undefined;
  /** Where columns go that do not map themselves; without it, as at the last time. */
  columns?: readonly ColumnWish[] | undefined;
  write: boolean;
}

/** A path that a column can go to. */
export interface TableTarget {
  path: string;
  /** What the template says there. */
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

/** A landing and its translation. `GET /api/translation?file=…`; null for a file that translates none. */
export interface TranslationAnswer {
  original: TranslationSide;
  translation: TranslationSide;
  texts: readonly TranslationText[];
}

export interface TranslationSide {
  file: string;
  path: string;
  language: string;
}

/** `POST /api/translated`: texts of a translation are right as they are, whatever has changed in the original. */
export interface TranslatedRequest {
  file: string;
  /** Paths as people write them. */
  names: readonly string[];
}

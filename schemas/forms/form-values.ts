/** Field types of a form. */
export const FIELD_TYPES = [
  'text',
  'email',
  'phone',
  'number',
  'choice',
  'choices',
  'date',
  'file',
  'consent',
  'hidden',
] as const;

export type FieldType = (typeof FIELD_TYPES)[number];

/** File kinds a form accepts, each with its type and file extensions. */
const FILES = {
  jpeg: { type: 'image/jpeg', endings: ['.jpg', '.jpeg'] },
  png: { type: 'image/png', endings: ['.png'] },
  webp: { type: 'image/webp', endings: ['.webp'] },
  heic: { type: 'image/heic', endings: ['.heic', '.heif'] },
  pdf: { type: 'application/pdf', endings: ['.pdf'] },
  text: { type: 'text/plain', endings: ['.txt'] },
  csv: { type: 'text/csv', endings: ['.csv'] },
  word: {
    type: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
    endings: ['.docx'],
  },
  excel: {
    type: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    endings: ['.xlsx'],
  },
} as const;

export type FileKind = keyof typeof FILES;

export const FILE_KINDS = Object.keys(FILES) as [FileKind, ...FileKind[]];

/** File kinds accepted by default. */
export const USUAL_FILES: FileKind[] = ['jpeg', 'png', 'webp', 'heic', 'pdf'];

/** Maximum file size of a form, in bytes; the same as in the upload portal. */
export const MOST_FILE_BYTES = 10 * 1_048_576;

/** Default maximum number of files of a field. */
export const USUAL_MOST_FILES = 1;

/** Types and extensions for the `accept` attribute: systems that do not know a type fall back to the extension. */
export function acceptList(kinds: readonly FileKind[]): string[] {
  return kinds.flatMap((kind) => [FILES[kind].type, ...FILES[kind].endings]);
}

/** Extensions of the kinds as visitors know them: `PDF`. */
export function endingsOf(kinds: readonly FileKind[]): string {
  return kinds.map((kind) => FILES[kind].endings[0].slice(1).toUpperCase()).join(', ');
}

/**
 * An address as browsers accept it in a field of type `email` (HTML, "Valid e-mail address"), with a dot in its host.
 */
export const EMAIL =
  "^[a-zA-Z0-9.!#$%&'*+\\/=?^_`{\\|}~\\-]{1,64}@[a-zA-Z0-9](?:[a-zA-Z0-9\\-]{0,61}[a-zA-Z0-9])?(?:\\.[a-zA-Z0-9](?:[a-zA-Z0-9\\-]{0,61}[a-zA-Z0-9])?)+$";

/** Six or more digits of any script, with the usual separators between them. */
export const PHONE = '^(?=(?:\\P{Nd}*\\p{Nd}){6})[\\p{Nd}\\s+().\\/\\-]+$';

/** A date as browsers send it. */
export const DAY = '^[0-9]{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12][0-9]|3[01])$';

/** Default maximum length of a field, in Unicode code points. */
export const MOST_CHARACTERS = { email: 254, phone: 40, line: 300, lines: 5000 } as const;

/** Longest text a pattern is matched against; bounds the cost of matching. */
export const MOST_PATTERN_CHARACTERS = 200;

/** What a field of a form can ask for. */
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

/** Kinds of files that a form can take, each with its type and the endings of its names. */
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

/** Kinds of files that a field takes if it names none. */
export const USUAL_FILES: FileKind[] = ['jpeg', 'png', 'webp', 'heic', 'pdf'];

/** Largest file of a form, in bytes: that of the upload portal. */
export const MOST_FILE_BYTES = 10 * 1_048_576;

/** Most files of a field that says nothing of it, and of any. */
export const USUAL_MOST_FILES = 1;

/** Types and endings as the attribute `accept` lists them: systems that know no type go by the ending. */
export function acceptList(kinds: readonly FileKind[]): string[] {
  return kinds.flatMap((kind) => [FILES[kind].type, ...FILES[kind].endings]);
}

/** Endings of the kinds, as visitors know them: `PDF`. */
export function endingsOf(kinds: readonly FileKind[]): string {
  return kinds.map((kind) => FILES[kind].endings[0].slice(1).toUpperCase()).join(', ');
}

/** An address as browsers take it in a field of type `email` (HTML, "Valid e-mail address"), with a dot in its host. */
export const EMAIL =
  "^[a-zA-Z0-9.!#$%&'*+\\/=?^_`{\\|}~\\-]{1,64}@[a-zA-Z0-9](?:[a-zA-Z0-9\\-]{0,61}[a-zA-Z0-9])?(?:\\.[a-zA-Z0-9](?:[a-zA-Z0-9\\-]{0,61}[a-zA-Z0-9])?)+$";

/** Six digits or more, of any script, and what people write between them. */
export const PHONE = '^(?=(?:\\P{Nd}*\\p{Nd}){6})[\\p{Nd}\\s+().\\/\\-]+$';

/** A day as browsers send it. */
export const DAY = '^[0-9]{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12][0-9]|3[01])$';

/** Most characters (Unicode code points) of a field that says nothing of it. */
export const MOST_CHARACTERS = { email: 254, phone: 40, line: 300, lines: 5000 } as const;

/** Longest text that a pattern is tried on: what it may cost follows from its length. */
export const MOST_PATTERN_CHARACTERS = 200;

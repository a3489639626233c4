/** Abbreviations behind which a sentence goes on. */
const SHORT =
  'Abs|Art|Av|Avda|bzw|ca|Co|Dr|Dra|ggf|inkl|Jr|Lic|Lt|Mr|Mrs|Ms|Nr|No|Núm|Prof|Sr|Sra|St|Str|Tel|usw|zzgl';

/**
 * The end of a sentence, as the source of a pattern: a full stop before a space, which is not that of initials (`e. V.`), a day or
 * grade (`11. Juli`) or an abbreviation. What goes on with a small letter has not ended.
 */
export const SENTENCE_END = `(?<!(?<!\\p{L})(?:\\p{L}|${SHORT})|(?<!\\d)\\d{1,2}(?=\\.))[.!?][”"»)*_]*(?=\\s+(?!\\p{Ll})|\\s*$)`;

/** The name of somebody, an institution or a book, which is no sentence, though a full stop follows. */
export const NAMED = /^\p{Lu}\S*(?: (?:\p{Lu}\S*|\p{Ll}{1,3}))*[.!?]$/u;

/** A clause that its verb ends, which is the subject of the next one: "A clock that leans leans further". */
const RELATIVE = /(?<!\p{L})(?:that|who|which|whoever|whatever|what)\s$/iu;
const NO_OBJECT =
  /^(?:\s*(?:[.,;:!?)]|$)|\s(?:further|farther|more|less|better|worse|faster|slower|longer|again|too|twice|well|badly|soon|early|late|little|nothing|everything|at|in|on|by|with|for|from|to|like|because|when)(?!\p{L}))/iu;

/** The same in Spanish, where the clause stands for whoever or whatever does it: «Lo que sube sube despacio». */
const WHOEVER = /(?<!\p{L})(?:quien(?:es)?|(?:lo|el|la|los|las) que)\s$/iu;

/** Words that are no verbs, of three letters and more. */
const NO_VERB =
  /^(?:con|por|para|sin|una?s?|los|las|del|les?|nos|que|más|muy|hasta|desde|como|cuando|sus?|tus?|mis?)$/iu;
const VERB = /^\p{L}{2,}[aeoáó]n?$|^hay$/iu;

/** Directly after two German words: a noun, and the participle that they are the attribute of: "der der Sonne zugewandten Seite". */
const ATTRIBUTE = /^\s\p{Lu}[\p{L}-]+\s(?:\p{Ll}+\s){0,2}\p{Ll}+(?:t|en|end)e[nmrs]?\s\p{Lu}/u;
const BEFORE_ATTRIBUTE = /^(?:der|dem|den|die|das|des|in|mit|von|auf|für|an|aus|bei|zu|nach)$/iu;

/**
 * True for a word that stands twice because two parts of its sentence meet: a verb that ends a relative clause and begins the next, or the
 * article of an attribute behind that of its noun.
 *
 * @param before the sentence up to the word.
 * @param after the text after its second occurrence.
 */
export function isOfBothParts(
  word: string,
  before: string,
  after: string,
  language: string,
): boolean {
  if (language === 'de') return BEFORE_ATTRIBUTE.test(word) && ATTRIBUTE.test(after);
  if (language === 'es') return WHOEVER.test(before) && VERB.test(word) && !NO_VERB.test(word);
  return /\p{L}{3,}s$/iu.test(word) && RELATIVE.test(before) && NO_OBJECT.test(after);
}

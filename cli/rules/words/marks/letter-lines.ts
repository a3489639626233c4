import type { TextPart } from '../body-parts.ts';

/** How a letter ends, and how one begins without a name. */
const FORMULA =
  /^(?:yours(?: (?:truly|sincerely|faithfully|ever|in \p{L}+))?|(?:very )?(?:sincerely|truly|respectfully)(?: yours)?|(?:(?:kind|best|warm(?:est)?|many|with)(?: (?:kind|best|warm|many))? )?(?:regards|wishes|thanks|blessings|greetings)|with (?:love|gratitude|thanks|\p{L}+)|love|cheers|thank you|god bless|(?:hello|hi|dear) (?:all|everyone|everybody|there|friends?)|good (?:day|morrow|morning|afternoon|evening)(?: \p{L}+){0,4}|(?:[\p{L}’']+ ){1,6}?[\p{L}’']+, (?:friends?|neighbou?rs?|members|everyone)|(?:until|till) (?:next time|then|soon)|see you (?:soon|then|there)|in (?:solidarity|christ|peace|faith|service|friendship|hope)|ladies and gentlemen|greetings|(?:dear )?(?:friends|sirs?|madam|sir or madam)|(?:a very )?happy [\p{L} ]{3,20}|(?:(?:sehr geehrte|verehrte|meine) )?damen und herren|(?:einen )?(?:schönen|frohen|guten|gesegneten) (?:\p{L}+ )?(?:tag|morgen|abend|\p{L}+tag|mittwoch)|(?:muy )?señor(?:es|as?)? (?:mí[oa]s?|nuestr[oa]s?)|(?:muy )?(?:feliz|felices|buen[oa]?s?|bonit[oa]|hermos[oa]|lind[oa]|bendecid[oa])(?:(?:,| y) \p{L}+)? (?:día|tarde|noche|semana|fin de semana|lunes|martes|miércoles|jueves|viernes|sábado|domingo|mes|año|verano|navidad)(?: \p{L}+){0,3}|mit (?:freundlichen|herzlichen|lieben|besten) grüßen|(?:herzliche|liebe|viele|beste) grüße|(?:un )?(?:cordial |atento )?saludos?|(?:un )?abrazo|atentamente|cordialmente),$/iu;

/** Words that are written without a capital letter in names and addresses. */
const SMALL =
  /^(?:and|the|of|at|for|in|on|to|und|der|die|das|des|von|zu|am|im|y|de|del|la|el|los|las|&|-|–)$/i;

/** Words of a line of an address, a name, or of whom a letter is to: all of them with capital letters, or figures. */
function isOfNames(text: string, most: number): boolean {
  const words = text.replace(/,$/, '').split(/\s+/);
  return (
    words.length <= most &&
    words.every((word) => SMALL.test(word) || /^[(“"]?[\p{Lu}\d]/u.test(word))
  );
}

/** Directly before a quotation of its own paragraph. */
const SAYING =
  /(?<!\p{L})(?:says?|said|saying|writes?|wrote|writing|asks?|asked|reads?|begins?|with|shares?|shared|adds|added|explain(?:s|ed)|not(?:es|ed)|recall(?:s|ed)|repl(?:ies|ied)|answer(?:s|ed)|stat(?:es|ed)|comment(?:s|ed)|remark(?:s|ed)|observ(?:es|ed)|remember(?:s|ed)|continu(?:es|ed)|conclud(?:es|ed)|declar(?:es|ed)|quipped|joked|puts it|told (?:us|me|them|him|her)|says? it best),$/iu;

/** What comes before whom a letter is to. */
const HELLO =
  '(?:(?:liebe|sehr geehrte|geehrte|verehrte|werte|geschätzte)[rs]?(?:[/*:_]-?[rn])?|hallo|moin|guten (?:tag|morgen|abend)|dear|hi|hiya|hey|hello|good (?:morning|day|afternoon|evening)|estimad[oa]s?|querid[oa]s?|apreciad[oa]s?|distinguid[oa]s?|señor(?:[ao]s?|es|ita)?|sr(?:es|as?|ta)?\\.?|excm[oa]\\.|ilm[oa]\\.|hola|buen(?:os|as) (?:días|tardes))';

/** How a letter begins; each of whom it is to may have such a word: “Dear parents, dear neighbours across the yard,”. */
const SALUTATION = new RegExp(
  `^${HELLO}(?:\\s[^.!?\\n]{1,60}|(?:\\s[^.,!?\\n]{1,60})?(?:,\\s(?:(?:and|und|y|sowie)\\s)?${HELLO}\\s[^.,!?\\n]{1,60}){1,5})?,$`,
  'iu',
);

/** Up to three names, the last of which may be behind “and”. */
const NAMES =
  "\\p{Lu}[\\p{L}’'.-]*(?:\\s\\p{Lu}[\\p{L}’'.-]*){0,2}(?:(?:\\s(?:and|und|y|&)|,)\\s\\p{Lu}[\\p{L}’'.-]*(?:\\s\\p{Lu}[\\p{L}’'.-]*){0,2}){0,3}";

/** Who signs a letter, and for whom: "Lorraine, for all eight of us", „Eure Petra und das ganze Team“. */
const SIGNED = new RegExp(
  `^(?:(?:[Yy]ours?|[Ii]hre?|[Ee]ure?|[Dd]eine?|[Tt]u|[Ss]u|[Vv]uestr[oa])\\s)?${NAMES}(?:(?:,\\s(?:for|from|für|por)|,?\\s(?:on behalf of|and (?:the|all|everyone|everybody)|with (?:the|all)|im Namen|und (?:das|alle|die|der)|mit (?:dem|allen)|en nombre de|y (?:el|todo|toda|todos|todas)))(?:\\s(?!(?:is|are|was|has|have|will|can|ist|sind|hat|haben|wird|es|son|ha|va)\\s)[\\p{L}’'-]+){1,7})?$`,
  'u',
);

/** True for the line with which a letter begins. */
export function isSalutation(text: string): boolean {
  return SALUTATION.test(text);
}

/** True for the last paragraph of a letter, before a postscript, if it says who signs. */
function isSigned(parts: readonly TextPart[], index: number): boolean {
  const part = parts[index];
  const next = parts[index + 1];
  if (part?.kind !== 'paragraph' || (next && !/^P\.?\s?S\b/.test(next.text))) return false;
  if (!SIGNED.test(part.text.trim().split('\n', 1)[0] ?? '')) return false;
  return parts.slice(0, index - 1).some(({ text }) => SALUTATION.test(text.trim()));
}

/** Words of the last sentence before a signature. */
const LAST_SENTENCE = 20;

/**
 * True for a paragraph that ends with a comma because it is a line of a letter or an address: a formula, names before the
 * first sentence, a line of an address before the next one, and the last sentence before a signature.
 */
export function isLineOfLetter(parts: readonly TextPart[], index: number): boolean {
  const [part, next] = [parts[index], parts[index + 1]];
  if (part?.kind !== 'paragraph') return false;
  const text = part.text.trim();
  if (FORMULA.test(text)) return true;
  if (SAYING.test(text) && /^[“"„«‘(]/.test(next?.text ?? '')) return true;
  if (next?.kind !== 'paragraph' || !/^\p{Lu}|^\d/u.test(next.text)) return false;
  // The lines of a farewell: "Thank you for coming," above "Until spring," above a name.
  const isFarewell = next.text.trimEnd().endsWith(',') && text.split(/\s+/).length <= 10;
  if (isFarewell && isLineOfLetter(parts, index + 1)) return true;
  if (isSigned(parts, index + 1) && text.split(/\s+/).length <= LAST_SENTENCE) return true;
  const isNext = isOfNames(next.text.trim(), 6) && !/[.!?]$/.test(next.text.trim());
  if (isNext) return isOfNames(text, 8) || text.split(/\s+/).length <= 10;
  const isFirst = !parts.slice(0, index).some(({ kind }) => kind !== 'heading');
  return isFirst && isOfNames(text, 8);
}

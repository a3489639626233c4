import type { Span } from '../../../../content/span-location.ts';

/** Directly before a name: whoever bears it now had none of it, or the business bears another one today. */
const FORMER = new RegExp(
  `(?<!\\p{L})(?:${[
    '(?:formerly|previously|originally)(?: (?:known|trading|traded|called|named))?(?: as)?|n[ée]e|(?:once|then) (?:known|called|named)(?: as)?|(?:former|old|previous|original|earlier) names?(?: (?:is|was|of))?:?|traded as',
    '(?:vormals|ehemals|ehemalige[rnms]?|einst|damals|ursprünglich)(?: (?:als|noch|unter dem namen|bekannt als))?|(?:früher|zuvor|vorher)(?: (?:als|noch|unter dem namen|bekannt als))|(?<=[(,;–-]\\s?)(?:früher|zuvor|vorher)|(?:frühere[rn]?|alte[rn]?|ehemalige[rn]?|ursprüngliche[rn]?) \\p{L}*namen?(?: (?:ist|war|lautete))?:?',
    '(?<=[(,;–-]\\s?)antes(?: llamad[oa]| conocid[oa] como)?|antes (?:llamad[oa]|conocid[oa] como)|(?:anterior|antigua|original)mente(?: (?:llamad[oa]|conocid[oa] como))?|(?:antiguo|anterior|primer) nombre(?: (?:es|era|fue))?:?',
  ].join('|')})\\s["“„«‘'’*_]*$`,
  'iu',
);

/** Directly before a name of which the sentence tells as of a name. */
const NAME_OF_NAME =
  /(?<!\p{L})(?:(?:the|our|this|its) name|(?:der|unser|dieser) (?:\p{L}*-?)?name|(?:el|nuestro|este) nombre)(?: of| von| de)?\s["“„«‘'’*_]*$/iu;

/** Directly behind it: where a name comes from, and what it means. Under another name this would not be true. */
const HAS_ORIGIN =
  /^["”“»’'*_]*\s+(?:(?:itself|selbst|mismo|also|auch|originally|ursprünglich)\s)?(?:comes?|came|derives?|derived|is derived|originates?|originated|stems?|goes back|dates? (?:back|from)|refers?|means?|meant|stands for|was (?:chosen|given|inspired|coined|born)|is (?:a (?:play|nod|tribute|reference|homage)|inspired|taken|borrowed)|kommt|kam|stammt|stammte|findet|fand|geht (?:auf|zurück)|leitet|leitete|rührt|bedeutet|erinnert|verweist|steht für|setzt sich|entstand|ist (?:abgeleitet|entstanden|angelehnt|eine? (?:anspielung|hommage|anlehnung|wortspiel))|viene|vino|proviene|procede|deriva|nace|nació|surge|surgió|significa|alude|remite|hace referencia|se debe|se remonta|rinde homenaje|es un (?:homenaje|guiño|juego))(?!\p{L})/iu;

/** Forms of companies and associations behind a name. */
const LEGAL_FORM =
  /^["”“»’*_]*,?\s(?<form>e\.\s?V\.|g?GmbH|UG|AG|KG|eG|GbR|OHG|Ltd\.?|Limited|LLC|Inc\.?|PLC|CIC|S\.?\s?L\.?(?:U\.?)?(?![\p{L}])|S\.?A\.?(?![\p{L}])|S\.\s?Coop)/u;

/** Directly before a name: another body that the business speaks of as one that it has or is helped by. */
const BODY_OF_OURS =
  /(?<!\p{L})(?:our|its|sister|parent|unser(?:e[mnrs]?)?|nuestr[oa])\s(?:[\p{L}\d-]+\s){0,3}?(?:association|charit(?:y|ies)|foundation|trust|society|friends|club|(?:sister|parent|holding) company|subsidiary|supporters|\p{L}*verein[se]?|\p{L}*stiftung|\p{L}*gesellschaft|\p{L}*genossenschaft|\p{L}*trägers?|asociación|fundación|cooperativa|empresa matriz|filial|peña)\s["“„«‘'’*_]*$/iu;

/** Behind a name: what is run under it once a year, whose own name begins with it. */
const EVENT =
  /^[\s-](?:Cups?|Troph(?:y|ies)|Masters|Invitational|Grand Prix|(?:Halbm|Half M|M)arathon|Pokal|Championships?|Regatta|Classics?|Tournament|Turnier|Volkslauf)(?![\p{L}])/u;
const OPEN_EVENT =
  /^\sOpen(?=\s*(?:$|[,;)\n*_"“”]|(?:19|20)\d\d(?!\d)|(?:vom|im|am|mit|und)\s|\.(?:\s|$)))/u;
const EVENT_BEFORE =
  /(?<!\p{L})(?:Copa|Trofeo|Torneo|Gran Premio|Carrera|(?:Media )?Marat[oó]n|Memorial|Regata)\s["“„«*_]*$/u;

/** A group that is taught, up to a name, and whom it is for behind it: the name is that of a level then. */
const GROUP_OF_COURSE =
  /(?<!\p{L})(?:group|level|class|course|gruppe|stufe|kurs|grupo|nivel|curso|clase)(?:\s\p{L}+)?\s?[:|–—-]\s["“„«*_]*$/iu;
const FOR_AGES =
  /^\s(?:for (?:ages|kids|children|beginners|adults|juniors)|für (?:kinder|anfänger|jugendliche|erwachsene)|para (?:niñ[oa]s|principiantes|adultos|jóvenes))(?!\p{L})/iu;

/** What is known of the words around a name. */
interface Surrounding {
  /** The line, or the whole text, up to the name. */
  before: string;
  after: string;
  language: string;
  /** The name of the business with its legal form, if the configuration has one. */
  known: string;
}

/** True for the name that the business, or whoever was there before, had until it took another one. */
export function isFormerName(before: string): boolean {
  return FORMER.test(before);
}

/** True for the name in the name of an event, of a course, or of a body that is not the business itself, and in what tells of the name. */
export function isOfOtherBearer({ before, after, language, known }: Surrounding): boolean {
  const { form } = LEGAL_FORM.exec(after)?.groups ?? {};
  if (form !== undefined && !known.includes(form) && BODY_OF_OURS.test(before)) return true;
  if (NAME_OF_NAME.test(before) && HAS_ORIGIN.test(after)) return true;
  if (GROUP_OF_COURSE.test(before) && FOR_AGES.test(after)) return true;
  if (EVENT.test(after) || EVENT_BEFORE.test(before)) return true;
  // In English, "open" in a headline is what a shop is.
  return OPEN_EVENT.test(after) && (!language.startsWith('en') || /\bthe\s$/iu.test(before));
}

/** The words around a name, across the lines of one paragraph. */
export function aroundName(text: string, [at, end]: Span): { before: string; after: string } {
  const unwrapped = (words: string) => words.replace(/(?<=\S)\n(?=\S)(?![-*#|>:\d])/gu, ' ');
  return {
    before: unwrapped(text.slice(Math.max(0, at - 160), at)),
    after: unwrapped(text.slice(end, end + 60)),
  };
}

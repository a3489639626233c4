/**
 * Words that cannot end a sentence, by language. Some end labels of two words: "Less than", "Precio con". The Spanish "una"
 * may stand for a noun: "Lo que complica comprar una", "si ya tienes una". "Because" is an answer of its own, and an idiom
 * after "just".
 */
export const DANGLING: Readonly<Record<string, RegExp>> = {
  en: /\s(?:and|or|the|an|but|(?<!(?:\b(?:just|simply)|[.?!…])\s)because|although|unless|during|(?<=\S\s\S+\s)than|(?<!\b(?:is|are|of|and)\s)whose|my|your|our|their|its|which (?:is|are))$/i,
  es: /\s(?:y|o|el|(?<!\sel\s|(?<!\p{L})(?:[Ee]l la|nota|afinad[oa]s?|acordes?|cuerdas?|tono|sonata|menor|mayor)(?!\p{L})[^.!?]*\sen\s)la|los|las|un|(?<=\s(?:con|para|(?<!(?<!\p{L})una\s)por|sobre|desde|hasta|según|tras|entre|hacia|como|mediante|y)\s)una|de|del|al|en|por|(?<=\S\s\S+\s)con|mediante|pero|porque|aunque|sino|muy|su|sus|(?<=\s(?:a|de|en|con|por|para|sobre|desde|hasta|según|y|o)\s)nuestr[oa])$/iu,
  de: /\s(?:und|oder|der|den|dem|des|im|zum|zur|beim|vom|ins|weil|obwohl|sobald|sondern|(?<!\soder(?:\s\p{Ll}{2,5})?\s)(?:unser|unsere|unserem)|dass|wenn|(?<!wenn und )aber|sowie|(?:und|oder|nicht|für|auf|in|an|über|durch|ohne|gegen) die)$/iu,
};

/** Said of a text that breaks off. */
export const CUT = { message: 'This text stops before its end.', hint: 'Finish the sentence.' };

/** Said of a last sentence without its full stop, which may lack more than that. */
export const NO_STOP = {
  message: 'The last sentence has no full stop, unlike the one before it.',
  hint: 'Finish it, and end it with a full stop.',
};

/** Said of a text of one sentence without one, where all others of its kind have one. */
export const NO_STOP_ALONE = {
  message: 'This has no full stop, unlike all other texts of its kind on the page.',
  hint: NO_STOP.hint,
};

/** Abbreviations that begin with a capital letter, which German nouns of three or four letters look like. */
const SHORT_FORMS =
  'Prof|Abs|Abt|Anm|Art|Aufl|Ave|Apt|Apdo|Avda|Blvd|Bldg|Bros|Capt|Col|Corp|Ctra|Dept|Dipl|Dña|Dra|Edif|Esq|Ext|Exp|Fam|Fco|Fig|Gem|Gen|Gov|Hon|Hrsg|Hwy|Inc|Inh|Ing|Lic|Arq|Kap|Kfz|Ltd|Mag|Max|Med|Min|Mio|Mrd|Mrs|Núm|Pág|Pza|Ref|Rep|Rev|Sen|Sra|Sta|Ste|Std|Sto|Stk|Str|Tel|Tfno|Univ|Urb|Vol|Ziff|' +
  'Jan|Feb|Mar|Apr|Jun|Jul|Aug|Sep|Sept|Oct|Okt|Nov|Dec|Dez|Mon|Tue|Tues|Wed|Thu|Thur|Fri|Sat|Sun';

/** Abbreviations in small letters of four and more; no German word of them ends with a consonant and an l: "ärztl.". */
const CUT_SHORT =
  '\\p{Ll}+(?<!dirn|mä|brö)[bcdfghkmnpstvwxz]l|aprox|approx|assn|assoc|bibl|depto|dpto|entspr|evang|gegr|govt|insbes|intl|kath|misc|natl|österr|schweiz|städt|telef|verh|versch';

/** The end of a sentence, with a word that is not abbreviated. */
const SENTENCE_END = new RegExp(
  String.raw`(?:(?<!(?<!\p{L})(?:${CUT_SHORT}))(?<=\p{Ll}{4})|(?<![\p{L}.])(?!(?:${SHORT_FORMS})[”“"»)’]?$)\p{Lu}\p{Ll}{2,3}|(?<=[^.]\s)(?!(?:ca|med|vet|bzw|usw|etc|inkl|exkl|zzgl|max|min|no|vs|tel|nr|ggf|evtl|ext|incl|geb|vgl|sog|av|sr|sra|núm|pág|tfno)[”“"»)’]?$)\p{Ll}{2,3})[”“"»)’]?$`,
  'u',
);

/** Characters before a full stop that tell whether it ends a sentence. */
const WORD_BEFORE = 12;

/** A last sentence that ends in a word. */
const OPEN_SENTENCE = /^[\p{Lu}¿¡“„"«(].*\s[\p{L}’'-]*\p{L}$/su;

/** Who is quoted, after what they said: "It stood the storm." – Hill News. */
const QUOTED_SOURCE = /[”"’»]\s*[-–—]?\s*(?:[\p{Lu}\d][\p{L}\d.’'&-]*,?\s?){1,6}$/u;

/** The same after words in emphasis, which are quoted without marks: "_Do not be afraid._ Joshua 1:9 NLT". */
const EMPHASIZED_SOURCE =
  /[.!?…][”"’»]?[*_]+\s*(?:[-–—]\s*)?(?:[\p{Lu}\d][\p{L}\d.:’'&-]*,?\s?){1,6}$/u;

/** Who said what stands in marks or in emphasis, behind a dash: "“She called me.” — **A.B.**, guest since May". */
const SIGNED = /[.!?…](?:[”"“’»][*_]*|[*_]+)\s*[-–—]\s*[*_]*\p{Lu}[^!?]{0,80}$/u;

/** Names in a row, and the lines of an address, behind their label: "Our team: Ann Lee, Bo Rask and Cy Holm". */
const NAMES_IN_A_ROW =
  /^(?=[^\n]*[,:]\s)(?:[\p{L}\d-]{1,16}(?:\s[\p{L}\d-]{1,16}){0,2}:\s){0,2}(?:[(#]?[\p{Lu}\d][^\s!?]*|&|[-–]|and|or|of|the|at|for|de|del|la|los|y|e|o|und|oder|von|in|im|am|bei)(?:\s(?:[(#]?[\p{Lu}\d][^\s!?]*|&|[-–]|and|or|of|the|at|for|de|del|la|los|y|e|o|und|oder|von|in|im|am|bei))*$/u;

/** Who said what has just been quoted, and names behind their label: "Photos: Ann Lee, Bo Rask"; the name of a site behind a bar. */
const SOURCE = /[.!?…][”"»“]\s|\|\s|:\s(?:\p{Lu}[\p{L}’'-]+(?:,?\s|$))+$/u;

/** A name of up to six words, as that of whoever signs, or where somebody works: "Hospital La Fe". */
const NAME =
  /^(?:\p{Lu}[\p{L}’'.-]*|de|del|la|el|los|las|y|e|of|the|von|und)(?:\s(?:\p{Lu}[\p{L}’'.-]*|de|del|la|el|los|las|y|e|of|the|von|und|&)){1,5}$/u;

/** The label of keywords that are separated by full stops: "Genre: Drama. Film noir. Independent". */
const KEYWORDS =
  /^[*_]{0,2}\p{Lu}[\p{L} ]{2,24}:[*_]{0,2}\s(?:(?:[^\s.]+\s){0,3}[^\s.]+(?:\.\s|$))+$/u;

/** A label with its value, in the place of a last sentence: "Lead time: 6 weeks". */
const LABELED = /^\p{Lu}[\p{L} -]{2,24}:\s\S+(?:\s\S+){0,3}$/u;

/** The line of copyright, whose parts are often separated by full stops. */
const COPYRIGHT =
  /^(?:©|\(c\)|copyright(?!\p{L}))|(?:all rights reserved|alle rechte vorbehalten|todos los derechos reservados)$/iu;

/** The length of the last word if its sentence has no full stop and the one before it has; else 0. */
export function stopless(text: string): number {
  const at = text.lastIndexOf('. ');
  if (at < 0 || !SENTENCE_END.test(text.slice(Math.max(0, at - WORD_BEFORE), at))) return 0;
  const last = text.slice(at + 2);
  const line = last.slice(last.lastIndexOf('\n') + 1);
  if (COPYRIGHT.test(text) || QUOTED_SOURCE.test(text) || SOURCE.test(last)) return 0;
  if (EMPHASIZED_SOURCE.test(text) || SIGNED.test(text) || NAMES_IN_A_ROW.test(last)) return 0;
  if (NAME.test(line) || LABELED.test(line) || KEYWORDS.test(text)) return 0;
  return OPEN_SENTENCE.test(last) ? last.length - last.search(/\S+$/) : 0;
}

/** A sentence inside a text that ends with a word that cannot end one. */
export const DANGLING_INSIDE: Readonly<Record<string, RegExp>> = {
  en: / (?:and|or|the|(?<!\b(?:just|simply)\s)because|your|our)\.(?=\s|$)/,
  es: / (?:los|las|de|del|porque|sus)\.(?=\s|$)/,
  de: / (?:und|oder|der|dem|weil|dass|unser|sowie)\.(?=\s|$)/,
};

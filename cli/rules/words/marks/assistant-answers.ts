/** What a text is called that was asked for. */
const TEXT = '(?:version|paragraph|draft|rewrite|rewording|rephrasing|translation)s?';
const TEXT_ES =
  '(?:versión|versiones|párrafo|borrador|propuesta|redacción|traducción|texto (?:mejorad|revisad|corregid|reescrit|adaptad|traducid)o)';
const TEXT_DE =
  '(?:fassung(?:en)?|absatz|entwurf|version(?:en)?|variante|formulierung|überarbeitung|übersetzung|textvorschlag)';

/** Words for a text that has been worked on. */
const REWORKED =
  '(?:revised|rewritten|reworded|rephrased|polished|proofread|more (?:concise|engaging|natural)(?: and \\p{L}+)?)';
const REWORKED_DE =
  '(?:überarbeitet|umformuliert|verbessert|gekürzt|optimiert|korrigiert|neu formuliert|umgeschrieben)e[nrms]?';
const REWORKED_ES = '(?:mejorad|revisad|corregid|reescrit|pulid|optimizad|adaptad)[oa]';

/**
 * Words around a text that a language model wrote, copied with it: "Sure, here is a warmer version:". They are found on pages in any
 * language.
 */
export const ANSWERED = new RegExp(
  [
    `(?:^|[.!]\\s)(?:sure|certainly|of course|absolutely|great)(?: thing)?[,!.–—]+ (?:here(?:[’']s| is| are)|below (?:is|are)|i[’']ve|i have) [^.!?\\n]{0,60}?${TEXT}(?!\\p{L})`,
    `(?<!\\p{L})here(?:[’']s| is) (?:the|a|an|your) ${REWORKED} (?:version|paragraph|draft|text|copy|headline|title|description|translation)(?!\\p{L})`,
    // "Here is the updated version of our price list" is no answer.
    "(?<!\\p{L})here(?:[’']s| is) (?:the|an?|your) (?:updated|improved|corrected|edited|shorter|translated|optimi[sz]ed) (?:version|paragraph|draft|text|copy|headline|title|description|translation)(?: (?:of|for) (?:your|the) (?:text|page|paragraph|copy|website|headline))?:",
    "(?<!\\p{L})i[’']ve (?:revised|rewritten|reworded|rephrased|polished) (?:the|your|this) (?:text|copy|paragraph|headline|description|sentence)(?!\\p{L})",
    '(?<!\\p{L})would you like me to (?:rewrite|revise|rephrase|reword|shorten (?:it|this|the (?:text|paragraph))|adjust the (?:tone|text|wording)|draft another)(?!\\p{L})',
    '(?<!\\p{L})feel free to (?:adjust|tweak|modify|edit) (?:the (?:text|wording|tone|placeholders)|(?:it|this) to (?:fit|suit|match) your (?:brand|tone|style|voice|website|business))(?!\\p{L})',
    "(?<!\\p{L})as an? (?:ai|artificial intelligence)(?: language)?(?: model| assistant)?, i(?!\\p{L})|(?<!\\p{L})(?:as|i[’']?m) an? (?:ai )?(?:large )?language model(?!\\p{L})",
    "(?<!\\p{L})let me know if you(?:[’']d| would) like (?:me to (?:adjust|change|rewrite|revise|shorten|make)|(?:any )?(?:further )?(?:adjustments|revisions|another version|a different version))",
    `(?:^|[.!]\\s)¡?(?:claro(?: que sí)?|por supuesto|desde luego|con gusto)[,!.:]+ ¡?(?:aquí (?:tienes?|está|tiene|va)|(?:aquí )?(?:te|le) (?:dejo|propongo|presento)) [^.!?\\n]{0,60}?${TEXT_ES}(?!\\p{L})`,
    `(?<!\\p{L})aquí (?:tienes?|está|tiene|va|te dejo|le dejo) (?:el|la|un|una|tu|su) (?:texto|versión|párrafo|descripción|título|redacción) (?:más \\p{L}+ y )?${REWORKED_ES}(?!\\p{L})`,
    '(?<!\\p{L})(?:quieres|te gustaría|desea|le gustaría) que (?:lo|la|te lo|se lo|el texto|la versión) (?:reescriba|reformule|redacte de nuevo)(?!\\p{L})',
    '(?<!\\p{L})como (?:un )?modelo de lenguaje(?!\\p{L})|(?<!\\p{L})como (?:una )?inteligencia artificial, (?:no|yo)(?!\\p{L})',
    `(?:^|[.!]\\s)(?:sehr |aber |na )?(?:gerne?|natürlich|klar|selbstverständlich)[,!.:–—]+ hier (?:ist|sind|kommt|kommen|wäre) [^.!?\\n]{0,60}?${TEXT_DE}(?!\\p{L})`,
    `(?<!\\p{L})hier (?:ist|kommt|wäre) (?:der|die|das|ein|eine|dein|deine|ihr|ihre) ${REWORKED_DE} (?:und \\p{L}+e[nrms]? )?(?:text|fassung|version|absatz|beschreibung|überschrift|entwurf|variante)(?!\\p{L})`,
    '(?<!\\p{L})hier (?:ist|sind|wäre) (?:ein|mein|einige|ein paar|drei|fünf) (?:text)?vorschl[aä]ge? für (?:deine?n?|ihre?n?|die|den|eine?n?) (?:website|webseite|startseite|überschrift|beschreibung|seite|text|titel)(?!\\p{L})',
    '(?<!\\p{L})(?:soll ich|möchten sie, dass ich|möchtest du, dass ich) [^.?!\\n]{0,50}(?:umformulier|umschreib|neu formulier)(?:en?)(?!\\p{L})',
    '(?<!\\p{L})als (?:ki-?|großes )?sprachmodell(?!\\p{L})|(?<!\\p{L})als ki(?:-modell)?,? (?:kann|habe|bin) ich',
  ].join('|'),
  'iu',
);

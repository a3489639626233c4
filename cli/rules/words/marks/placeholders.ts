import type { Span } from '../../../content/span-location.ts';
import { reminderIn } from './asked-colleagues.ts';
import { ANSWERED } from './assistant-answers.ts';
import { bracketedNote } from './bracketed-notes.ts';
import { isUntitled } from './untitled.ts';

/** Written parts of a page, by language: if they are announced, they are missing. */
const WRITTEN = {
  en: '(?:button |link |closing |opening )?(?:text|line)|copy|content|intro(?:duction)?|headline|heading|title|subtitle|description|paragraph|caption|tagline|slogan|lead|kicker',
  es: 'textos?|contenidos?|intro(?:ducción)?|titular|título|subtítulo|encabezado|descripción|párrafo|eslogan',
  de: 'texte?|inhalte?|einleitung|überschrift|titel|untertitel|beschreibung|absatz|slogan',
};

/** The same with media. */
const SHOWN = {
  en: `${WRITTEN.en}|photo|picture|image|logo|link|quote|testimonial|review`,
  es: `${WRITTEN.es}|foto|imagen|logo|enlace`,
  de: `${WRITTEN.de}|foto|bild|logo|link`,
};

/** What users of a template fill in. */
const SLOT = [
  '(?:first |last |full |company |business |client |customer )?name|(?:tele)?phone(?: number)?|e-?mail(?: address)?|address|street|city|town|state|zip(?: code)?|county|country|date|day|month|year|time|hours?|minutes?|days?|years?|price|amount|fee|rate|number|company|business|service|product|location|area|link|url|website|photo|picture|image|logo|text|title|headline|quote|author|x{2,}',
  'nombre|apellidos?|teléfono|número(?: de \\p{L}{1,20})?|correo(?: electrónico)?|dirección|calle|ciudad|localidad|provincia|país|fecha|día|mes|años?|horas?|horario|minutos|precio|importe|cantidad|empresa|negocio|servicio|producto|zona|lugar|enlace|foto|imagen|texto|título|autor',
  '(?:vor|nach|firmen|kunden)?name|anschrift|straße|stadt|plz|land|tag|monat|jahre?|uhrzeit|stunden?|minuten|tage|betrag|summe|firma|betrieb|leistung|produkt|gebiet|bild|titel|telefon',
  '\\p{L}*(?:nummer|datum|adresse|ort|preis|zahl|zeit|zeiten|foto)',
].join('|');

const COMMAND =
  'insert|enter|add|put|write|type|paste|replace|change|choose|your|inserte|insertar|añadir|añada|escribir|escriba|poner|completar|su|tu|ihre?n?|deine?';

/**
 * Start and end of a sentence, in the middle of which the same words may mean something else; at its end may be who is to
 * write it: (Svenja).
 */
const FIRST = '(?<=^|[.!?:]\\s+)';
const COLLEAGUE = '\\((?!(?:below|above|here|unten|oben|hier|abajo|arriba|aquí)\\))\\p{L}{2,15}\\)';
const LAST = `(?=\\s*(?:${COLLEAGUE}\\s*)?(?:[.…!:)]|$))`;

function pattern(...parts: readonly string[]): RegExp {
  return new RegExp(parts.join('|'), 'iu');
}

const MONTH =
  'january|february|march|april|may|june|july|august|september|october|november|december|januar|jänner|februar|märz|mai|juni|juli|oktober|dezember|enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre';

/** Units and persons that are counted. */
const COUNTED =
  '%|€|\\$|£|years?|months?|weeks?|days?|hours?|minutes?|miles?|km|people|customers|clients|percent|euros?|dollars?|pounds|cents?|franken|eur|usd|gbp|chf|jahren?|monaten?|wochen|tagen?|stunden?|minuten|kunden|personen|plätzen?|gästen?|mitarbeitern?|mitarbeiterinnen|prozent|kilometern?|quadratmetern?|uhr|días|horas|minutos|meses|semanas|personas|plazas|clientes|kilómetros|por ciento';

/** A question, up to the end of its last word: "Was mache ich danach". */
const ASKED =
  "(?:^|[.!?:]\\s|\\()(?:was|wer|wen|wem|wie|wo|wohin|woher|wann|warum|wieso|weshalb|welche[rnms]?|nur wie|kann|kannst|können|soll|sollen|darf|dürfen|gibt es|what|who|how|why|where|when|which|can|could|should|qué|quién|cómo|dónde|cuándo|cuál) (?:[^.!?:\\n]+ )?[\\p{L}’']+";

/** Placeholders that are independent of language. */
const ANYWHERE = pattern(
  // Filler text of print shops.
  '(?<!\\p{Ll} )\\blorem(?: ipsum)?\\b|\\blorem ipsum[.,]? dolor|\\bipsum dolor\\b|\\bdolor sit amet\\b|\\bconsectetur adipisci',
  // [phone number], [insert photo], <your city>
  `(?<!\\[)\\[\\s*(?:(?:${COMMAND})\\s[^[\\]\\n]{1,40}|${SLOT})\\s*\\](?!\\()`,
  // [neighborhood], alone in its text; a person and a time that a writer has to look up: (confirm year)
  '^\\s*\\[\\s*(?!(?:laughter|laughs?|laughing|applause|music|pause|silence|inaudible|crosstalk|sic)\\])\\p{L}[^[\\]\\n]{0,40}\\]\\s*$',
  '\\((?:confirm|verify|double-?check|look up|confirmar|comprobar|verificar|preguntar(?:le)? a|noch (?:prüfen|klären)|(?:bitte )?(?:prüfen|klären|nachfragen|nachsehen))(?![ :](?:us|first|ahead|at|for|by|with (?:the|your|an?) (?:firm|bank|provider|insurer|airline|school|council|venue|agent|supplier|manufacturer|company|accountant|solicitor|doctor)|[^()]{1,40} (?:at|on|via) [\\w-]+(?:\\.[\\w-]+)+\\)|before|about|when|if|the (?:office|counter|desk|shop|driver|staff)|your|nuestr|con (?:su|tu|vuestro)|bei (?:uns|ihr)|por teléfono|con antelación|en (?:la|el))(?!\\p{L}))(?:[ :][^()\\n]{1,30})?(?:(?<!nachfragen)[!…]+)?\\)',
  // (Ruth to check the figure); (update before this goes live)
  '[(\\[](?!(?:you|owners?|customers?|clients?|tenants?|landlords?|buyers?|sellers?|guests?|parents?|students?|pupils?|drivers?) )\\p{L}+ to (?:check|confirm|verify|supply|send|rewrite|approve|sign off)(?: [^()[\\]\\n]{1,50})?[)\\]](?!\\()',
  '[(\\[](?:[^()[\\]\\n]{1,30} )?(?:check|confirm|update|fix|replace|ask|remove|delete|add|finish|rewrite)(?: [^()[\\]\\n]{1,40})? before (?:this|it|we|going|publishing)(?: (?:goes?|is|are))?(?: (?:live|online|published|out))?[)\\]](?!\\()',
  '[(\\[][^()[\\]\\n]{0,40}(?:vor (?:dem )?(?:livegang|launch|go-live)|vor (?:der )?veröffentlichung|antes de (?:publicar|subirlo|subir la))[^()[\\]\\n]{0,20}[)\\]](?!\\()',
  `<(?:${COMMAND})\\s[^<>\\n]{1,40}>`,
  // <CITY>, <Name>; the names of elements are reported as markup
  `(?<!<)<(?!(?:address|time|link|title|text|image|picture)>)(?:${SLOT})>(?!>)`,
  // A question of several words may be asked loudly, and "Die drei ???" are the heroes of books.
  `(?=\\?{3})(?<!\\?|${ASKED}|(?<!\\p{L})drei )\\?{3,}|\\basdf\\w*|\\bwww\\.example\\.(?:com|org|net)\\b`,
  // We have ?? vans; ?? Euro; Price: ??; xxx vans
  `(?<=(?:^|[\\p{Ll}\\d:,€$£] ))\\?\\?(?= ?(?:${COUNTED})(?!\\p{L})|$(?<=(?:: |^)\\?\\?))|(?<=(?<!\\p{L})(?:have|has|than|over|about|around|costs?|with|are|haben|hat|über|rund|etwa|mit|kostet|tenemos|hay|cuesta|unos|unas|más de) )(?:\\?\\?(?= \\p{Ll}{3,})|xxx+(?!\\p{L}))`,
  // Texts that consist of a mark.
  '^\\s*(?:x{2,}|tb[acd]|foo(?: ?bar)?|bla(?: bla)*|blah(?: blah)*|pendiente|por definir|folgt(?: noch)?|fehlt noch|_{2,})[.!]?\\s*$',
  '^\\s*(?:coming soon|more (?:to come|soon|to follow)|under construction|work in progress|wip|to be (?:announced|confirmed|determined|defined|decided|continued|written|added|supplied|completed|filled(?: in)?|translated|provided|done)|(?:muy )?pronto|próximamente|en construcción|en breve|(?:mehr )?demnächst(?: mehr)?|in kürze(?: mehr)?|in arbeit|im aufbau|in bearbeitung|wird (?:noch )?ergänzt)\\s*[.!…]*\\s*$',
  // XX years; XX Euro; € XX; 20XX; 555-XXXX
  `(?<![\\p{L}\\d]|siglo )x{2,3} ?(?:${COUNTED})(?!\\p{L})`,
  // [X] days; a checked box has no unit after it.
  `(?<=[\\p{L},] )\\[\\s*x\\s*\\] ?(?:${COUNTED})(?!\\p{L})`,
  '(?<=[$€£] ?|(?<!\\p{L})(?:eur|usd|gbp|chf) )(?:x{2,3}|_{2,})(?![\\p{L}_])|(?<!\\d)(?:19|20)xx(?!\\p{L})|(?<=\\d[ .-])(?<!\\d\\.\\d+\\.)x{3,4}(?!\\p{L}|\\.x)',
  // XX.XX.2026; 15/XX/2026; XX. Mai; May XX; XX:XX; XX,XX
  '(?<![\\p{L}\\d])(?:(?:xx|\\d{1,2})[./-]xx[./-](?:xx(?:xx)?|\\d{2,4})(?![\\p{L}\\d])|xx[./-]\\d{1,2}[./-]\\d{2,4}(?!\\d)|xx\\.xx\\.|(?:xx|\\d{1,2}):xx(?!\\p{L})|xx:\\d\\d(?!\\d)|xx[.,]xx(?!\\p{L})|xx,[-–])',
  `(?<![\\p{L}\\d])(?:xx(?:\\.| de)? (?:${MONTH})|(?:${MONTH}) xx)(?!\\p{L})`,
);

/** Marks of what is to come that are words of finished texts as well: a slope, a step that is still to do, news. */
export const MARK_OR_WORD =
  /^\s*(?:pendiente|(?:muy )?pronto|próximamente|en breve|en construcción|demnächst|in kürze|in arbeit|im aufbau|coming soon)\s*$/iu;

/** Directly after “your name here”: how it is put on what is made. */
const INSCRIBED =
  ',? (?:engraved|printed|painted|carved|cut|chiselled|embroidered|stitched|sewn|burnt|stamped|cast|etched|piped|in (?:gold|silver|brass|bronze|enamel|icing|chocolate|chalk|neon|lights|stone|wood|glass|leather|thread))(?!\\p{L})';

/** Behind “placeholder”, what it is the name of, as long as that is no part of a page: a card at a seat, a ring. */
const NO_THING = `(?! (?!(?:${SHOWN.en}|for|until|till|here|only|now|and|or|to|that|which|while|because|is|was|are|as|in|on|at|by|with|we|from|data|content|values?|names?|numbers?|prices?|sections?|pages?|entry|answers?|bio|address|details?|photos|pictures|images|quotes|reviews|logos|links)\\b)\\p{Ll}{3,})`;

/** Behind the German one, where the thing is, or what it keeps free: at a table, between teeth. */
const HOLDS_PLACE =
  's?n? (?:(?:am|auf dem|im|in der|an der|an jedem|zwischen|aus (?:holz|draht|stein|kunststoff|papier|metall))(?!\\p{L})|(?:hält|halten|sitzt|sitzen|sichert|sichern|bewahrt|verhindert|verhindern)(?!\\p{L}))';

/** Before “Mustertext”, who offers it: the law, an authority or a business, to be copied by its readers. */
const OWN_SAMPLE =
  '(?<!(?:gesetzlich|amtlich|offiziell|behördlich|unser|kostenlos|fertig|folgend|passend)(?:e[nrms]?)? )';

/** Announcements of missing texts. Templates in any language contain English ones. */
const ENGLISH = pattern(
  // Your text here; insert intro here; text goes here; copy to come; description pending
  `\\byour (?:${SHOWN.en}|name|(?:business|company) name) here\\b(?!\\?|${INSCRIBED})`,
  `(?<!\\b(?:we|i|they)(?:['’]ll| will| may| always| then)? )\\b(?:insert|add|put|enter|type|write|paste) (?:(?:the|a|an|your|some|this|more) )?(?:${WRITTEN.en}) here\\b`,
  `${FIRST}(?:insert|add|put|paste) (?:(?:the|a|an|some|this|more|another) )?(?:${SHOWN.en}) here(?=\\s*${COLLEAGUE}\\s*(?:[.!]|$))`,
  `${FIRST}(?:insert|paste) (?:[\\p{L}’'-]+ ){1,5}here${LAST}`,
  `\\binsert (?:(?:the|a|an|your|some) )?(?:${SHOWN.en})\\b`,
  `\\b(?:${SHOWN.en})(?: is| are)? (?:still )?(?:(?:to come|to follow|tb[acd])${LAST}|(?:goes here|to be (?:added|written|supplied))\\b)`,
  `${FIRST}(?:the )?(?:${WRITTEN.en})(?: is)? (?:still )?(?:pending|missing|coming(?: soon)?|follows)${LAST}`,
  `^\\s*(?:${SHOWN.en}) here[.!]?\\s*$`,
  `\\b(?:placeholder(?: text)?${NO_THING}(?! (?:on|in) (?:your|my|our|the) (?:\\p{L}+ )?(?:calendar|diary|agenda)\\b)|(?:dummy|sample|filler) text)\\b`,
);

const SPOKEN: Readonly<Record<string, RegExp>> = {
  es: pattern(
    // Texto pendiente; aquí va el texto; insertar foto; falta el título
    `${FIRST}(?:(?:una? )?(?:${SHOWN.es})|(?:el|la) (?:${SHOWN.es}) (?:todavía|aún|está|queda)) (?:(?:todavía|aún|está|queda) )?(?:pendientes?|por (?:definir|escribir|completar|añadir)|aquí|próximamente)${LAST}`,
    `${FIRST}(?:aquí (?:va|irá|viene|falta)|faltan?|próximamente|insert(?:ar|e|a)|añad(?:ir|a|e)|pon(?:er|ga|gan)|escrib(?:ir|a|e))(?: aquí)? (?:(?:el|la|un|una|los|las|su|tu|más) )?(?:${SHOWN.es})(?: aquí)?${LAST}`,
    '(?<!\\p{L})(?:textos? de (?:ejemplo|relleno|prueba)|pendiente de (?:redactar|escribir|traducir)|fulano de tal)(?!\\p{L})',
  ),
  de: pattern(
    // Hier kommt noch Text; Text folgt; Foto einfügen
    `(?<!\\p{L})hier (?:kommt|folgt|steht|fehlt|soll|könnte)(?: (?:noch|später|bald|dann|demnächst|mal|ein|eine|der|die|das|ihr|ihre))* (?:${WRITTEN.de})(?: (?:hin|rein|stehen|hinein))?${LAST}`,
    `${FIRST}hier fehl(?:t|en)(?: (?:noch|ein|eine|das|die|der))* (?:${SHOWN.de})${LAST}`,
    `${FIRST}(?:(?:hier|bitte|noch) )*(?:(?:der|die|das|den|ein|eine|einen|ihr|ihre|ihren) )?(?:${SHOWN.de}) (?:(?:kommt|folgt|fehlt|fehlen|folgen)(?: (?:noch|später|bald|demnächst|hier))*|(?:hier )?(?:einfügen|ergänzen|einsetzen|nachreichen))${LAST}`,
    `${FIRST}(?:hier (?:noch )?|noch )(?:(?:der|die|das|den|ein|eine|einen) )?(?:${SHOWN.de}) (?:zu[mr]?|über|von|vo[mn]|für|mit) [^.!?\\n]{2,40} (?:einfügen|ergänzen|einsetzen|nachreichen)${LAST}`,
    `\\b(?:platzhaltertexte?|platzhalter(?!${HOLDS_PLACE})|(?:blind|füll|beispiel)texte?|${OWN_SAMPLE}mustertexte?|muster(?:mann|frau|straße|stadt|firma|hausen)|(?:muster|beispiel) (?:gmbh|ag|ug|kg))\\b`,
  ),
};

/** Marks in capitals: "todo" is a Spanish word, also in front of others in capitals, and before a colon so are notes to oneself. */
const MARK =
  /\b(?:TBD|(?<=(?:^|[:(|])\s?)TBC(?![/-])|TBA|TODO(?!['’]s\b|-(?:[Ll]ist|[Aa]pp|Eintr|Punkt)| (?:AL?|CON|DEL?|EL|EN|ES|L[AO]S?|PARA|POR|QUE|SE|SIN|SOBRE|UNA?|INCLUIDO)\b)|FIXME|XXX+(?![ -]?L\b))\b|\b(?:PENDIENTE|PENDING|POR (?:CONFIRMAR|REVISAR)|TO (?:CONFIRM|CHECK|VERIFY)|NOCH (?:OFFEN|KLÄREN|PRÜFEN)|NACHFRAGEN|NACHTRAGEN|ZU KLÄREN):|(?<=(?:^|[.!?] ))PENDIENTE[.!]?$|(?<!\b(?:siglos? (?:XIX y )?|del |el |Ludwig |Louis |Luis |Papst |Pope |Papa |Bowl |Size |size |Größe |talla ))\bXX(?= (?!century|Jahrh|siglo|edici|anniv|anivers|Olymp|large|grande|chromosom|cromosom|was\b|has\b)\p{Ll}{2,}(?:s|e|en|n)\b)/u;

/** What English editors write for text to come; in German it is an insurance, and before a hyphen part of a name. */
const TO_COME = /(?<![\w-])T(?:K|BC)(?![\w-])/;

const HEADING =
  /^(?:(?:step |card |section |item |feature |benefit |service |question |page |your )?(?:heading|headline|header|title|subtitle)(?: (?:goes )?here)?|(?:(?:zwischen)?überschrift|titel|untertitel)(?: hier)?|(?:encabezado|título|subtítulo|titular(?= aquí| ?\d))(?: aquí)?|h[1-6])(?: ?\d{1,2})?$/i;
const TEXT =
  /^(?:(?:your |step |card |section |item |feature |benefit |service )?(?:text|copy|body|content|paragraph|description|intro)(?: (?:goes )?here)?|(?:absatz|beschreibung|inhalt|einleitung|text)(?: hier)?|(?:texto|párrafo|contenido|descripción|introducción)(?: aquí)?)(?: ?\d{1,2})?[.!]?$/i;

/** Names for a button, instead of what it does. */
const BUTTON =
  /^(?:(?:button|cta|link)(?: (?:text|label|title|name|here))?|label|texto del (?:botón|enlace)|botón|buttontext|linktext|schaltfläche)(?: ?\d{1,2})?$/i;

/** Numbered entries of a template; steps and questions are also numbered in finished lists. */
const ENTRY =
  /^(?:benefit|advantage|feature|guarantee|bullet(?: point)?|(?:list )?item|testimonial|vorteil|merkmal|(?:stich|listen)punkt|eintrag|beneficio|ventaja|característica|garantía|testimonio) ?\d{1,2}[.!]?$/i;

/** Names for a picture, instead of its content. */
const PICTURE = /^(?:image|picture|photo|logo|foto|bild|imagen)(?: ?\d{1,2})?$/i;

const HEADINGS = new Set<PropertyKey>(['heading', 'headline', 'title', 'subtitle']);
const BUTTONS = new Set<PropertyKey>([
  'directCTA',
  'transitionalCTA',
  'book',
  'call',
  'chat',
  'label',
  'submit',
]);
const TEXTS = new Set<PropertyKey>(
  'text intro description answer quote subheadline body note subtitle paragraphs'.split(' '),
);

/** Directly before the Spanish word for all in capitals, and no mark: "con TODO el equipo", "lo damos TODO". */
const SPANISH_ALL = /(?<!\p{L})\p{Ll}+\s$/u;

/** A mark of what is to come; in Spanish, "TODO" behind a word in small letters is one of the sentence. */
function markIn(text: string, language: string): RegExpExecArray | null {
  const found = MARK.exec(text);
  const isWord =
    found?.[0] === 'TODO' &&
    language.startsWith('es') &&
    SPANISH_ALL.test(text.slice(0, found.index)) &&
    !/^\s?[:)-]/.test(text.slice(found.index + found[0].length));
  return isWord ? null : found;
}

/** The text that should have been replaced, and its position; null if there is none. */
export function findPlaceholder(text: string, language: string): RegExpExecArray | null {
  const spoken = SPOKEN[language.slice(0, 2)];
  const toCome = language.startsWith('en') ? TO_COME.exec(text) : null;
  return (
    ANYWHERE.exec(text) ??
    markIn(text, language) ??
    toCome ??
    ENGLISH.exec(text) ??
    ANSWERED.exec(text) ??
    spoken?.exec(text) ??
    bracketedNote(text) ??
    reminderIn(text)
  );
}

/** True for signs within a note that was left over, which is told as a whole. */
export function isInPlaceholder(text: string, [start, end]: Span, language: string): boolean {
  const found = findPlaceholder(text, language);
  return found !== null && found.index < start && end < found.index + found[0].length;
}

/** True if a text is only the name of a part, such as "Heading". */
export function isNameOfPart(text: string): boolean {
  const words = text.trim();
  return (
    [HEADING, TEXT, PICTURE, BUTTON, ENTRY].some((part) => part.test(words)) || isUntitled(words)
  );
}

/** True for a text that only says what it should be: "Heading" above a section, "Text 1" in a card. */
export function namesItself(path: readonly PropertyKey[], text: string): boolean {
  const key = path.findLast((step) => typeof step === 'string') ?? '';
  return (
    ENTRY.test(text.trim()) ||
    ((HEADINGS.has(key) || path[0] === 'headings') &&
      (HEADING.test(text.trim()) || isUntitled(text))) ||
    (TEXTS.has(key) && TEXT.test(text.trim())) ||
    (BUTTONS.has(key) && BUTTON.test(text.trim())) ||
    (key === 'alt' && PICTURE.test(text.trim()))
  );
}

/** What a writer has to look for or write; a date may honestly come later. */
import { matchesIn } from '../../../content/text-rules/matches-in.ts';
import { asksColleague } from './asked-colleagues.ts';

const PART = {
  en: '(?:text|copy|words?|photos?|pictures?|images?|logo|link|quote|caption|price|fee|rate|figure|number|name|address|phone(?: number)?|hours|title|source)',
  de: '(?:text|satz|foto|bild|logo|link|zitat|beleg|quelle|preis|betrag|zahl|zahlen|texte|fotos|bilder|preise|namen?|adresse|anschrift|(?:telefon|haus|konto|steuer)?nummer|öffnungszeiten|uhrzeit|titel|beschreibung|überschrift)',
  es: '(?:textos?|fotos?|im[aá]gen(?:es)?|logo|enlace|cita|precios?|importe|tarifas?|cifras?|números?|nombres?|dirección|teléfono|horarios?|título|descripción)',
};

/** Verbs at the end of what a writer asks of a colleague, in German. */
const DE_TASK =
  '(?:einfügen|ergänzen|einsetzen|eintragen|einpflegen|nachtragen|nachreichen|ausfüllen|hinzufügen|aktualisieren|anpassen|austauschen|ersetzen|hochladen|verlinken|überarbeiten|umformulieren|übersetzen|recherchieren|erfragen|nachfragen|nachsehen|prüfen|überprüfen|klären|abklären|schreiben|formulieren|bestätigen|checken|besprechen|anfragen|anfordern|besorgen|kontrollieren|heraussuchen)';
const DE_DONE =
  '(?:ergänzt|nachgereicht|nachgetragen|eingefügt|eingetragen|hinzugefügt|aktualisiert|geklärt)';
const DE_LATER = '(?: (?:noch|bald|später|demnächst|hier|in kürze))*';

const ES_TASK =
  '(?:insert(?:ar|e|a)|añad(?:ir|a|e)|agreg(?:ar|ue|a)|pon(?:er|ga)?|complet(?:ar|e|a)|rellen(?:ar|e|a)|escrib(?:ir|a|e)|inclu(?:ir|ya|ye)|coloc(?:ar|que|a)|sub(?:ir|a|e)|actualiz(?:ar|a)|revis(?:ar|a)|confirm(?:ar|a)|comprobar|verificar|cambi(?:ar|a)|sustituir|reemplazar|busc(?:ar|a)|traduc(?:ir|e)|redactar|preguntar)';
const ES_OPEN =
  '(?:(?:pendientes?|(?:por|a) (?:confirmar|definir|determinar|completar|añadir|poner|revisar|escribir))(?: (?:todavía|aún))?)';

const EN_TASK =
  '(?:insert|add|enter|put|write|type|paste|replace|change|choose|update|fix|fill in|look up|find|upload|check|confirm|verify|rewrite|translate|supply|need)';
const EN_OPEN =
  '(?:tb[acd]|pending|missing|to (?:come|follow)|to be (?:confirmed|added|supplied|decided|determined|written|completed|filled in|provided|updated)|(?:coming|more) soon)';

function whole(...contents: readonly string[]): RegExp {
  return new RegExp(`^(?:${contents.join('|')})[.!…:]*$`, 'iu');
}

/** What a writer doubts about the sentence before, in brackets of either kind; a reader asks whether it is still safe. */
const DOUBTS = [
  // is this still true?; better example needed; needs a source; reword this
  '(?:is|are) (?:this|that|these|those) (?:still )?(?:true|correct|accurate)\\?+|still (?:true|correct|accurate)\\?+|(?:source|citation)(?:\\?+| needed)',
  '(?:find |use |pick |needs? )?(?:an? )?(?:better|stronger|real|local) (?:example|wording|phrase|line|headline|quote|caption) (?:needed|wanted|please)|(?:find|use|pick|needs?) an? (?:better|stronger|real|local) (?:example|one|wording|phrase|line|headline|quote|caption)',
  'needs? (?:rewording|rewriting|proofreading|fact-?checking|a (?:source|citation|rewrite))|(?:maybe |perhaps )?(?:reword|rephrase)(?: this(?: (?:line|sentence|part|bit))?)?',
  // stimmt das noch?; besseres Beispiel suchen
  'stimmt das(?: noch| so| überhaupt)?\\?+|(?:ist|gilt|stimmt) das noch (?:aktuell|richtig|so)\\?+|(?:quelle|beleg)\\?+|(?:hier )?(?:besseres beispiel|bessere formulierung|besseres zitat|besserer titel) (?:suchen|finden|nötig|einfügen)',
  // ¿sigue siendo cierto?; buscar un ejemplo mejor
  '¿?(?:esto )?sigue siendo (?:cierto|verdad|correcto|así)\\?+|¿?esto es (?:cierto|correcto)\\?+|¿?fuente\\?+|(?:buscar|poner|pensar|encontrar) (?:un|una|otro|otra) (?:ejemplo|frase|cita|título) mejor',
  // I have to check this; not sure about this; muss ich noch prüfen; tengo que comprobarlo
  "(?:(?:i|we) )?(?:still )?(?:need|have) to (?:double[- ]?)?check(?: (?:this|that|it))?|(?:(?:i[’']m|we[’']re) )?not sure (?:about|if|whether) (?:this|that)(?: (?:is (?:still )?(?:true|right|correct|ok(?:ay)?)|still holds|one|number|price|figure|date|line))?",
  '(?:das )?(?:muss|müssen) (?:ich|wir) (?:das )?noch (?:mal |einmal )?(?:prüfen|nachsehen|nachfragen|checken)|(?:ich )?bin (?:mir )?nicht sicher(?:, ob (?:das|es) (?:noch |so )?(?:stimmt|passt))?',
  '(?:lo )?(?:tengo|tenemos) que (?:comprobar|confirmar|revisar|mirar|preguntar)(?:lo)?|no (?:estoy|estamos) segur[oa]s? (?:de esto|de si|si) ?(?:(?:esto )?(?:es|sigue siendo) (?:así|cierto|correcto))?',
];

const LATER = {
  en: '(?:later|tomorrow|soon|again|before (?:publishing|launch|it goes live))',
  de: '(?:später|noch|morgen|bald|nochmals?|noch mal|vor dem livegang)',
  es: '(?:luego|después|mañana|pronto|más (?:tarde|adelante)|otra vez|antes de publicar)',
};

/** A state of a text that is no finished one, and what its writer has put off. */
const UNFINISHED = [
  // Draft 2; Draft 2, shorten later; rough draft, polish later; rewrite this later
  `(?:draft|version) (?:no\\.? ?)?\\d{1,2}[,;:–-]? (?:please )?[\\p{L}’' ]{3,40}${LATER.en}|draft (?:no\\.? ?)?\\d{1,2}(?:[,;:] [^;]{1,40})?`,
  `(?:rough|first|second|third|early|working) draft[,;:–-] [^;]{1,40}`,
  `(?:reword|rephrase|rewrite|proofread|flesh out|tighten up)(?: (?:this|it|that))?(?: (?:part|bit|line|text|section|sentence|paragraph))? ${LATER.en}`,
  // Entwurf 2; Entwurf 2, später kürzen; noch umschreiben
  `(?:\\d\\. )?(?:roh)?(?:entwurf|fassung)(?: \\d{1,2})?[,;:–-] [^;]{0,30}${LATER.de} \\p{L}+en|(?:roh)?entwurf \\d{1,2}(?:[,;:] [^;]{1,40})?`,
  `(?:(?:das|text|satz|absatz) )?${LATER.de} (?:umschreiben|umformulieren|gegenlesen|korrekturlesen|ausformulieren)`,
  // borrador 2; borrador 2, acortar luego; reescribir luego
  `(?:borrador|versión) \\d{1,2}[,;:–-] [^;]{3,40}${LATER.es}|borrador \\d{1,2}(?:[,;:] [^;]{1,40})?`,
  `(?:reescribir|reformular|redactar mejor|pulir el texto)(?:l[oa])? ${LATER.es}`,
];

/** Contents of square brackets, which no finished text puts around a task. */
const SQUARE = whole(
  // Namen noch ergänzen; Preis wird nachgereicht; Text folgt; noch zu klären
  `[^,;]{1,40} ${DE_TASK}`,
  `(?:[^,;]{1,30} )?(?:wird|werden) (?:noch |bald |später )*${DE_DONE}`,
  `(?:[^,;]{1,30} )?(?:folg(?:t|en)|fehl(?:t|en)|noch (?:offen|unklar)|(?:noch )?zu (?:klären|prüfen|ergänzen))${DE_LATER}`,
  // insertar foto; precio por confirmar; falta el precio
  `(?:aquí )?${ES_TASK} [^;]{1,40}|(?:[^,;]{1,30} )?${ES_OPEN}|faltan? [^,;]{1,30}`,
  // check with Tom; team photo here; price to follow
  `(?:${EN_TASK}|ask) (?!of |for )[^;]{1,40}|(?:[\\p{L}’' ]{1,20} )?${PART.en} (?:goes )?here`,
  `(?:more|something) here|(?:[^,;]{1,30} )?${EN_OPEN}|(?:citation|source) needed`,
  // manager's name; Name des Meisters; número de licencia
  "[\\p{L}’']{2,20} (?:name|phone|telephone|address|e-?mail|price|photo)",
  '(?:name|number|anzahl|zahl|telefonnummer|adresse|nombre|número|dirección) (?:of|des|der|unsere[rs]|del?) [^,;]{1,30}',
  // link to prices; talk to Ana; hablar con Ana; mit Ana reden
  '(?:link|enlace|verweis) (?:to|a|auf|zu[mr]?) [^;]{2,40}|(?:talk|speak) to [^;]{2,40}|(?:hablar|consultar|comentar|ver) (?:con|a) [^;]{2,40}|mit [^;]{2,30} (?:reden|sprechen)',
  '(?:todo|to do|to-do|fixme|tk)(?:[: ].{0,40})?|\\?+|_{3,}|x{2,}',
  // how many years?
  ...DOUBTS,
  ...UNFINISHED,
  '(?:how|which|what|who|when|wie|welche[rs]?|was|wer|wann|¿?(?:cuánt[oa]s?|cuál(?:es)?|qué|quién))(?: [^;]{1,30})?\\?',
);

/** Contents of round brackets: they may also ask visitors for something, and announce what has no date yet. */
const ROUND = whole(
  // hier Text ergänzen; Foto einfügen; Preis folgt noch; wird noch ergänzt
  `(?:hier|noch) ${PART.de} ${DE_TASK}|(?:noch |bitte noch )${DE_TASK}`,
  `${PART.de} (?:(?:noch|hier) )*(?:einfügen|ergänzen|einpflegen|nachtragen|recherchieren|erfragen)`,
  // Foto von Jörg noch einfügen; photo of Jane to follow; falta la foto de Ana
  `${PART.de} (?:vo[nm]|de[srn]|aus|für|mit) [^,;]{2,40} (?:noch|bitte) (?:hier )?${DE_TASK}`,
  `(?:insert|add|paste|upload) (?:(?:the|a|an|our|his|her|more) )?${PART.en} (?:of|from|for) [^,;]{2,40}|${PART.en} (?:of|from) [^,;]{2,40} (?:goes here|missing|to (?:come|follow)|to be (?:added|supplied))`,
  `(?:insertar|añadir|agregar|poner|subir|faltan?)(?: aquí)? (?:(?:el|la|los|las|un|una) )?${PART.es} del? [^,;]{2,40}|${PART.es} del? [^,;]{2,40} (?:pendiente|por (?:añadir|poner|confirmar))`,
  `(?:${PART.de} )?(?:wird|werden) (?:noch |bald |später )+${DE_DONE}`,
  // Preis prüfen; Zahl bitte nochmal checken
  `${PART.de} (?:(?:noch|nochmals?|noch mal|bitte) )*(?:prüfen|überprüfen|checken|nachsehen|nachschauen|aktualisieren|bestätigen|klären|anfragen|kontrollieren)`,
  // Preis?; Zahl stimmt?; price?; ¿precio?; needs photo; check price
  `${PART.de}(?: (?:stimmt(?: noch| so)?|noch aktuell|korrekt|richtig))?\\?+|${PART.en}(?: (?:still )?(?:right|correct|true|ok))?\\?+|¿?${PART.es}(?: (?:actual|correct[oa]))?\\?+`,
  `needs? (?:a |an |the |new |better )?${PART.en}|(?:re-?)?check (?:price|fee|rate|figures?|number|name|spelling|wording|address|phone(?: number)?|date|caption|source|quote)`,
  `${PART.de} (?:folg(?:t|en)|fehl(?:t|en)|noch (?:offen|unklar))${DE_LATER}|(?:folgt|fehlt) noch|noch zu (?:klären|prüfen|ergänzen)`,
  // aquí va el texto; insertar foto; falta el precio; por confirmar
  `aquí (?:va|falta|${ES_TASK}) (?:(?:el|la|los|las|un|una|más) )?${PART.es}`,
  `(?:insertar|añadir|agregar|poner|completar|faltan?) (?:(?:el|la|los|las|un|una) )?${PART.es}(?: aquí)?|falta (?:confirmar|completar|revisar|poner)`,
  // revisar el precio; ojo: revisar
  `(?:ojo:? )?(?:revisar|comprobar|verificar)(?: (?:(?:el|la|los|las|este|esta|estos|estas) )?${PART.es}| esto)?`,
  `(?:${PART.es} )?(?:pendiente|pendiente de (?:confirmar|definir|redactar)|por (?:confirmar|definir|determinar|completar|escribir))`,
  // insert photo; photo here; price to follow; to be confirmed
  `(?:insert|add|put|paste|need) (?:(?:the|a|an|our|his|her|more) )?${PART.en}(?: here)?|(?:text|copy|photo|picture|image|logo|quote) (?:goes )?here`,
  // check this; double-check the price
  '(?:please |pls )?(?:double[- ]?check|re-?check|check) (?:(?:the |this |that )?(?:price|figures?|wording|spelling|number|source|facts?|caption)|this|that)',
  `${PART.en} ${EN_OPEN}|tb[acd]|to be (?:confirmed|added|supplied|determined|completed|filled in)`,
  ...DOUBTS,
  ...UNFINISHED,
  '(?:todo|to do|to-do|fixme)(?:[: ].{0,40})?|\\?{2,}|_{3,}',
);

/** A bracket with its content; one before an address is a link. */
const BRACKET = /(?<![[\]!\\])\[([^[\]\n]{1,70})\](?![([:])|\(([^()\n]{2,70})\)/gu;

/** Names that a button or key of a program has: press [Insert here]. */
const UI =
  /(?:press|click|tap|choose|select|drücken Sie|klicken Sie auf|tippen Sie auf|pulse|haga clic en)(?: on| auf| en)? $/iu;

/** A day of the calendar, which its organizer may still have to confirm. */
const DAY =
  /(?:\d\.? (?:de )?\p{L}{3,}(?: (?:de )?\d{4})?|\p{L}{3,} \d{1,2}(?:st|nd|rd|th)?(?:, \d{4})?|\d{1,2}[./]\d{1,2}[./](?:\d{2,4})?) $/u;

/** What a writer has left in brackets for a colleague, and its position; null if there is nothing. */
export function bracketedNote(text: string): RegExpExecArray | null {
  for (const found of matchesIn(text, BRACKET)) {
    const [, square, round = ''] = found;
    const before = text.slice(Math.max(0, found.index - 40), found.index);
    const content = (square ?? round).trim();
    const isNote =
      square === undefined
        ? ROUND.test(content) || asksColleague(content)
        : content.split(/[,;] /).some((part) => SQUARE.test(part) || asksColleague(part));
    if (isNote && !UI.test(before) && !(square === undefined && DAY.test(before))) return found;
  }
  return null;
}

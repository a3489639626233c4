/**
 * What a writer still has to ask somebody by name: (ask Daniel for the real number). Visitors are asked to ask, too, so the
 * name of a colleague needs something beside it that only a writer lacks: a figure or text of the page, whether it is still true.
 */

const PERSON = "\\p{Lu}[\\p{Ll}’']+(?: \\p{Lu}\\p{Ll}+)?";

const REAL = '(?:real|right|correct|actual|true|proper|exact|final|missing|latest)';

/** Parts of a page that no visitor asks for, and those that visitors ask for unless they are the right ones. */
const EN_TEXT =
  '(?:figures?|counts?|wording|caption|spelling|source|quote|text|copy|logo|link|year|statistics?|stats?)';
const EN_FACT =
  '(?:numbers?|price|date|photos?|pictures?|address|name|amount|fee|rate|hours|total|percentage)';

/** What visitors do not ask for, as they do not write the page: a better line, another word for it. */
const BETTER =
  '(?:better|stronger|shorter|sharper|punchier|catchier|funnier) (?:ones?|examples?|lines?|words?|wording|phrase|quotes?|captions?|titles?|headlines?|photos?|pictures?)';

/** Who is asked by visitors about what they pay for, instead of by writers. */
const FIRM =
  '(?:Medicare|Medicaid|Tricare|Aetna|Cigna|Humana|Kaiser|Anthem|Airbnb|Google|Apple|Amtrak|Delta|Uber|Amazon|Customs|Immigration|Transport|Parks?|City|County|State|Council|Social)';

const DE_FACT =
  '(?:(?:(?:die|den|das|der|dem) )?(?:genaue|richtige|echte|aktuelle|tatsächliche|korrekte)[nrms]? )?(?:[Dd]en |[Dd]ie |[Dd]as |[Dd]er |[Dd]em )?(?:Preise?s?|Zahl(?:en)?|Betrag|Jahr(?:eszahl)?|Namen?|Fotos?|Bild(?:er)?|Quelle|Text|Wortlaut|Stückzahl|Anzahl|Angaben?|Werte?|Datum)';
const DE_PART =
  '(?:Beispiel|Bild|Foto|Zitat|Text|Satz|Titel|Überschrift|Wort|Formulierung|Vorschlag|Idee|Zahl)';
const DE_ASK = '(?:erfragen|nachfragen|anfragen|nachfassen|rückfragen|klären|abklären|abstimmen)';
/** Persons that visitors ask are called by their family names. */
const DE_PERSON = `(?!(?:Frau|Herrn?|Familie|Dr|Uns|Ihnen|Interesse|Bedarf|Fragen|Buchung|Anmeldung|Bestellung|Abholung|Übergabe|Ankunft|Anreise|Abreise)(?!\\p{L}))${PERSON}`;

const ES_FACT =
  '(?:(?:el|la|los|las) )(?:datos?|cifras?|números?|importe|total|fecha|año|nombre|fotos?|texto|enlace|fuente|porcentaje|precios?)(?: (?:reale?s?|correct[oa]s?|exact[oa]s?|buen[oa]s?|actual(?:es)?|que falta))?';

/** Writers are shorter with each other than with readers: “w/”, “c/”. */
const WITH = '(?:with|w/)';

/** What a writer does not know yet; visitors are asked whole questions, with a capital letter. */
const EN_OPEN = `(?:how (?:much|many|long|old|far)|which|what|when|who|since when|${EN_TEXT}|${EN_FACT})(?: [^?()]{1,30})?`;
const DE_OPEN = `(?:wie ?(?:viele?|lange|alt|weit)|welche[rs]?|wann|wer|seit wann|${DE_FACT})(?: [^?()]{1,30})?`;
const ES_OPEN = `¿?(?:cuánt[oa]s?|cuál(?:es)?|cuándo|qué|quién|desde cuándo|${ES_FACT})(?: [^?()]{1,30})?`;

const TASKS = [
  // how much?? ask Daniel; wie viele? Anna fragen; ¿cuánto? preguntar a Ana
  `${EN_OPEN}\\?+[,;]? (?:ask|check ${WITH}|call|text|e-?mail) ${PERSON}`,
  `${DE_OPEN}\\?+[,;]? (?:bitte |noch )*(?:${DE_PERSON} (?:noch |bitte )*(?:fragen|anrufen)|(?:bei|mit) ${DE_PERSON} (?:noch )?${DE_ASK}|fragt? ${DE_PERSON})`,
  `${ES_OPEN}\\?+[,;]? (?:preguntar|pregunta|pedir|consultar|llamar)(?:le|lo|selo)? (?:a|con) ${PERSON}`,
  // how many?; the number is what is open
  '(?:how (?:much|many)|which year|what year|since when|wie ?viele?|welches Jahr|seit wann|¿?cuánt[oa]s?|¿?qué año|¿?desde cuándo)(?: [^?()]{1,20})?\\?{2,}',
  // Tom: still true?; Anna, stimmt das noch?; Ana: ¿sigue siendo así?
  `${PERSON}[:,] (?:(?:is (?:this|that|it)|still) )+(?:true|correct|right|current|ok(?:ay)?)\\?+`,
  `${PERSON}[:,] (?:stimmt das(?: noch| so)?|(?:ist das )?noch (?:aktuell|richtig)|passt das(?: so| noch)?)\\?+`,
  `${PERSON}[:,] ¿?(?:esto )?(?:es|está|sigue(?: siendo)?) (?:correcto|cierto|bien|así|verdad)\\?+`,
  // ask Daniel for a better one; check with Ana; ask Tom before this goes live
  `[Aa]sk ${PERSON} (?:for|about) (?:an? |some )?${BETTER}`,
  `[Cc]heck ${WITH} (?!${FIRM}(?!\\p{L}))\\p{Lu}\\p{Ll}+(?: (?:first|again|(?:if|whether|that) (?:this|that|it|these) (?:is|are|still|holds?)[^()]*|about (?:the |this )(?:${REAL} )?(?:${EN_TEXT}|${EN_FACT})))?`,
  // A visitor is told to ask without a question mark.
  `(?:[Aa]sk|[Cc]heck ${WITH}) ${PERSON}\\?`,
  `(?:[Aa]sk|[Cc]heck ${WITH}) ${PERSON} before (?:we publish|(?:this|it) goes (?:live|online)|publishing|going live)`,
  // ask Daniel for the real number; ask Tom if this is still true; check the price with Ann
  `[Aa]sk ${PERSON} (?:for|about|what|which) (?:(?:the|a|an|our|his|her|is the|was the) )?(?:(?:${REAL} )?${EN_TEXT}|${REAL} ${EN_FACT})(?: (?:is|was|here|again|first|before [^()]*))?`,
  `[Aa]sk ${PERSON} (?:if|whether) (?:this|that|it|these) (?:is|are|was|were|still|has|holds?)[^()]*`,
  `[Aa]sk ${PERSON} how (?:many|much|long) (?:we|it|this|that|there|he|she)[^()]*`,
  `(?:[Cc]heck|[Vv]erify|[Cc]onfirm|[Cc]larify) (?:this|that|it|(?:the |our )?(?:${REAL} )?(?:${EN_TEXT}|${EN_FACT})) ${WITH} ${PERSON}`,
  `[Tt][Bb][ACDacd] ${WITH} ${PERSON}|(?:[Nn]eed|[Hh]ave|[Mm]ust|[Ss]hould) (?:to )?(?:ask|check ${WITH}) ${PERSON}(?: about (?:this|that|it))?`,
  `${PERSON}, (?:please|pls|can you|could you) (?:check|confirm|verify|update|supply|add)[^()]*`,
  // Preis bei Anna erfragen; mit Tom abstimmen; Anna nach der Zahl fragen; Tom fragen, ob das stimmt
  `(?:[Nn]och |[Bb]itte )*(?:${DE_FACT} )(?:noch |bitte )*(?:bei|mit) ${DE_PERSON} (?:noch )?${DE_ASK}`,
  `(?:[Nn]och |[Bb]itte )*(?:bei|[Bb]ei|mit|[Mm]it) ${DE_PERSON} (?:(?:nach )?${DE_FACT} )?(?:noch )?(?:nachfragen|abklären|abstimmen|rückfragen|klären|erfragen)`,
  `(?:[Nn]och |[Bb]itte )*${DE_PERSON} (?:noch |bitte )*(?:nach (?:der|dem|den) ${DE_FACT} fragen|fragen,? (?:ob|wie viele|wann) [^()]*)`,
  `(?:[Nn]och |[Bb]itte )*${DE_PERSON} (?:noch )?(?:nach (?:etwas|einem|einer) [Bb]esseren|um (?:ein|eine|einen) bessere[sn]?) (?:${DE_PART} )?(?:fragen|bitten)|${DE_PERSON} hat (?:ein|eine|einen) bessere[sn]? ${DE_PART}`,
  `${DE_PERSON}, bitte (?:noch )?(?:mal )?(?:prüfen|ergänzen|klären|nachsehen|nachfragen|aktualisieren)`,
  // preguntar a Marta el dato; pedir a Ana la foto; pedirle la cifra a Daniel
  `(?:[Pp]reguntar(?:le|lo)?|[Pp]edir(?:le|lo)?|[Cc]onsultar(?:le|lo)?) (?:(?:a|con) ${PERSON} (?:por )?${ES_FACT}|${ES_FACT} (?:a|con) ${PERSON})`,
  `(?:[Pp]reguntar(?:le)?|[Cc]onsultar(?:le)?) (?:a|con) ${PERSON} (?:si (?:es|está|sigue|esto|ya|son)|cuánt[oa]s?|cuál) [^()]*`,
  `(?:[Pp]edir(?:le)?|[Pp]reguntar(?:le)?) a ${PERSON} (?:por )?(?:un[oa]?|algo) (?:(?:ejemplo|frase|foto|cita|título) )?mejor`,
  `(?:[Cc]onfirmar|[Cc]omprobar|[Rr]evisar|[Vv]erificar) (?:${ES_FACT} |esto )?(?:con|c/) ${PERSON}`,
];

let pattern: RegExp | undefined;

/** True for the content of a bracket that tells a writer whom to ask. */
export function asksColleague(content: string): boolean {
  pattern ??= new RegExp(`^¡?(?:${TASKS.join('|')})[.!…?]*$`, 'u');
  return pattern.test(content);
}

/** What a writer notes without brackets, up to the end of the sentence; readers are told more: when, and what for. */
const REMINDER = [
  `(?:[Cc]onfirm|[Cc]heck|[Vv]erify|[Cc]larify|[Dd]ouble-check)(?: (?:this|that|it|the ${EN_FACT}))? ${WITH} ${PERSON}`,
  `(?:[Cc]onfirmar|[Cc]omprobar|[Vv]erificar|[Rr]evisar|[Pp]reguntar)(?: (?:esto|${ES_FACT}))? (?:con|c/|a) ${PERSON}`,
  `(?:[Nn]och |[Bb]itte )*[Mm]it ${DE_PERSON} (?:noch )?(?:klären|abklären|abstimmen)`,
];

let reminder: RegExp | undefined;

/** A note that begins like one and says whom to ask: “NB: confirm with Daniel.”; null if there is none. */
export function reminderIn(text: string): RegExpExecArray | null {
  reminder ??= new RegExp(
    `(?<!\\p{L})(?:N\\.?B\\.?|[Nn]ote to self|Nota|Ojo|OJO|Achtung)[:,]? (?:[Pp]lease )?(?:${REMINDER.join('|')})(?=\\s*(?:[.!…]|$)|,? before (?:this|it|we|publishing|going))`,
    'u',
  );
  return reminder.exec(text);
}

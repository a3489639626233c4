/** Whoever does what a business does, of whom a page that praises them may mean itself. */
const DOERS =
  /(?<!\p{L})(?:\p{L}+(?:er|or|ist|ian|smith)s|\p{L}+(?:eros|eras|istas)|(?:pint|instalad|reformad|decorad|entrenad|profes|doct|ases|construct|cuidad|repartid)ores|abogad[oa]s|anwälte|ärzte|\p{L}+er|firms?|firmen|empresas|compan(?:y|ies)|unternehmen|teams?|equipos?)(?!\p{L})/iu;

/**
 * Directly before a superlative: what is written or done to find out who or what is the best, which is no claim to be it.
 */
const READ_ABOUT = new RegExp(
  [
    '(?<!\\p{L})(?:guide|article|post|overview|roundup|comparison|review|list|ranking|test|read (?:more|on|our post)?)s?(?: \\p{L}+){0,2} (?:to|of|about|on) (?:the |some of the )?$',
    '(?<!\\p{L})(?:review|compare|test|rank|tried|tested|compared|reviewed|ranked|comparing|reviewing|testing)(?:s|ed)? (?:out )?(?:some of |all of )?(?:the )?$',
    '(?<!\\p{L})(?:ratgeber|artikel|beitrag|überblick|vergleich|übersicht|liste|rangliste|test)(?: \\p{L}+){0,2} (?:zu|über|von|der) (?:den )?$',
    '(?<!\\p{L})(?:vergleichen|testen|vorstellen|verglichen|getestet) (?:wir )?$',
    '(?<!\\p{L})(?:leer?|lea|lee|leyendo|guía|artículo|entrada|comparativa|lista|ranking|reseña|análisis)(?: \\p{L}+){0,2} (?:sobre|de|con|entre) $',
    '(?<!\\p{L})(?:compar(?:amos|ar|e|a)|analiz(?:amos|ar)|prob(?:amos|ar)|reseñ(?:amos|ar)) $',
  ].join('|'),
  'iu',
);

/** Several: a business that boasts of one means its own. */
const PLURAL = /(?:en|es|s)(?!\p{L})/u;

/** True for the best of a kind of things that a sentence announces to compare, or to tell of elsewhere. */
export function isReadAbout(sentence: string, start: number, end: number): boolean {
  const claim = sentence.slice(start, end);
  return READ_ABOUT.test(sentence.slice(0, start)) && PLURAL.test(claim) && !DOERS.test(claim);
}

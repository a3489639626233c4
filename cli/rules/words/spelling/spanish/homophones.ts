import type { MistakenRow } from '../mistaken-row.ts';

function like(word: string, meant: string): string {
  return /^\p{Lu}/u.test(word) ? `${meant[0]?.toUpperCase()}${meant.slice(1)}` : meant;
}

/** Pronouns at the end of an infinitive. */
const WITH_PRONOUN = '(?:(?:[mts]e|n?os|l[aeo]s?)(?:l[aeo]s?)?)?';

/** Forms of «haber» before a participle, which nothing else can follow. */
const HAVE =
  'he|has|ha|hemos|habéis|han|había[ns]?|habíamos|haber|haya[ns]?|hayamos|habrá[ns]?|hubiera[ns]?|habría[ns]?';

/** Participles that are neither nouns nor adjectives where «a» is a preposition: not «a estado sólido», «a dicho precio». */
const DONE =
  'sido|hecho|tenido|llegado|podido|cambiado|venido|dado|quedado|recibido|comprado|ido|empezado|querido|perdido|traído|vendido|salido';

/** Where «no» is meant by «sino», nothing is denied before. */
const NOT_DENIED =
  '(?<!(?<!\\p{L})(?:no|ni|nunca|nada|nadie|tampoco|jamás|sin|apenas|ningun\\p{L}*|ningún|poc[oa]s?|acaso|quién|qué|cuál|más|otr[oa])(?!\\p{L})[^.!?\\n]*)';

/** Spanish words that sound like the one that is meant, in places where only that one can stand. */
export const SPANISH_HOMOPHONES: readonly MistakenRow[] = [
  // «Vamos haber qué hay», but «puede haber qué comer».
  [
    /haber (?:qué|si|cuál|cómo|cuándo|cuánt|dónde|quién) /i,
    /(?<=^|[.,;:!?¡¿\n]\s?|(?<!\p{L})(?:y|vamos|vayan?|vengan?|pasen?|pasa|entren?) )(?<slip>[Hh]aber) (?:qué|si|cuál|cómo|cuándo|cuánt[oa]s?|dónde|quién)(?!\p{L})/u,
    (word) => like(word, 'a ver'),
  ],
  // "Ay" calls out, mostly with a comma.
  [
    /(?:^|[ \n¡¿])[Aa]y (?:un|dos|tres|cuatro|cinco|much|poc|vari|más|otr|nadie|algun|\d)/,
    /(?<![\p{L}-])(?<slip>[Aa]y) (?:un[oa]?s?|dos|tres|cuatro|cinco|much[oa]s?|poc[oa]s?|vari[oa]s|más|otr[oa]s?|nadie|algun[oa]s?|\d+)(?!\p{L})/u,
    (word) => like(word, 'hay'),
  ],
  // «No ha lugar» and «ha menester» are phrases.
  [
    / ha [a-zñáéíóú]+r/,
    new RegExp(
      `(?<=\\p{L} )(?<slip>ha) (?!lugar|menester|ayer|azahar|altar|cualquier)\\p{Ll}{2,}[aáeéií]r${WITH_PRONOUN}(?!\\p{L})`,
      'u',
    ),
    'a',
  ],
  [
    new RegExp(` a (?:${DONE})[ .,;!?\\n]`),
    new RegExp(
      `(?<!\\p{L})(?<!\\p{L} lo )(?:[Qq]ue|[Qq]uien|[Nn]unca|[Yy]a|[Nn]o|[Nn]adie) (?:(?:se|nos|les?|me|te|l[oa]s?) )?(?<slip>a) (?:${DONE})(?!\\p{L})(?! a )`,
      'u',
    ),
    'ha',
  ],
  [
    / echo[ .,;!?\n]/,
    /(?<!\p{L})(?:[Qq]ue|[Qq]uien|[Ss]e|[Ll]o|[Nn]os|[Yy]a|[Nn]o|[Nn]unca|él|ella) (?<slip>a echo)(?!\p{L})/u,
    'ha hecho',
  ],
  [
    / ech[oa]s?(?<=(?:h[ae]|as|os|éis|an|ía|ías|er|ya|rá|ra) ech[oa]s?)[ .,;!?\n]/,
    new RegExp(`(?<!\\p{L})(?:${HAVE}) (?<slip>ech[oa]s?)(?!\\p{L})`, 'iu'),
    (word) => `h${word}`,
  ],
  [
    / tubo[ .,;!?\n]/,
    /(?<!\p{L})(?:(?:[Nn]o|[Nn]unca|[Qq]ue|[Yy]a|[Ss]e) (?:lo|la|les?|nos|me|te) (?<slip>tubo)(?!\p{L})|(?:[Nn]o|[Nn]unca|[Qq]uien) (?<slipped>tubo)(?= (?:que|una?|más|la|el|los|las|ningún|ninguna|much[oa]s?|nada|tiempo|problemas?|suerte|éxito)(?!\p{L})))/u,
    'tuvo',
  ],
  [
    /[Ss]ino (?:les?|te|os|nos|me|se) /,
    new RegExp(
      `${NOT_DENIED}(?<!¿[^.!?\\n]*)(?<!(?:el|su|un|del|al|este|cuyo|cruel|triste) )(?<slip>[Ss]ino) (?:les?|te|os|nos|me|se) (?:lo |la )?\\p{Ll}{2,}`,
      'iu',
    ),
    (word) => like(word, 'si no'),
  ],
  [
    /(?:[dh]ize|[Hh]aze[rn]|[Vv]ezes|[Ll]uzes)/,
    /(?<![\p{L}-])(?<slip>dizen?|hize|hazer|hazen|vezes|luzes)(?![\p{L}-])/u,
    (word) => word.replace('z', 'c'),
  ],
];

import type { MistakenRow } from '../mistaken-row.ts';

/** What I do, of which no form is also a noun, an adjective or a preposition: with an accent, it is what somebody did. */
const MINE =
  'llego|llamo|firmo|ayudo|explico|pregunto|contesto|reviso|dejo|quedo|compro|gano|presento|entrego|busco|llevo|hablo|instalo|enseño|escucho|tardo|envio|acepto|cancelo|notifico|certifico|realizo|utilizo|organizo|mejoro|funciono|levanto|avanzo|aprobo|decidio|empezo|encontro|perdio|recomendo';

/** Strong forms of the past, which have no accent: «se puso», «nos dijo». */
const STRONG =
  '\\p{Ll}*puso|\\p{Ll}*(?:hizo|fizo|uvo|vino|dujo|trajo|quiso)|(?:ben|contra|des|entre|inter|mal|pre|re)?dijo|hubo|pudo|supo|cupo|(?:entre|pre)?vio|veo|dio|fio|rio|frio|guio|lio|pio|crio';

/** What may stand behind "se" where "sé" is meant, or is a part of another word. */
const NO_VERB =
  'como|cuanto|mucho|poco|todo|algo|solo|bajo|auto|micro|video|foto|tanto|demasiado|cuando|quinto|cero|ipso|stesso|copago|pero|luego|medio|tiempo|cierto|no|honesto|sincero|positivo|creativo|generoso|especifico|realista';

/** Nouns that are what somebody did if they have an accent. */
const DONE =
  'registró|pagó|envió|cambió|trabajó|usó|costó|cobró|inició|anunció|arregló|retrasó|regresó|ahorró|apoyó|archivó|avisó|dibujó|diseñó|empleó|contrató|selló|abonó|depositó|tituló|numeró|publicó|terminó|calculó|catalogó';

/** Nouns of them with an accent of their own. */
const ACCENTED: Readonly<Record<string, string>> = {
  envió: 'envío',
  depositó: 'depósito',
  tituló: 'título',
  numeró: 'número',
  publicó: 'público',
  terminó: 'término',
  calculó: 'cálculo',
  catalogó: 'catálogo',
};

/** What somebody will do, which is also a form that no main clause has. */
const WILL =
  'pagara|llegara|firmara|llamara|mandara|llevara|entregara|quedara|tomara|necesitara|revisara|costara|durara|tardara|enviara|ayudara|explicara|preguntara|encontrara|empezara|terminara|cobrara|contara|ahorrara';

/** Who does something: not when. */
const SOMEBODY =
  '(?:[Ee]l|[Ll]a|[Ss]u|[Nn]uestr[oa]|[Uu]na?) (?!(?:que|cual|día|lunes|martes|miércoles|jueves|viernes|sábado|domingo|mes|año|vez|semana|noche|tarde|mañana|madrugada|rato|momento|verano|invierno|otoño|otr[oa]|resto|mism[oa]|primer[oa]?)(?!\\p{L}))\\p{Ll}{3,}';

function past(word: string): string {
  return word.replace(/o$/, 'ó');
}

/** Spanish forms of the past and the future whose accent is missing, and nouns that have one. */
export const SPANISH_PAST: readonly MistakenRow[] = [
  // What I do is never done by «se» or to us.
  [
    /(?:[ \n][Ss]e|[ \n][Nn]os) [a-zñ]+o[ .,;:!?\n]/,
    new RegExp(
      `(?<!\\p{L})(?<!(?<!\\p{L})(?:[Yy]o|[Nn]o|[Yy]a|[Qq]ue [Nn]o) )(?:[Ss]e|[Nn]os) (?!(?:${STRONG}|${NO_VERB})(?![\\p{L}-]))(?<slip>\\p{Ll}{2,}[^aeiou\\P{L}]i?o)(?![\\p{L}-])`,
      'u',
    ),
    past,
  ],
  [
    new RegExp(` (?:${MINE})[ .,;!?\\n]`),
    new RegExp(
      `(?:(?:^|[.!?] ?|(?<!\\p{L})(?:cuando|porque|donde) )${SOMEBODY} (?<slip>${MINE})(?!\\p{L}| yo(?!\\p{L}))|(?<!\\p{L})(?<slipped>${MINE}) (?:ayer|anoche|anteayer|(?:la semana|el (?:mes|año|lunes|martes|miércoles|jueves|viernes|sábado|domingo)) pasad[oa])(?!\\p{L})|(?<!\\p{L})(?:[Aa]yer|[Aa]noche|[Ll]a semana pasada|[Ee]l (?:año|mes|lunes|martes|miércoles|jueves|viernes|sábado|domingo) pasado) (?:(?:nos|me|le|les|lo|la|se) )?(?<done>${MINE})(?!\\p{L}))`,
      'mu',
    ),
    past,
  ],
  [
    new RegExp(` (?:${DONE})[ .,;:!?\\n]`),
    new RegExp(
      `(?<!\\p{L})(?:(?:[Uu]n|[Dd]el|[Aa]l|[Ee]ste|[Nn]uestro|[Cc]ada|[Dd]e|[Cc]on|[Pp]or|[Pp]ara|[Ss]in|[Ss]u|[Mm]i|(?:[Dd]e|[Cc]on|[Pp]or|[Pp]ara|[Ss]in|[Ee]n) el) (?<slip>${DONE})|[Ee]l (?<slipped>${DONE}) (?:es|está|sigue|se|cuesta|incluye|vale|tiene|queda|va|mínimo|máximo|anual|mensual|inicial|final|público|civil))(?!\\p{L})`,
      'u',
    ),
    (word) => ACCENTED[word] ?? word.replace(/ó$/, 'o'),
  ],
  [
    new RegExp(` (?:${WILL})[ .,;!?\\n]`),
    new RegExp(
      `(?:^|[.!?] )(?:Usted|${SOMEBODY}) (?:(?:l[aeo]s?|se|nos) )?(?<slip>${WILL})(?!\\p{L})`,
      'mu',
    ),
    (word) => word.replace(/a$/, 'á'),
  ],
  [
    / (?:gusto|encanto) /,
    /(?<!\p{L})(?:[Mm]e|[Tt]e|[Ll]es?) (?<slip>gusto|encanto) (?:(?:mucho|tanto|muchísimo) )?(?:el|la|los|las|que|todo|su|cómo)(?!\p{L})/u,
    past,
  ],
];

import type { MistakenRow } from '../mistaken-row.ts';

const ES_FEMININE = String.raw`\p{L}{2,}(?:ción|ciones|sión|siones|dad|dades)|horas?|semanas?|sesión|veces|vez|llamadas?|facturas?|puertas?|ventanas?|mesas?|páginas?|respuestas?|empresas?|calles?|ciudades|noches?|casas?|cosas?|salas?|personas?`;
const ES_MASCULINE = String.raw`\p{L}{2,}(?:miento|mientos|icios?)|\p{L}{3,}ajes?|días?|precios?|meses|mes|trabajos?|presupuestos?|pasos?|minutos?|años?|productos?|clientes(?= \p{L}+os(?!\p{L}))|barrios|problemas?`;

/** The article of the other gender. */
const OTHER_ARTICLE: Readonly<Record<string, string>> = {
  un: 'una',
  el: 'la',
  los: 'las',
  nuestro: 'nuestra',
  nuestros: 'nuestras',
  este: 'esta',
  estos: 'estas',
  unos: 'unas',
  una: 'un',
  las: 'los',
  nuestra: 'nuestro',
  nuestras: 'nuestros',
  esta: 'este',
  estas: 'estos',
  unas: 'unos',
};

function otherArticle(word: string): string {
  const other = OTHER_ARTICLE[word.toLowerCase()] ?? '';
  return /^\p{Lu}/u.test(word) ? `${other[0]?.toUpperCase()}${other.slice(1)}` : other;
}

const PLURAL_ARTICLE: Readonly<Record<string, string>> = { la: 'las', el: 'los', lo: 'los' };

function pluralArticle(word: string): string {
  const plural = PLURAL_ARTICLE[word.toLowerCase()] ?? word;
  return /^\p{Lu}/u.test(word) ? `${plural[0]?.toUpperCase()}${plural.slice(1)}` : plural;
}

/** Plurals before which "la" and "el" are slips: none of them is also a form of a verb. */
const ES_PLURAL = String.raw`\p{L}{2,}(?:ciones|siones|dades|mientos)|horas|semanas|personas|familias|clases|páginas|empresas|noches|días|precios|meses|años|minutos|alumnos|alumnas|clientes|grupos|niveles|exámenes|profesores|profesoras|estudiantes|productos|problemas|servicios`;

/** How a remark begins that may be put in between behind an "if". */
const SI_GOES_ON =
  'por|como|en|a|al|después|tras|además|pese|con (?:todo|el tiempo)|una? vez|de|cuando|finalmente|al final';

/** Spanish words in places where only another one can stand. */
export const SPANISH_MISTAKES: readonly MistakenRow[] = [
  [
    ' ',
    /\b(?<slip>[Uu]n|[Ee]l|[Nn]uestro) (?:visita|cita|consulta|pregunta|oferta|lista|tienda|cocina|tarea|ayuda)(?!\p{L})/u,
    otherArticle,
  ],
  [
    'Si, ',
    new RegExp(String.raw`(?:^|[.!?:] |¡|¿)(?<slip>Si),(?= )(?! (?:${SI_GOES_ON})(?!\p{L}))`, 'mu'),
    'Sí',
  ],
  // What is put in between behind an "if" ends with a second comma: «Si, por la lluvia, no podemos salir».
  [
    'Si, ',
    new RegExp(
      String.raw`(?:^|[.!?:] |¡)(?<slip>Si), (?:${SI_GOES_ON})(?!\p{L})[^,.!?;:—–()…\n]{0,160}[.!](?=\s|$)`,
      'mu',
    ),
    'Sí',
  ],
  [
    'ubieron ',
    /(?<!\p{L})(?<slip>[Hh]ubieron) (?!(?:de|que|sido|[\p{L}]+(?:[ai]do|ído|rto|cho|eso|sto|oto))(?!\p{L}))\p{L}/u,
    (word) => (word.startsWith('H') ? 'Hubo' : 'hubo'),
  ],
  [' mas', /(?<=\p{Ll} )(?<slip>mas)(?!\p{L})/u, 'más'],
  [
    /[Ee]sta (?:bien|mal|igual|abier|disp|incl|situ|ubic|exen|sati|cont|proh|en|al|junto)/,
    /(?<!\p{L})(?:(?<!(?:\p{L}*mente|en|de|con|por|a|para|y|o|es|como|hasta|desde|sobre) )(?<slip>esta) (?:bien|mal|igual|abiert[oa]|disponible|incluid[oa]|situad[oa]|ubicad[oa]|exent[oa]|satisfech[oa]|content[oa]|prohibid[oa]|en (?:el|la|los|las|su|un|una)|al lado|junto)(?!\p{L}))/iu,
    (word) => (word.startsWith('E') ? 'Está' : 'está'),
  ],
  [
    ' a ver',
    /(?<!\p{L})(?:suelen?|pueden?|deben?|podrían?|parece|debería[ns]?) (?<slip>a ver)(?!\p{L})/iu,
    'haber',
  ],
  // In «cuando los facturas», «no las rebajes» and «para que los fusiones» a pronoun stands before a verb.
  [
    ' ',
    new RegExp(
      String.raw`\b(?<slip>[Uu]n|[Nn]uestros?|[Ee]stos?|[Uu]nos|(?<!(?:que|no|cuando|si|donde|como|mismo|tú|ya) )[Ll]os(?! (?:casas|facturas|salas))) (?:${ES_FEMININE})(?!\p{L})`,
      'u',
    ),
    otherArticle,
  ],
  [
    ' ',
    new RegExp(
      String.raw`\b(?<slip>[Uu]nas?|[Nn]uestras?|[Ee]stas?|[Ll]as(?! (?:encajes|rebajes|trabajes))) (?:${ES_MASCULINE})(?!\p{L})`,
      'u',
    ),
    otherArticle,
  ],
  [
    / ?[Tt]od[oa]s (?:la|el|lo) /,
    /(?<!\p{L})[Tt]od[oa]s (?<slip>la|el|lo) (?=\p{L}+s(?!\p{L}))(?!\p{L}+[aei]mos(?!\p{L}))/u,
    pluralArticle,
  ],
  [
    ' ',
    new RegExp(
      String.raw`\b(?<slip>[Ll]a|[Ee]l)(?<!od[oa]s (?:la|el)) (?:${ES_PLURAL})(?!\p{L})`,
      'u',
    ),
    pluralArticle,
  ],
  [
    'cho ',
    /(?<!\p{L})(?:h[ae]|has|han|hemos|había|habíamos|haber|está|están|es|son|sido) (?<slip>echos?|echas?)(?= (?:a|en|por|de|con|y|para|todo|el|la|un|una|nada|más|muchos?|su|sus|nuestr[oa]s?)(?!\p{L})|[.,;!?]|$)/imu,
    (word) => `h${word.toLowerCase()}`,
  ],
  [
    / [da]e? el /,
    /(?<=\p{L} )(?<slip>de el|a el) (?=\p{Ll}{3})/u,
    (words) => (words.startsWith('d') ? 'del' : 'al'),
  ],
  [
    /as (?:clic|click|una cita|tu )/,
    /(?:^|[.!?:¡¿] ?)(?<slip>has) (?:clic|click|una cita|tu (?:reserva|cita|pedido|consulta))(?!\p{L})/imu,
    (word) => (word.startsWith('H') ? 'Haz' : 'haz'),
  ],
  [
    /u (?:puedes|decides|eliges|tienes|sabes|quieres|llamas|pagas|traes|dices)/,
    /(?<!\p{L})(?<slip>tu) (?:puedes|decides|eliges|tienes|sabes|quieres|llamas|pagas|traes|dices)(?!\p{L})/iu,
    (word) => (word.startsWith('T') ? 'Tú' : 'tú'),
  ],
  [
    /¿[Pp]or ?que /,
    /¿(?<slip>por ?que) (?=\p{L})/iu,
    (words) => (words.startsWith('P') ? 'Por qué' : 'por qué'),
  ],
];

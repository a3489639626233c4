import type { MistakenRow } from '../mistaken-row.ts';

/**
 * Words that are also forms of verbs without their accent, so that no dictionary misses it: «publico» is what I publish. No such
 * form stands behind an article, a possessive or a preposition.
 */
const NOUNS: Readonly<Record<string, string>> = {
  angulo: 'ángulo',
  animo: 'ánimo',
  arbitro: 'árbitro',
  articulo: 'artículo',
  autentico: 'auténtico',
  calculo: 'cálculo',
  capitulo: 'capítulo',
  catalogo: 'catálogo',
  circulo: 'círculo',
  computo: 'cómputo',
  critico: 'crítico',
  deposito: 'depósito',
  diagnostico: 'diagnóstico',
  dialogo: 'diálogo',
  ejercito: 'ejército',
  especifico: 'específico',
  estimulo: 'estímulo',
  genero: 'género',
  habito: 'hábito',
  indice: 'índice',
  integro: 'íntegro',
  interprete: 'intérprete',
  limite: 'límite',
  liquido: 'líquido',
  medico: 'médico',
  merito: 'mérito',
  modulo: 'módulo',
  numero: 'número',
  practico: 'práctico',
  pronostico: 'pronóstico',
  publico: 'público',
  rotulo: 'rótulo',
  solido: 'sólido',
  termino: 'término',
  titulo: 'título',
  trafico: 'tráfico',
  tramite: 'trámite',
  transito: 'tránsito',
  ultimo: 'último',
  vinculo: 'vínculo',
  vomito: 'vómito',
};

/** Others, in the plural or the feminine, and adjectives. */
const OTHERS: Readonly<Record<string, string>> = {
  autentica: 'auténtica',
  capsula: 'cápsula',
  clausula: 'cláusula',
  critica: 'crítica',
  domestica: 'doméstica',
  domestico: 'doméstico',
  especifica: 'específica',
  fabrica: 'fábrica',
  formula: 'fórmula',
  interpretes: 'intérpretes',
  lampara: 'lámpara',
  limites: 'límites',
  linea: 'línea',
  maquina: 'máquina',
  matricula: 'matrícula',
  medica: 'médica',
  pagina: 'página',
  platica: 'plática',
  practica: 'práctica',
  practicas: 'prácticas',
  prorroga: 'prórroga',
  publica: 'pública',
  replica: 'réplica',
  solida: 'sólida',
  tramites: 'trámites',
  ultima: 'última',
  ultimas: 'últimas',
  ultimos: 'últimos',
  valida: 'válida',
  valido: 'válido',
  victima: 'víctima',
};

function accented(word: string): string {
  const small = word.toLowerCase();
  const meant = NOUNS[small] ?? OTHERS[small] ?? word;
  return small === word ? meant : `${meant[0]?.toUpperCase()}${meant.slice(1)}`;
}

/** A noun that a verb without its accent stands for: número for numero. Other words stay as they are. */
export function accentedNoun(word: string): string {
  return NOUNS[word] ?? word;
}

const NOUN = Object.keys(NOUNS).join('|');

/** Prepositions behind which no form of a verb stands, and which are none themselves. */
const PREPOSITION = '[Dd]e|[Cc]on|[Ss]in|[Ee]n|[Pp]or|[Pp]ara|[Ss]obre|[Dd]esde|[Cc]ontra|[Aa]nte';

/** Behind an adjective: what somebody publishes is named at once. */
const NO_OBJECT =
  '(?! (?:mis?|l[ao]s?|el|un[ao]s?|sus?|cada|tod[oa]s?|aquí|est[aeo]s?|artículos|fotos|vídeos|en mis?|sobre|también|siempre|a|que|yo)(?!\\p{L}))';

/** Adjectives, by the nouns of owners that they follow, none of which does what the verb says. */
const ADJECTIVES = [
  '(?:[Pp]oder|[Ss]eguro|[Cc]ertificado|[Ii]nforme|[Hh]istorial|[Cc]entro|[Pp]ersonal|[Ee]quipo|[Ee]xamen|[Tt]ratamiento|[Cc]onsentimiento|[Ss]ervicio|[Ee]xpediente|[Dd]irector|[Cc]hequeo|[Cc]ontrol|[Rr]econocimiento|[Jj]ustificante|[Mm]aterial|[Pp]ermiso|[Gg]asto|[Cc]onsultorio|[Cc]onsejo|[Aa]sesoramiento) (?<medico>[Mm]edico)',
  `(?:[Nn]otario|[Tt]ransporte|[Ss]ector|[Ss]ervicio|[Rr]egistro|[Ee]spacio|[Ee]dificio|[Dd]ocumento|[Cc]ontador|[Aa]parcamiento|[Ee]stacionamiento|[Aa]cceso|[Cc]argo|[Ff]uncionario|[Ee]mpleado|[Cc]olegio|[Ii]nstrumento|[Ff]edatario|[Ii]nterés|[Ee]vento|[Dd]ominio|[Pp]arque|[Oo]rganismo|[Bb]año|[Aa]lumbrado|[Tt]raductor|[Hh]ospital) (?<publico>[Pp]ublico)${NO_OBJECT}`,
  '(?:[Dd]ocumento|[Pp]asaporte|[Cc]ontrato|[Pp]ermiso|[Cc]arn[eé]t?|[Cc]ertificado|[Cc]upón|[Bb]ono|[Cc]ódigo|[Bb]illete|[Vv]ale|[Bb]oleto|[Tt]icket|[Cc]omprobante|[Pp]oder|[Tt]estamento|[Dd]escuento) (?<valido>[Vv]alido)(?! (?:yo|con mi))',
  `(?:caso|ejemplo|consejo|sentido|regalo|manual|efecto|enfoque) (?<practico>practico)${NO_OBJECT}`,
  `(?:estado|momento|punto|pensamiento) (?<critico>critico)|(?:caso|tratamiento|trámite|plazo|día|lugar|motivo|tipo|formulario|problema) (?<especifico>especifico)${NO_OBJECT}`,
  '(?:servicio|uso|animal|trabajo|empleado|gas) (?<domestico>domestico)|(?:violencia|limpieza|ayuda|empleada|economía) (?<domestica>domestica)|(?:jabón|gas|nitrógeno|medicamento) (?<liquido>liquido)',
  `(?:[Aa]tención|[Aa]sistencia|[Cc]ita|[Cc]onsulta|[Aa]yuda|[Pp]óliza|[Rr]eceta|[Rr]evisión|[Hh]istoria|[Uu]rgencia|[Dd]irectiva|[Ee]mergencia|[Pp]rueba|[Ee]valuación|[Aa]utorización|[Oo]rden|[Oo]pinión|[Bb]aja|[Cc]obertura|[Pp]rescripción|[Ii]nformación|[Dd]ecisión|[Vv]isita) (?<medica>[Mm]edica)${NO_OBJECT}`,
  `(?:[Vv]ía|[Ee]scritura|[Ss]alud|[Ss]eguridad|[Ee]ducación|[Ss]ubasta|[Oo]pinión|[Vv]ivienda|[Pp]iscina|[Cc]arretera|[Uu]tilidad) (?<publica>[Pp]ublica)${NO_OBJECT}|(?:[Nn]otaria|[Aa]dministración|[Ee]scuela|[Ss]anidad|[Bb]iblioteca|[Uu]niversidad) (?<published>[Pp]ublica)(?=[.,;:!?)]|$| (?:bilingüe|móvil|autorizada|certificada)(?!\\p{L}))`,
  `(?:[Uu]na|[Cc]on|[Ss]in|[Ss]u|[Cc]ualquier|[Oo]tra|[Aa]lguna|[Tt]raiga|[Pp]resente|[Mm]uestre) (?:identificación|licencia|oferta|promoción|garantía|reserva|póliza|visa|credencial|dirección|alternativa|opción|razón|cédula|receta) (?<valida>valida)${NO_OBJECT}|(?:^|[.!?(] ?)(?:Oferta|Promoción|Garantía) (?<validated>valida) (?:hasta|del|desde|durante|solo|para|por)(?!\\p{L})`,
  `(?:información|solución|herramienta|guía|opción|(?:[Uu]na|la|[Dd]e) (?:forma|manera)) (?<practica>practica)${NO_OBJECT}|(?:[Uu]na (?:fecha|hora)|[Dd]e (?:forma|manera)) (?<especifica>especifica)${NO_OBJECT}`,
].join('|');

/** Words of a business's own, of which nobody does anything: "la pagina". */
const THINGS = 'pagina|maquina|lampara|linea|clausula|victima|capsula';

/** What also is done: "quien la fabrica". */
const DONE = 'practica|fabrica|matricula|formula|critica|prorroga|platica|replica';

/** Spanish words without the accent that makes nouns and adjectives of verbs. */
export const SPANISH_UNACCENTED: readonly MistakenRow[] = [
  [
    new RegExp(` (?:${NOUN}|ultim(?:a|os|as))[ .,;:!?)\\n]`),
    new RegExp(
      `(?<!\\p{L})(?:[Ee]l|[Uu]n|[Aa]l|[Dd]el|[Ee]ste|[Nn]uestro|[Ss]u|[Mm]i|[Tt]u|[Cc]ada|[Nn]ingún|[Aa]lgún|[Cc]ualquier|[Pp]rimer|${PREPOSITION}) (?<slip>${NOUN})(?![\\p{L}-])|(?<!\\p{L})(?:[Ll]a|[Uu]na|[Ll][oa]s|[Ee]n|[Ss]us?|[Nn]uestr[oa]s?) (?<slipped>ultim(?:a|os|as))(?!\\p{L})`,
      'u',
    ),
    accented,
  ],
  [
    / (?:[Mm]edic[oa]|[Pp]ublic[oa]|[Vv]alid[oa]|practic[oa]|critico|especific[oa]|domestic[oa]|liquido)[ .,;:!?)\n]/,
    new RegExp(`(?<!\\p{L})(?:${ADJECTIVES})(?![\\p{L}-])`, 'mu'),
    accented,
  ],
  [
    / (?:pagina|maquina|lampara|linea|clausula|victima|capsula|practica|fabrica|matricula|formula|critica|prorroga|platica|replica)[ .,;:!?)\n]/,
    new RegExp(
      `(?<!\\p{L})(?:(?:[Ll]a|[Uu]na|[Ee]sta|[Nn]uestra|[Ss]u|[Tt]u|[Mm]i|[Cc]ada|[Aa]|${PREPOSITION}) (?<slip>${THINGS})|(?:(?:[Nn]uestra|[Ss]u|[Tt]u|[Mm]i|[Aa]|${PREPOSITION})|(?:[Aa]|${PREPOSITION}) la) (?<slipped>${DONE})|[Uu]na (?<done>${DONE})(?=[.,;:!?)]|$| (?:del?|que|profesional|privada|común|habitual|legal|sencilla|familiar)(?!\\p{L})))(?![\\p{L}-])`,
      'mu',
    ),
    accented,
  ],
  [
    / (?:tramites|limites|interpretes|practicas)[ .,;:!?)\n]/,
    new RegExp(
      `(?<!\\p{L})(?:(?:(?<!(?:[Qq]ue|[Cc]uando|[Ss]i|[Dd]onde|[Nn]o|[Yy]a|tú|[Aa]unque|mismo|[Cc]omo) )[Ll]os|[Ss]us|[Tt]us|[Mm]is|[Nn]uestros|[Ee]stos|${PREPOSITION}) (?<slip>tramites|limites|interpretes)|(?:${PREPOSITION}|[Ss]us|[Mm]is) (?<slipped>practicas))(?![\\p{L}-])`,
      'u',
    ),
    accented,
  ],
  [
    /(?:fecha|plazo|precio|hora) limite/,
    /(?<![Qq]ue (?:la|el|una?|est[ea]) )(?<!\p{L})(?:[Ff]echa|[Pp]lazo|[Pp]recio|[Hh]ora) (?<slip>limite)(?!\p{L})/u,
    accented,
  ],
  [
    /(?:es|era|sea|será|resulta|muy|tan|más) (?:practic|public|valid|critic|autentic|solid)[oa][ .,;:!?)\n]/,
    /(?<!\p{L})(?:[Ee]s|era|sea|será|[Rr]esulta|[Mm]uy|tan|(?:[Ee]s|[Ll]o|algo|[Rr]esulta|mucho|nada) más) (?<slip>(?:practic|public|valid|critic|autentic|solid)[oa])(?!\p{L})/u,
    accented,
  ],
  [
    /[Vv]alido (?:hasta|desde|durante|para|solo|del) /,
    /(?<!\p{L})(?<!(?:[Yy]o|[Ll][oa]s?|[Qq]ue|[Nn]o|[Mm]e) )(?<!(?:bono|código|vale|ticket|cupón|permiso|contrato|pasaporte|documento|certificado|billete|boleto|descuento|poder) )(?<slip>[Vv]alido) (?:hasta|desde|durante|para|solo|del)(?!\p{L})/u,
    accented,
  ],
  [
    /(?:Numero|Titulo|Articulo|Deposito|Pagina|[yo] (?:numero|titulo)) (?:del?|web|no|\d)/,
    /(?:(?:^|[.!?:(] ?)(?<slip>Numero|Titulo|Articulo|Deposito|Pagina)|(?<=\p{L},? [yo] )(?<slipped>numero|titulo)) (?:del?(?! uno)|web|no|\d+)(?!\p{L})/mu,
    accented,
  ],
  [
    / ingles[ .,;:!?)\n]/,
    /(?<!\p{L})(?:[Hh]abla(?:mos|n|r|)|[Hh]ablo|[Aa]l|[Dd]el|[Uu]n|[Ee]l|(?:[Cc]lases?|[Cc]ursos?|[Nn]ivel|[Pp]rofesora?|[Ee]xamen|[Aa]cademia) de|español (?:e|y|o)|(?<!(?:depil|láser|cera|axil|hernia|piern|dolor|lesi)[^.!?\n]{0,60})[Ee]n) (?<slip>ingles)(?!\p{L})(?! (?:y|o) (?:axil|pier|brazo|espald))/iu,
    'inglés',
  ],
  [
    / sera (?:un|el|la|los|de|en|muy|más|nec|pos|gra|\p{Ll}+d[oa])/u,
    /(?<=\p{Ll} )(?<!(?:la|una|buona|alla|della|ogni) )(?<slip>sera) (?:un|una|el|la|los|las|de|en|muy|más|necesari[oa]|posible|gratis|gratuit[oa]|\p{Ll}{2,}d[oa])(?!\p{L})/u,
    'será',
  ],
  // While somebody did something, nobody waits now: «espero mientras leía».
  [
    /(?:espero|ayudo|reviso|aguardo|explico|contesto|cuido|llamo) mientras /,
    /(?<!\p{L})(?<slip>espero|ayudo|reviso|aguardo|explico|contesto|cuido|llamo) mientras (?:\p{Ll}+ ){0,3}?(?:\p{Ll}{2,}aban?|(?:le|hac|com|dorm|ve|sal|decid|llov|escrib|ten|dec|pon|re)ían?)(?!\p{L})/u,
    (word) => word.replace(/o$/, 'ó'),
  ],
];

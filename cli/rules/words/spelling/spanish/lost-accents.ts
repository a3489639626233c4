import type { MistakenRow } from '../mistaken-row.ts';

function like(word: string, meant: string): string {
  return /^\p{Lu}/u.test(word) ? `${meant[0]?.toUpperCase()}${meant.slice(1)}` : meant;
}

/** Words on -sión that English has without an accent, so that no list misses them. */
const SION =
  'version|decision|reunion|region|revision|mision|vision|inversion|precision|tension|presion|extension|conclusion|opinion|union|division|ocasion|comision|discusion|television|pension|religion|excursion|profesion|expresion|impresion|admision|lesion|conexion|reflexion|confusion|dimension|seleccion|funcion|razon';

const BEFORE_SION =
  '[Ll]a|[Uu]na|[Ss]u|[Mm]i|[Tt]u|[Nn]uestra|[Ee]sta|[Cc]ada|[Pp]rimera|[Úú]ltima|[Ss]egunda|[Nn]ueva|[Mm]isma|[Gg]ran';

/** What is so, and is no noun: "esta listo", of which "esta" is the verb. */
const SO =
  'list[oa]|abiert[oa]|cerrad[oa]|dispuest[oa]|disponibles?|incluid[oa]|ocupad[oa]|firmad[oa]|pagad[oa]|terminad[oa]|prohibid[oa]|certificad[oa]|confirmad[oa]|reservad[oa]|agendad[oa]|registrad[oa]|preparad[oa]|vací[oa]|llen[oa]|rot[oa]|suci[oa]|limpi[oa]|libre|segur[oa]|ubicad[oa]|situad[oa]|hech[oa]|cubiert[oa]|vigente|vencid[oa]|complet[oa]|content[oa]|enferm[oa]|cansad[oa]|despiert[oa]|dormid[oa]|interesad[oa]|preocupad[oa]|casad[oa]|divorciad[oa]|embarazad[oa]|sentad[oa]|pendiente|lejos|cerca';

/** The same of persons and places; none is a noun, so that “esta” alone before it is the verb, too. */
const FEELS =
  '(?:cansad|despiert|dormid|enferm|embarazad|divorciad|casad|ocupad|interesad|preocupad|sentad)[oa]|(?:(?:más|muy) )?(?:lejos|cerca)|aquí|allí|disponible|de acuerdo|en (?:casa|el hospital|la ciudad|camino)';

/** Of which "esta" says that they are so, and is no article. */
const ENDS = '(?=[.,;!?]|$| (?:para|en|de|desde|hasta|por|con|sin|los|cuando|si|y|a|al)(?!\\p{L}))';

/** Spanish words without the accent that tells them from others. */
export const SPANISH_LOST_ACCENTS: readonly MistakenRow[] = [
  // No feminine noun ends like a masculine participle.
  [
    /sta (?:[a-zñ]+[ai]do|(?:bien|muy|ya|todo|casi) [a-zñ]+o|listo|abierto|hecho|roto|lleno|cubierto|escrito|dispuesto|puesto|vacío|limpio|seguro|muerto|enfermo)[ .,;!?\n]/,
    /(?<!\p{L})(?<slip>[Ee]sta) (?:(?:bien|muy|ya|todo|casi) )?(?!(?:\p{Ll}*(?:helado|pescado|mercado|abogado|resultado|partido|sonido|pedido|vestido|apellido|sentido|recorrido|contenido|estado|cuidado|lado|grado|listado|tejado|calzado|teclado|juzgado|ganado))(?!\p{L}))(?:\p{Ll}{2,}(?:ado|ido)|listo|abierto|hecho|roto|lleno|cubierto|escrito|dispuesto|puesto|vacío|limpio|seguro|muerto|enfermo)(?!\p{L})/u,
    (word) => like(word, 'está'),
  ],
  [
    / esta (?:list|abiert|conf|reserv|agend|cerrad|disp|incl|ocup|firm|pagad|termin|prohib|certif|regist|prep|vac|llen|rot|suc|limp|libre|seg|ubic|situ|hech|cub|vig|venc|comp|cont|enf|pend|lejos|cerca|cans|desp|dorm|int|preoc|cas|div|emb|sent)/,
    new RegExp(
      `(?<!\\p{L})(?:(?:[Ll]a|[Ss]u|[Nn]uestra|[Mm]i|[Tt]u|[Ee]l|[Nn]uestro|[Tt]odo|[Nn]ada) (?:\\p{Ll}{3,} )?|(?:[Uu]sted|[Éé]l|[Ee]lla|[Qq]uien|[Yy]a|[Nn]o|[Ss]iempre|[Tt]odavía|[Aa]ún|[Dd]onde) )(?<!(?<!\\p{L})(?:en|de|con|por|a|para|desde|hasta|sobre) (?:(?:la|su|el) )?\\p{Ll}+ )(?<slip>esta) (?:${SO})${ENDS}`,
      'mu',
    ),
    'está',
  ],
  [
    /(?:[Ss]i|uando|orque|ientras|unque) esta /,
    new RegExp(
      `(?<!\\p{L})(?:[Ss]i|[Cc]uando|[Pp]orque|[Mm]ientras|[Aa]unque) (?<slip>esta) (?:${FEELS})${ENDS}`,
      'mu',
    ),
    'está',
  ],
  [
    / esta (?:en|al?|de|segur|list|con) /,
    /(?<!\p{L})(?:[Uu]sted|[Nn]otario|[Oo]ficina|[Cc]línica|[Tt]ienda|[Cc]asa|[Ff]amilia|[Pp]apel|[Dd]ocumento|[Tt]aller|[Ll]ocal|[Cc]liente|[Ee]scuela|[Ee]quipo|[Cc]oche|[Cc]arro|[Pp]recio|[Tt]ítulo|[Pp]oder) (?<slip>esta) (?:en|a|al|de (?:acuerdo|viaje|baja|guardia|vacaciones|camino|regreso)|a punto) (?=\p{L})/u,
    'está',
  ],
  [
    / (?:version|decision|reunion|region|revision|mision|vision|inversion|precision|tension|presion|extension|conclusion|opinion|union|division|ocasion|comision|discusion|television|pension|religion|excursion|profesion|expresion|impresion|admision|lesion|conexion|reflexion|confusion|dimension|seleccion|funcion|razon)[ .,;:!?\n]/,
    new RegExp(`(?<!\\p{L})(?:${BEFORE_SION}) (?<slip>${SION})(?![\\p{L}-])`, 'u'),
    (word) => word.replace(/on$/, 'ón'),
  ],
  [
    /[ \n\d]anos?[ .,;!?\n]/,
    /(?<!\p{L})(?:\d+|dos|tres|cuatro|cinco|seis|ocho|diez|doce|quince|veinte|treinta|cuarenta|cincuenta|cien|muchos|varios|pocos|todos los|los últimos|hace (?:un|muchos|varios)|cada|este|el próximo|fin de) (?<slip>anos?)(?!\p{L})/iu,
    (word) => word.replace(/n/, 'ñ'),
  ],
  [
    /l (?:area|salon)[ .,;!?\n]|n (?:area|salon)[ .,;!?\n]/,
    /(?<!\p{L})(?:[Ee]l|[Uu]n|[Dd]el|[Aa]l) (?<slip>area|salon)(?=[.,;!?]| (?:de|del|y|con|en|para|principal|social|es|está|se|tiene)(?!\p{L}))/u,
    (word) => ({ area: 'área', salon: 'salón' })[word] ?? word,
  ],
  // An article ends no sentence.
  [
    / el[.!?]/,
    /(?<!\p{L})(?:[Pp]ara|[Cc]on|[Dd]e|[Pp]or|[Ss]in|[Aa]nte|[Ss]obre|[Ee]n) (?<slip>el)[.!?](?!\.)/u,
    'él',
  ],
  [
    / tu[.!?]/,
    /(?<!\p{L})(?:[Cc]omo|[Yy]|[Ee]res|[Qq]uieres|[Dd]ecides|[Ee]liges|[Qq]ue|[Oo]) (?<slip>tu)[.!?](?!\.)/u,
    'tú',
  ],
  [
    / que si[.!?]/,
    /(?<!\p{L})(?:dij[eo]|dice[ns]?|dijeron|contest[óa]|respond(?:e|ió)|asegur[óa]|supongo|espero) que (?<slip>si)[.!?](?!\.)/iu,
    'sí',
  ],
  [
    /[Ss]e que |[Yy]o (?:no )?se /,
    /(?:(?:^|[.!?] )(?<slip>Se) que (?=\p{L})|(?<!\p{L})[Yy]o (?:no )?(?<slipped>se)(?= (?:que|si|cómo|qué|cuánto|dónde|quién|mucho|poco|hacer)(?!\p{L})|[.,!?]))/mu,
    (word) => like(word, 'sé'),
  ],
  [
    /Se (?:honest|sincer|positiv|creativ|generos|espec[ií]fic|realist)[oa] /,
    /(?:^|[.!?¡] ?)(?<slip>Se) (?:(?:honest|sincer|positiv|creativ|generos|espec[ií]fic)[oa]|realista)(?= (?:con|y|en|al|cuando)(?!\p{L})|[.,!]| contigo)/mu,
    'Sé',
  ],
  [
    / cuant[oa]s? /,
    /(?<!\p{L})(?:sab(?:e|es|er|emos|en|rá)|pregunt(?:e|a|ar|en|arnos|arle)|calcul(?:a|e|ar|amos)|averigu(?:a|e|ar)|dig(?:a|anos)|[Dd]íga(?:nos|me)|dinos|decir(?:le|te|les|nos)?|diremos|explic(?:a|amos|ar)) (?<slip>cuant[oa]s?)(?= (?:cuesta|cuestan|vale|valen|cobra|cobran|cobramos|tarda|tardan|tardamos|dura|duran|es|son|sale|paga|pagan|debe|hay|tiempo|dinero|horas|días|personas|años)(?!\p{L}))/u,
    (word) => word.replace('a', 'á'),
  ],
  [
    / donde /,
    /(?<!\p{L})(?:no sab(?:e|es|emos|en)|saber|[Pp]regunte|[Dd]íga(?:nos|me)|[Dd]inos|decirnos) (?<slip>donde)(?= (?:está|están|vive|viven|queda|quedan|se|viene|podemos|puede|aparcar|firmar)(?!\p{L}))/u,
    'dónde',
  ],
  [
    /¿(?:A|De|En|Para|Por|Con|Desde|Hasta) que /,
    /¿(?:A|De|En|Para|Por|Con|Desde|Hasta) (?<slip>que) (?:horas?|días?|precios?|zonas?|edad|distancia|ciudad|ciudades|tipo|horario|temperatura|tamaño|idiomas?|barrios?|papeles|documentos|casos|fecha|mes|año)(?!\p{L})/iu,
    'qué',
  ],
  [
    / te (?:verde|negro|helado|matcha|chai|de (?:menta|hierbas|manzanilla))|af[eé] [yo] te[.,;!?\n]/,
    /(?<!\p{L})(?:(?:[Uu]n|[Ee]l|[Dd]e|[Yy]|[Oo]|[Cc]on|[Nn]uestro) (?<slip>te) (?:verde|negro|helado|matcha|chai|de (?:menta|hierbas|manzanilla))|caf[eé] [yo] (?<slipped>te)(?=[.,;!?]|$))(?!\p{L})/imu,
    'té',
  ],
  [
    / (?:mama|papa) (?:y|o|está|puede|quiere|firma|vive|no|tiene|ya|se|cumple|llega)[ .]/,
    /(?<!\p{L})(?:[Mm]i|[Tt]u|[Ss]u) (?<slip>mama|(?<!su )papa) (?:y|o|está|puede|quiere|firma|vive|no|tiene|ya|se|cumple|llega)(?!\p{L})(?! (?:la mama|la otra|la axila|derecha|izquierda))/u,
    (word) => `${word.slice(0, -1)}á`,
  ],
  [
    / a que (?:horas?|precio|distancia)[ .,;:!?\n]/,
    /(?<=\p{L} )a (?<slip>que) (?:horas?|precio|distancia)(?!\p{L})/u,
    'qué',
  ],
  [
    /[Dd][oó]nde (?:usted |él |ella )?esta[ .,?!\n]/,
    /(?<!\p{L})(?:a?[Dd][oó]nde|[Aa]donde) (?:usted |él |ella )?(?<slip>esta)(?: (?:hoy|ahora|el|la|los|las|mi|su|tu|nuestr[oa]|usted|y)(?!\p{L})|(?=[.,?!]|$))/mu,
    'está',
  ],
  [
    /[Tt]u (?:mandas|escribes|llegas|sales|vuelves|digas|quieras|puedas|prefieras|vengas|sepas|necesites|elijas)/,
    /(?<!\p{L})(?<slip>[Tt]u) (?:mandas|escribes|llegas|sales|vuelves|digas|quieras|puedas|prefieras|vengas|sepas|necesites|elijas)(?!\p{L})/u,
    (word) => like(word, 'tú'),
  ],
  [
    / a (?:sido|tenido|estado|podido|llegado|quedado|recibido)[ .,;!?\n]/,
    /(?<!\p{L})(?:[Ss]iempre|[Nn]unca|[Yy]a|[Jj]amás|[Tt]ambién) (?<slip>a) (?:sido|tenido|estado|podido|llegado|quedado|recibido)(?!\p{L})/u,
    'ha',
  ],
  // "Ahi" alone is a tuna.
  [
    /[Aa]hi(?: (?:está|mismo|es|le|lo|se|nos|te|hay|tiene|vamos|puede)|[.,;!?\n])/,
    /(?<!\p{L})(?:(?<slip>[Aa]hi) (?:está|están|estamos|estaba|mismo|es|le|les|lo|se|nos|te|hay|tiene|vamos|puede)|(?:por|desde|hasta) (?<slipped>ahi))(?!\p{L})/u,
    (word) => like(word, 'ahí'),
  ],
];

import type { MistakenRow } from '../mistaken-row.ts';

/** Feminine nouns of the singular that are no part of a masculine compound. */
export const FEMININE =
  'casa|cocina|mesa|puerta|ventana|pared|empresa|reforma|obra|factura|garantía|tarifa|semana|noche|clase|escuela|familia|persona|página|dirección|calidad|limpieza|instalación|luz|calle|piscina|habitación|ducha|bañera|tubería|caldera|fuga|avería|entrega|boda|comida|cena|fiesta|pieza|cuota|fecha|lámpara|batería|bicicleta|rueda|tarjeta|licencia|reserva|matrícula|lección|receta|mano|agenda|academia|panadería|peluquería|clínica|cerradura|nevera|lavadora|pintura|madera|\\p{Ll}{2,}(?:ción|sión|dad)';

/** Masculine nouns of the singular; none is a form of a verb after "la". */
const MASCULINE =
  'problema|sistema|tema|programa|presupuesto|servicio|día|mes|año|minuto|horario|equipo|proyecto|edificio|color|lugar|correo|teléfono|mensaje|viaje|garaje|plazo|techo|jardín|coche|camión|taller|curso|examen|nivel|alumno|producto|resultado|ejercicio|tratamiento|precio|barrio|local|menú|pan|vehículo|recibo|contrato|clima|dormitorio|mueble|descuento';

/** When something is done, so that nobody in particular does it: "Los lunes se cobra en la tienda". */
export const WHEN =
  'lunes|martes|miércoles|jueves|viernes|sábados|domingos|festivos|laborables|fines|días|meses|años|veranos|inviernos|mañanas|tardes|noches|madrugadas|semanas|vísperas|veces|horas|minutos|puentes|vacaciones|navidades|fiestas|domingos|otros|otras|demás|prim\\p{Ll}+|últim\\p{Ll}+|próxim\\p{Ll}+|dos|tres|seis';

/** Numbers, and words from elsewhere, that are many without an s. */
const SINGULAR_MANY =
  'cuatro|cinco|siete|nueve|ocho|once|doce|trece|catorce|quince|\\p{Ll}*(?:e[iu]nta|enta|inte|icinco|icuatro|isiete|inueve|iocho)|nada|online|offline|software|hardware|freelance|premium|aloe|base|clave|cada|\\p{Ll}+ware';

/** Plurals that are no form of a verb after "los". */
const FEMININE_MANY =
  'paredes|familias|bicicletas|tuberías|calderas|habitaciones|comidas|semillas|flores|tarjetas|bodas|escuelas|academias|lámparas|baterías|mesas|puertas|ventanas|tarifas|cuotas|luces|manos|piscinas|bañeras|madres|mujeres';

/** What an adjective at the end of its group has behind it. */
const ENDS = '(?=[.,;!?]|$| (?:y|de|en|con|para|a|sin|por|que|donde)(?!\\p{L}))';
const ADJECTIVES =
  'gratuit|nuev|pequeñ|rápid|complet|limpi|antigu|modern|privad|barat|honest|cerrad';

const OTHER: Readonly<Record<string, string>> = {
  el: 'la',
  este: 'esta',
  la: 'el',
  una: 'un',
  esta: 'este',
};

function like(word: string, meant: string): string {
  return /^\p{Lu}/u.test(word) ? `${meant[0]?.toUpperCase()}${meant.slice(1)}` : meant;
}

function other(word: string): string {
  return like(word, OTHER[word.toLowerCase()] ?? '');
}

const ACCENTS: Readonly<Record<string, string>> = {
  como: 'cómo',
  que: 'qué',
  cuanto: 'cuánto',
  cuanta: 'cuánta',
  cuantos: 'cuántos',
  cuantas: 'cuántas',
  cuando: 'cuándo',
  donde: 'dónde',
  cual: 'cuál',
  cuales: 'cuáles',
  quien: 'quién',
  tu: 'tú',
  el: 'él',
};

function accented(word: string): string {
  return like(word, ACCENTS[word.toLowerCase()] ?? word);
}

const WE: Readonly<Record<string, string>> = {
  hace: 'hacemos',
  tiene: 'tenemos',
  es: 'somos',
  está: 'estamos',
  va: 'vamos',
  ofrece: 'ofrecemos',
  trabaja: 'trabajamos',
  puede: 'podemos',
  sabe: 'sabemos',
  viene: 'venimos',
  cobra: 'cobramos',
  usa: 'usamos',
  hacen: 'hacemos',
  tienen: 'tenemos',
};

/** Spanish words in a gender, number or spelling in which only another one can stand. */
export const SPANISH_GRAMMAR: readonly MistakenRow[] = [
  [
    /[Ee](?:l|ste) (?:casa|coc|mes|puer|vent|pare|empr|ref|obra|fac|gar|tar|sem|noc|cla|esc|fam|per|pág|dir|cal|lim|ins|luz|pis|hab|duc|bañ|tub|fug|ave|ent|bod|com|cen|fies|pie|cuo|fec|lám|bat|bic|rue|lic|res|mat|lec|rec|mano|age|aca|pan|pel|clí|cer|nev|lav|pin|mad|\p{Ll}{2,}(?:ción|sión|dad))/u,
    new RegExp(
      `\\b(?<slip>[Ee]l|[Ee]ste) (?:${FEMININE})(?![\\p{L}-])(?! (?:adentro|abierta))`,
      'u',
    ),
    other,
  ],
  [
    /(?:[Ll]a|[Uu]na|[Ee]sta) (?:prob|sis|tem|prog|pre|ser|día|mes|año|min|hor|equ|proy|edi|col|lug|cor|tel|men|via|gar|pla|tec|jar|coc|cam|tal|cur|exa|niv|alu|prod|res|eje|tra|bar|loc|pan|veh|rec|con|cli|dor|mue|des)/,
    // «La recibo hoy» and «la programa él» have verbs.
    new RegExp(
      `\\b(?:(?<slip>[Uu]na|[Ee]sta)|(?<slipped>[Ll]a)(?! (?:recibo|contrato|descuento|curso|programa|tema)(?!\\p{L}))) (?:${MASCULINE})(?![\\p{L}-])`,
      'u',
    ),
    other,
  ],
  [
    /(?:[Ll]os|[Uu]nos|uestros) (?:par|fam|bic|tub|cal|hab|com|sem|flo|tar|bod|esc|aca|lám|bat|mes|pue|ven|cuo|luc|man|pis|bañ|mad|muj)/,
    new RegExp(`\\b(?<slip>[Ll]os|[Uu]nos|[Nn]uestros) (?:${FEMININE_MANY})(?![\\p{L}-])`, 'u'),
    (word) => word.replace(/os$/, 'as'),
  ],
  [
    /[Ll][oa]s (?:serv|prec|hor|cur|cli|alu|prod|pres|prob|día|mes|año|min|sem|cla|per|fam|noc|emp|pág|hab|\p{L}+ción)/u,
    /\b[Ll](?:os (?<slip>servicio|precio|horario|curso|cliente|alumno|producto|presupuesto|problema|día|mes|año|minuto)|as (?<slipped>semana|clase|persona|familia|noche|empresa|página|habitación|\p{Ll}{3,}ción))(?![\p{L}-])(?! [A-Z\d](?!\p{L}))/u,
    (word) => (/[^aeiou]$/.test(word) ? `${word.replace(/ó(?=n$)/, 'o')}es` : `${word}s`),
  ],
  [
    new RegExp(`[Uu]na \\p{Ll}+ (?:${ADJECTIVES})o[ .,;!?\\n]`, 'u'),
    new RegExp(
      `\\b[Uu]na (?:visita|cita|consulta|oferta|tienda|${FEMININE}) (?<slip>(?:${ADJECTIVES})o)${ENDS}`,
      'mu',
    ),
    (word) => word.replace(/o$/, 'a'),
  ],
  [
    new RegExp(`[Uu]n \\p{Ll}+ (?:${ADJECTIVES})a[ .,;!?\\n]`, 'u'),
    new RegExp(
      `\\b[Uu]n (?:trabajo|cliente|${MASCULINE}) (?<slip>(?:${ADJECTIVES})a)${ENDS}`,
      'mu',
    ),
    (word) => word.replace(/a$/, 'o'),
  ],
  [
    'aber si ',
    /(?:^|[.!?¡¿,;] ?)(?<slip>haber) si (?!\p{L}+do(?!\p{L}))/imu,
    (word) => like(word, 'a ver'),
  ],
  [
    / haber(?<=(?:amos|voy|vas|ais) haber)/,
    /(?<!\p{L})(?:vamos|voy|vas|vais) (?<slip>haber)(?! \p{L}+(?:do|to|cho)(?!\p{L}))(?!\p{L})/iu,
    'a ver',
  ],
  [
    / a (?:sido|hecho|tenido|llegado|terminado|pasado|estado|podido|cambiado|roto|dicho|visto|venido|dado|puesto|quedado|recibido|comprado|ido)[ .,;!?\n]/,
    /(?<!\p{L})(?:se|nos|les?|me|te) (?<slip>a) (?:sido|hecho|tenido|llegado|terminado|pasado|estado|podido|cambiado|roto|dicho|visto|venido|dado|puesto|quedado|recibido|comprado|ido)(?!\p{L})/iu,
    'ha',
  ],
  [
    / ha (?:\p{L}+[aei]r(?:l[aeo]s?|nos|se|te|me)?|domicilio|medida|mano|diario|veces|menudo|través|cualquier|partir)[ .,;!?\n]/u,
    /(?<!\p{L})(?:(?:voy|vas|va|vamos|vais|van|empezamos|ayudamos|invitamos) (?<slip>ha) \p{L}+[aei]r(?:l[aeo]s?|nos|se|te|me)?|(?<=\p{L} )(?<slipped>ha) (?:domicilio|medida|mano|diario|veces|menudo|través|cualquier|partir (?:del?|las?)))(?!\p{L})/u,
    'a',
  ],
  [
    /ah[ií] (?:que|ning|prob|nada|nadie|sitio|prisa|forma|duda|excus)/,
    /(?<!\p{L})(?:[Nn]o|[Ss]i|[Ss]iempre|[Pp]orque|[Aa]unque) (?<slip>ah[ií]) (?:que(?= \p{L}+[aei]r(?!\p{L}))|ningún|ninguna|problema|nada|nadie|sitio|prisa|forma|duda|excusa)(?!\p{L})/u,
    'hay',
  ],
  [
    /[Aa]y (?:que|un|much|vari|sitio|aparc|plaz)/,
    /(?:(?<=\p{L} )(?<slip>ay)|(?:^|[.!?] )(?<slipped>Ay)) (?:que \p{L}+[aei]r(?!\p{L})|muchos|muchas|varios|varias|sitio|aparcamiento|plazas|un \p{L}+|una \p{L}+)/mu,
    (word) => like(word, 'hay'),
  ],
  [
    / hay(?<=(?:or) hay)|hay mismo/,
    /(?<!\p{L})(?:por (?<slip>hay)(?=[.,;!?]|$| (?:cerca|anda|pasa)(?!\p{L}))|(?<slipped>hay) mismo(?!\p{L}))/imu,
    'ahí',
  ],
  [
    /[Hh]echa (?:un vist|de menos|una mano|a perder|una ojeada)/,
    /(?<!\p{L})(?<slip>hecha) (?:un vistazo|de menos|una mano|a perder|una ojeada)(?!\p{L})/iu,
    (word) => like(word, 'echa'),
  ],
  [
    /tubo que /,
    /(?<!\p{L}|(?<!\p{L})(?:el|un|del|al|cada|ese|este|otro|mismo|y|de|con|o) )(?<slip>tubo) que \p{L}+[aei]r(?!\p{L})/u,
    'tuvo',
  ],
  [
    /u (?:necesitas|buscas|prefieres|vienes|haces|vas|eres|estás|debes|vives|has|pones|sigues|recibes|pides)[ .,;!?]/,
    /(?<!\p{L})(?<slip>tu) (?:necesitas|buscas|prefieres|vienes|haces|vas|eres|estás|debes|vives|has|pones|sigues|recibes|pides)(?!\p{L})/iu,
    accented,
  ],
  [
    / mi(?<=(?:ara| a| de|or|in) mi)[.,;!?\n]|[Aa] mi me /,
    /(?<!\p{L})(?:(?:para|por|sin) (?<slip>mi)(?=[.,;!?]|$)|a (?<slipped>mi) me (?=\p{L}))/imu,
    'mí',
  ],
  [
    /[Ee]l (?:es|tiene|hace|viene|puede|quiere|sabe|dice|está) /,
    /(?:^|[.!?] |(?<!\p{L})(?:y|que|porque|pero) )(?<slip>[Ee]l) (?:es|tiene|hace|viene|puede|quiere|sabe|dice|está) (?=\p{L})/mu,
    accented,
  ],
  [
    / se (?:si|qué|cuánto|dónde|quién) /,
    /(?<!\p{L})(?:no|yo) (?<slip>se) (?:si|qué|cuánto|dónde|quién) (?=\p{L})/iu,
    'sé',
  ],
  [
    / si(?<=(?:laro que|puesto que|eso|reo que|igo que) si)[.,;!?\n]/,
    /(?<!\p{L})(?:claro que|por supuesto que|eso|creo que|digo que) (?<slip>si)(?=[.,;!?]|$)/imu,
    'sí',
  ],
  [
    /(?:¿|^)[CcQqDd](?:omo|ue|uant[oa]s?|uando|onde|uale?s?|uien) /m,
    /(?:¿|^(?=[^¿?\n]*\?\s*$))(?<slip>como(?= (?:se|puedo|funciona|reservo|pago|llego|hago|pido|cancelo|solicito|llegar|funcionan|trabajan)(?!\p{L}))|que(?= (?:incluye|tipo|diferencia|documentos|necesito|debo|ofrecen|horario|hago|garantía|métodos|formas|servicios|precio)(?!\p{L}))|cuant[oa]s?(?= \p{L})|cuando(?= (?:abren|puedo|pueden|empieza|cobran|pago)(?!\p{L})[^,?]*\?)|donde(?= (?:están?|se|puedo|queda|aparco|hacen|trabajan|estáis)(?!\p{L})[^,?]*\?)|cual(?= (?:es|era)(?!\p{L}))|cuales(?= (?:son)(?!\p{L}))|quien(?= (?:es|hace|viene|paga)(?!\p{L})[^,?]*\?))/imu,
    accented,
  ],
  [
    /osotros (?:hacen?|tienen?|es|está|va|ofrece|trabaja|puede|sabe|viene|cobra|usa) /,
    /(?:^|[.!?] )Nosotros (?<slip>hacen?|tienen?|es|está|va|ofrece|trabaja|puede|sabe|viene|cobra|usa)(?!\p{L})/mu,
    (word) => WE[word] ?? word,
  ],
  [
    /L[oa]s [a-zñáéíóú]{4,}[aeo] (?:son|están|tienen|incluyen|cuestan) /,
    new RegExp(
      `(?:^|[.!?] )L[oa]s (?!(?:${SINGULAR_MANY})(?!\\p{L}))(?<slip>\\p{Ll}{4,}[aeo]) (?:son|están|tienen|incluyen|cuestan)(?!\\p{L})`,
      'mu',
    ),
    (word) => `${word}s`,
  ],
];

import type { MistakenRow } from '../spelling/mistaken-row.ts';
import { type Frame, rowOf } from './framed-words.ts';

const START = '(?:^|[.!?¡¿:] ?)';

/** Before «hay»; a cry stands after a comma, or by itself. */
const BEFORE_THERE =
  'si|no|que|donde|dónde|cuando|también|siempre|ya|aquí|allí|nunca|solo|sólo|porque|aunque|todavía|aún|apenas|casi|hoy|cuánt[oa]s?';

/** What one cries for: «ay de mí», «ay, amor». */
const CRIED = '(?!de |que (?:ver|pena)|ay|amor|dios|mamá|madre|corazón|no)';

/** What there is. */
const THERE =
  'algo|alguien|alguna?s?|algún|ningún|ninguna|nadie|citas?|horas|lugar|espacio|estacionamiento|descuentos?|servicio|tiempo|dudas?|problemas?|suficientes?|bastantes?|poc[oa]s?|tant[oa]s?|otr[oa]s?|dos|tres|cuatro|\\d+';

/** Participles that no noun is like. */
const DONE =
  'llegado|firmado|recibido|perdido|pagado|vencido|fallecido|comprado|vendido|olvidado|decidido|terminado|empezado|enviado|contratado|cambiado|solicitado|reservado|venido|salido|traído|leído|podido|tenido';

/** Adjectives of a state behind «está», in one gender and number or another. */
const STATES =
  'list|confirmad|firmad|incluid|abiert|cerrad|complet|pagad|ocupad|vencid|sellad|preparad|rot|terminad';

const FRAMES: readonly Frame[] = [
  [' ay ', `${BEFORE_THERE} <ay>(?= ${CRIED}\\p{Ll})`, 'hay'],
  [' ay ', `\\p{Ll}+ <ay> ${THERE}`, 'hay'],
  [
    'Ay ',
    `${START}<Ay> citas?|lugar|espacio|estacionamiento|descuentos?|servicio|personas|ocasiones|días|varias formas`,
    'hay',
  ],
  [' haber si ', 'y|pues|luego|entonces <haber>(?= si (?!\\p{L}+do(?!\\p{L})))', 'a ver'],
  [
    'valla',
    '(?:que|cuando|aunque|donde|quien|no)(?: (?:se|le|les|nos|te|todo))? <valla> bien|mal|mejor|usted|al|a (?:la|su|firmar|ver)|con (?:su|usted)',
    'vaya',
  ],
  [' ves', 'tal <ves>(?=[ ,])', 'vez'],
  ['n ves de ', 'en <ves> de', 'vez'],
  [
    ' ves ',
    'cada|una <ves> que|más|menos|mejor|al (?:año|mes|día)|por (?:semana|mes)|\\p{L}+[ai]d[oa]s?',
    'vez',
  ],
  [' ves', 'primera|última|única|a la|alguna <ves>(?=[.,;]|$| (?:que|en)(?!\\p{L}))', 'vez'],
  ['tra ves', 'otra <ves>(?=[.,;]|$)', 'vez'],
  ['s haya de', 'm[aá]s <haya> del?', 'allá'],
  [' parte de e', '<a parte> de (?:eso|esto|ello)', 'aparte'],
  ['Ola, ', `${START}<Ola>(?=, (?:necesito|quiero|quisiera|buen[oa]s|me|soy|cómo|tengo))`, 'hola'],
  [' hir', '<hir>', 'ir'],
  ['lomejor', '<alomejor>', 'a lo mejor'],
  ['reveer', '<preveer>', 'prever'],
  ['atisfació', '<satisfació>', 'satisfizo'],
  [' emos ', '(?:nos|lo|le|les|se|ya|no|que|nosotros|siempre|nunca) <emos> \\p{L}+', 'hemos'],
  [
    new RegExp(` a (?:${DONE})`),
    `(?:usted|él|ella|alguien|nadie|(?:el|la|su|nuestr[oa]) (?:cliente|firmante|testigo|licencia|pasaporte|plazo|comprador|vendedor|técnico|equipo|pedido)) <a> ${DONE}`,
    'ha',
  ],
  ['stedes a ', `ustedes <a> ${DONE}`, 'han'],
  [
    / ha (?:su|mi|tu|un|nuestr|casa|domi|usted|cualq)/,
    '\\p{Ll}+ <ha> su|sus|mi|tu|un|una|nuestr[oa]s?|casa|domicilio|ustedes?|cualquier',
    'a',
  ],
  [
    / esta (?:list|conf|firm|incl|abie|cerr|comp|paga|ocup|venc|sell|prep|rota|term|disp)/,
    `(?:su|la|el|tu|nuestr[oa]) \\p{Ll}{3,} <esta> (?:${STATES})[oa]|disponible`,
    'está',
  ],
  ['s esta ', `\\p{Ll}{3,}s <esta> (?:${STATES})[oa]s|disponibles`, 'están'],
  ['stamos ', 'estamos <abierto> los|las|de|el|toda|todos|a|en|24|hasta|desde', 'abiertos'],
  ['stamos ', 'estamos <cerrado> los|las|de|el|por|hasta|desde', 'cerrados'],
  ['Aga ', `${START}<Aga> su|sus|una|clic|la|el`, 'haga'],
  ['Benga ', `${START}<Benga> con|a|por|usted|al`, 'venga'],
  [
    'Sino ',
    `${START}<Sino> puede[ns]?|tienen?|hay|está[ns]?|sabe|quieren?|encuentran?|llegan?`,
    'si no',
  ],
  [
    / de que (?<=(?:ienso|samos|creo|eemos|opino|namos|idero|ramos|spero|digo|cimos) de que )/,
    `(?:${START}|, |y )(?:pienso|pensamos|creo|creemos|opino|opinamos|considero|consideramos|espero|esperamos|digo|decimos) <de que>`,
    'que',
  ],
  [
    'vende ',
    `${START}Se <vende> casas|terrenos|carros|coches|pisos|apartamentos|locales|llantas|muebles|plantas|flores|tamales|pasteles|bicicletas`,
    'venden',
  ],
  [
    'Se renta ',
    `${START}Se <renta> casas|cuartos|apartamentos|departamentos|oficinas|locales|sillas|mesas|trajes`,
    'rentan',
  ],
  [
    'Se hace ',
    `${START}Se <hace> copias|llaves|trabajos|envíos|reparaciones|fiestas|citas|pasteles|entregas`,
    'hacen',
  ],
  // What is paid or guaranteed; of money in general there are «finanzas».
  [
    'finanza',
    '(?:seguros?|licencia|aval|garantía|contrato|comisión) (?:y|o) (?:con |sin )?<finanza>(?=[.,;:!?)]|$| (?:vigente|al día|y|de)(?!\\p{L}))',
    'fianza',
  ],
  [
    'finanza',
    '(?:con|sin) <finanza>(?=[.,;:!?)·|]|$| (?:y|o|ni) (?:con |sin )?(?:seguro|licencia|aval))',
    'fianza',
  ],
  [
    'finanza',
    'la|una|su <finanza> se devuelve|se paga|(?:es )?de (?:\\d|un mes|dos meses)',
    'fianza',
  ],
  ['finanza', '(?:devolv|devuelv|deposit)\\p{Ll}+ (?:la|una|su) <finanza>', 'fianza'],
  ['ste ', '<este> agua|área|aula|acta|águila|hambre|alma|arma|hacha', 'esta'],
  [/[Ll]a (?:agua|aula|hambre|águila|acta)/, '<la> agua|aula|hambre|águila|acta', 'el'],
  ['ucho ', '<mucho> agua|hambre', 'mucha'],
  ['eintiún ', '<veintiún> horas|personas|semanas|páginas|firmas|copias|casas', 'veintiuna'],
  [
    ' primer ',
    'la|una|su <primer> vez|cita|visita|firma|hora|página|copia|consulta|semana|clase|persona|línea',
    'primera',
  ],
  [
    ' tercer ',
    'la|una|su <tercer> vez|cita|visita|firma|hora|página|copia|consulta|semana|clase|persona|línea',
    'tercera',
  ],
  ['na buen ', '<una buen> \\p{Ll}+', 'una buena'],
  ['n nueva ', '<un> nueva', 'una'],
  ['n buena ', '<un>(?= buena (?!gente|onda|persona|vibra|fe|vista|pinta)\\p{Ll})', 'una'],
  ['uen días', '<buen> días', 'buenos'],
  ['uenos ', '<buenos> tardes|noches', 'buenas'],
  ['uenas d', '<buenas> días', 'buenos'],
];

const SEVERAL: Readonly<Record<string, string>> = { son: 'es', están: 'está', tienen: 'tiene' };

/** Of the hundreds only these have a gender. */
const HUNDREDS = '(?:(?:dos|tres|cuatro|seis|sete|ocho|nove)cient|quinient)';

/** Spanish words that sound like another one, or are of another gender or number, in places where only that one can stand. */
export const SPANISH_PAIRS: readonly MistakenRow[] = [
  ...FRAMES.map(rowOf),
  [
    'a gente ',
    /(?:^|[.!?] |, |(?<!\p{L})(?:y|que|porque|si|cuando) )[Ll]a gente (?:ya |no |siempre |nos )?(?<slip>dicen|vienen|quieren|piensan|creen|saben|buscan|necesitan|tienen|están|son|llegan|hacen|pagan|firman|llaman|prefieren|preguntan)(?!\p{L})/mu,
    (word) => SEVERAL[word] ?? word.slice(0, -1),
  ],
  [
    /cient[oa]s (?:dólares|euros|pesos|minutos|años|días|kilómetros|metros|clientes|personas|horas|páginas|copias|firmas|familias|millas|libras)/,
    new RegExp(
      `(?<!\\p{L})(?<slip>${HUNDREDS}(?:as(?= (?:dólares|euros|pesos|minutos|años|días|kilómetros|metros|clientes)(?!\\p{L}))|os(?= (?:personas|horas|páginas|copias|firmas|familias|millas|libras)(?!\\p{L}))))`,
      'iu',
    ),
    (word) => word.replace(/[oa](?=s$)/, (end) => (end === 'a' ? 'o' : 'a')),
  ],
  [
    /uestr[oa] [a-zñáéíóú]{3,}s (?:son|incluyen|están|tienen|cubren|cuestan) /,
    /(?:^|[.!?] )(?<slip>Nuestr[oa]) \p{Ll}{3,}s (?:son|incluyen|están|tienen|cubren|cuestan)(?!\p{L})/mu,
    (word) => `${word}s`,
  ],
  [
    / (?:incluyen|cuestan|duran|cubren|valen|son gratis)[ .,]/,
    /(?:^|[.!?] )(?:El|La|Su|Nuestr[oa]|Est[ea]) (?:precio|tarifa|firma|visita|cita|cuota|servicio|paquete|sesión|clase|consulta|curso|entrada|garantía|viaje|copia|costo|coste|taller|plan|trámite) (?<slip>incluyen|cuestan|duran|cubren|valen|son(?= gratis))(?!\p{L})/mu,
    (word) => SEVERAL[word] ?? word.slice(0, -1),
  ],
];

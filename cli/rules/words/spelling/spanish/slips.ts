import type { MistakenRow } from '../mistaken-row.ts';
import { FEMININE } from './grammar.ts';

const START = '(?:^|[.!?¡¿] ?)';

/** What is located somewhere, of which «se halla» is right. */
const LOCATED =
  '(?!(?:situad|ubicad|enclavad|instalad|rodead|registrad|inscrit|protegid|incluid|regulad|disponible|cerrad|abiert)\\p{L}*)';

const WE: Readonly<Record<string, string>> = {
  abre: 'abrimos',
  atiende: 'atendemos',
  limpia: 'limpiamos',
  repara: 'reparamos',
  instala: 'instalamos',
  cuida: 'cuidamos',
  vende: 'vendemos',
  lleva: 'llevamos',
  cambia: 'cambiamos',
  pone: 'ponemos',
  recoge: 'recogemos',
  entrega: 'entregamos',
  enseña: 'enseñamos',
  sale: 'salimos',
  llega: 'llegamos',
};

const ONE: Readonly<Record<string, string>> = { son: 'es', están: 'está' };

const ADJECTIVES = 'rot|nuev|antigu|modern|viej|roj|blanc|negr|pequeñ|gratuit|blindad|oxidad';
const ENDS = '(?=[.,;!?]|$| (?:se|son|están|de|del|en|con|para|que|no|también|por)(?!\\p{L}))';

function like(word: string, meant: string): string {
  return /^\p{Lu}/u.test(word) ? `${meant[0]?.toUpperCase()}${meant.slice(1)}` : meant;
}

/** Spanish slips of owners that stand where nothing else can. */
export const SPANISH_SLIPS: readonly MistakenRow[] = [
  [
    / halla /,
    new RegExp(
      `(?<!\\p{L})(?:[Qq]ue|[Cc]uando|[Aa]unque|[Ss]iempre que|[Nn]o) (?:(?:no|se|le|les|lo|nos|ya) ){0,2}(?<slip>halla) (?:${LOCATED}\\p{L}+(?:ado|ido|cho|sto|rto|rito)|sitio|plazas?|dudas?|problemas?|algún|alguna|más de|suficiente|citas?|mucho|poco|nadie|nada)(?!\\p{L})`,
      'u',
    ),
    'haya',
  ],
  [
    /or ?que (?:elegirnos|contratarnos|escogernos)/,
    /(?:^|[.!?] )(?<slip>Por ?que) (?:elegirnos|contratarnos|escogernos)(?!\p{L})/mu,
    'Por qué',
  ],
  [
    / porqué /,
    /(?<=\p{Ll} )(?<!(?<!\p{L})(?:[Ee]l|[Uu]n|[Ss]us?|[Ll]os|[Dd]el|[Aa]l|[Ee]ste|[Cc]ada|[Ee]se|[Mm]i|[Tt]u) )(?<slip>porqué)(?= \p{L})/u,
    'por qué',
  ],
  [
    /[lu] por qué/,
    /(?<!\p{L})(?:[Ee]l|del|al|[Ss]u) (?<slip>por qué)(?= (?:de|del)(?!\p{L})|[.,;]|$)/mu,
    'porqué',
  ],
  [
    / de (?<= (?:nos|les?|me|te) de )(?:su|un|una|tu|el|la|los|las|tiempo|más)/,
    /(?<!\p{L})(?:[Qq]ue|[Pp]ara que|[Cc]uando) (?:nos|le|les|me|te) (?<slip>de) (?:su|un|una|tu|tiempo|más)(?!\p{L})/u,
    'dé',
  ],
  [
    / mi[.,;!?\n](?<=(?:de|hacia|contra|sobre) mi.)/,
    /(?<!\p{L})(?<!(?:sol|do|re|fa|la),? )(?:de|hacia|contra|sobre) (?<slip>mi)(?=[.,;!?]|$)(?!, (?:sol|fa|la|do|re))/imu,
    'mí',
  ],
  [
    / te (?:de la|verde|negro|helado|rojo)/,
    /(?<!\p{L})(?:[Uu]n|[Tt]aza de|(?<=^|[.!?] |\p{Ll} )[Ee]l) (?<slip>te)(?= (?:de (?:la (?:mañana|tarde)|las)|verde|negro|helado|rojo)(?!\p{L}))/mu,
    'té',
  ],
  [
    /Mas (?:de|información|barato|rápido|sobre|tarde|allá)/,
    new RegExp(
      `${START}(?<slip>Mas) (?:de|información|barato|rápido|sobre|tarde|allá)(?!\\p{L})`,
      'mu',
    ),
    'Más',
  ],
  [
    /(?:olo|ólo|ambién) el (?:sabe|tiene|puede|hace|dice|viene|quiere)/,
    /(?<!\p{L})(?:[Ss]olo|[Ss]ólo|[Tt]ambién) (?<slip>el) (?:sabe|tiene|puede|hace|dice|viene|quiere)(?!\p{L})/u,
    'él',
  ],
  [
    /[Aa]un no /,
    /(?<!\p{L})(?<slip>[Aa]un) no (?:(?:se|lo|la|le|nos) )?(?:hemos|han?|has|he|está|están|tiene|tienes|tenemos|sabe|sabes|sabemos|conoce|conoces)(?!\p{L})/u,
    (word) => like(word, 'aún'),
  ],
  ['echo de menos', new RegExp(`${START}(?<slip>Hecho) de menos(?!\\p{L})`, 'mu'), 'Echo'],
  [
    /Hay (?:está|están|va|vamos) /,
    new RegExp(`${START}(?<slip>Hay) (?:está|están|va|vamos)(?!\\p{L})`, 'mu'),
    'Ahí',
  ],
  [
    /[Ii]va (?:por|al?|con) /,
    new RegExp(
      `(?:${START}(?<slip>Iva)|(?<!\\p{L})(?:que|se|yo|él|ella|no) (?<slipped>iva)) (?:por|al?|con) (?=\\p{Ll})`,
      'mu',
    ),
    (word) => like(word, 'iba'),
  ],
  [
    / tuvo (?:del? |roto)/,
    /(?<!\p{L})(?:[Ee]l|[Uu]n|[Dd]el|[Aa]l|[Ee]ste|[Cc]ada) (?<slip>tuvo) (?:del? (?:agua|cobre|gas|plomo|desagüe|plástico|acero|baño)|roto)(?!\p{L})/u,
    'tubo',
  ],
  [
    /sta [a-záéíóú]+ndo[ .,;!?\n]/,
    /(?<!\p{L})(?<slip>[Ee]sta) (?!cuando|mando|blando|comando|bando|fundo|hondo|mundo)\p{Ll}{2,}(?:ando|iendo|yendo)(?!\p{L})/u,
    (word) => like(word, 'está'),
  ],
  [
    / esta (?:bien|mal)[ .,;!?\n]/,
    /(?<!\p{L})(?:[Ee]l|[Ll]a|[Ss]u|[Tt]u|[Nn]uestr[oa]) \p{Ll}{3,} (?<slip>esta) (?:bien|mal)(?=[.,;!?]|$| (?:y|pero|si|cuando|hech[oa])(?!\p{L}))/mu,
    'está',
  ],
  [
    new RegExp(`as (?:${ADJECTIVES})os[ .,;!?\\n]`),
    new RegExp(`(?<!\\p{L})[Ll]as \\p{Ll}{3,}as (?<slip>(?:${ADJECTIVES})os)${ENDS}`, 'mu'),
    (word) => word.replace(/os$/, 'as'),
  ],
  [
    new RegExp(`os (?:${ADJECTIVES})as[ .,;!?\\n]`),
    new RegExp(`(?<!\\p{L})[Ll]os \\p{Ll}{3,}os (?<slip>(?:${ADJECTIVES})as)${ENDS}`, 'mu'),
    (word) => word.replace(/as$/, 'os'),
  ],
  [
    /[Uu]n (?:casa|coc|mes|puer|vent|pare|empr|ref|fac|gar|tar|sem|noc|fam|per|pág|dir|cal|limp|ins|pis|hab|duc|bañ|tub|ave|bod|fies|pie|cuo|fec|lám|bat|bic|rue|mat|lec|rec|aca|pan|pel|clí|cer|nev|lav|\p{Ll}{2,}(?:ción|sión|dad))/u,
    new RegExp(
      `(?<!\\p{L})(?<slip>[Uu]n) (?!mano|agenda|calle|obra|clase|luz|madera|fuga|cena|comida)(?:${FEMININE})(?![\\p{L}-])`,
      'u',
    ),
    (word) => `${word}a`,
  ],
  [
    /(?:[Ll]os|[Uu]nos) (?:llaves|cerraduras|personas|horas|camas|sillas|piezas|semanas|mascotas|clínicas|urgencias|máquinas|herramientas)[ .,;!?\n]/,
    /(?<!\p{L})(?<slip>[Ll]os|[Uu]nos) (?:llaves|cerraduras|personas|horas|camas|sillas|piezas|semanas|mascotas|clínicas|urgencias|máquinas|herramientas)(?!\p{L})/u,
    (word) => word.replace(/os$/, 'as'),
  ],
  [
    new RegExp(`osotros (?:${Object.keys(WE).join('|')}) `),
    new RegExp(`${START}Nosotros (?<slip>${Object.keys(WE).join('|')})(?!\\p{L})`, 'mu'),
    (word) => WE[word] ?? word,
  ],
  [
    / (?:abren|cierran|son|están|tienen|llegan|vienen|trabajan|ofrecen)(?<=\n(?:La|El|Nuestr[oa]) \p{Ll}+ \p{Ll}+|[.!?] (?:La|El|Nuestr[oa]) \p{Ll}+ \p{Ll}+)[ .,]/u,
    new RegExp(
      `${START}(?:La|El|Nuestr[oa]) (?:tienda|clínica|taller|empresa|academia|escuela|oficina|cerrajero|fontanero|veterinario|profesor|local|restaurante|panadería) (?<slip>abren|cierran|son|están|tienen|llegan|vienen|trabajan|ofrecen)(?!\\p{L})`,
      'mu',
    ),
    (word) => ONE[word] ?? word.slice(0, -1),
  ],
  [
    /s nos (?:recomienda|elige|llama|pide|dice|conoce|pregunta|escribe)/,
    new RegExp(
      `${START}(?:Nuestr[oa]s|L[oa]s|Much[oa]s|Algun[oa]s|Vari[oa]s) (?:clientes|alumnos|pacientes|vecinos|familias) nos (?<slip>recomienda|elige|llama|pide|dice|conoce|pregunta|escribe)(?!\\p{L})`,
      'mu',
    ),
    (word) => `${word}n`,
  ],
  [
    /ab(?:ían|rán) (?:\d|dos|tres|cuatro|much|poc|vari|algun|más)|ubieron /,
    new RegExp(
      `(?:${START}|(?<!\\p{L})(?:que|y|donde|cuando|no|ya) )(?<slip>[Hh]abían|[Hh]ubieron|[Hh]abrán) (?:\\d+|dos|tres|cuatro|much[oa]s|poc[oa]s|vari[oa]s|algun[oa]s|más)(?!\\p{L})`,
      'mu',
    ),
    (word) =>
      like(
        word,
        { habían: 'había', hubieron: 'hubo', habrán: 'habrá' }[word.toLowerCase()] ?? word,
      ),
  ],
  [/[Hh]an habido /, /(?<!\p{L})(?<slip>[Hh]an) habido(?!\p{L})/u, (word) => word.slice(0, 2)],
  [
    /[Hh]acen [\p{L}\d]+ (?:años|días|meses|semanas|horas) que /u,
    /(?<!\p{L})(?<slip>[Hh]acen) [\p{L}\d]+ (?:años|días|meses|semanas|horas) que(?!\p{L})/u,
    (word) => word.slice(0, -1),
  ],
  [
    / cuenta que /,
    /(?<!\p{L})(?:[Nn]os|[Ss]e|[Mm]e|[Tt]e) (?:di|dimos|diste|dio|dieron|das?|doy|dan|damos) cuenta (?<slip>que)(?!\p{L})/u,
    'de que',
  ],
  [
    /[Ss]obretodo[ ,]/,
    /(?<!(?<!\p{L})(?:[Uu]n|[Ee]l|[Ss]u|de|del|mi|tu) )(?<!\p{L})(?<slip>[Ss]obretodo)(?=,| (?:en|con|para|si|cuando|por|al?|los|las|el|la|\p{Ll}+mos)(?!\p{L}))/u,
    (word) => like(word, 'sobre todo'),
  ],
];

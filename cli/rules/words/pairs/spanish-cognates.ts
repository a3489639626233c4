import type { MistakenRow } from '../spelling/mistaken-row.ts';

/** Before nouns, and before no word of another language. */
const BEFORE =
  '(?<![\\p{L}-])(?:[Ee]l|[Ll]a|[Ll][oa]s|[Uu]n|[Uu]na|[Uu]n[oa]s|[Dd]el|[Aa]l|[Dd]e|[Ee]n|[Cc]on|[Ss]in|[Pp]or|[Pp]ara|[Ss]us?|[Tt]us?|[Mm]is?|[Nn]uestr[oa]s?|[Ee]st[ae]|[Ee]st[oa]s|[Cc]ada|[Oo]tr[oa]s?|[Tt]od[oa]s l[oa]s|[Dd]os|[Tt]res|[Vv]ari[oa]s|[Mm]uch[oa]s|[Hh]ay|[Nn]i)';

const END = '(?![\\p{L}-])';

/**
 * Nouns that English has, too, without the accent, so that its list excuses them. Left out are those that Spanish takes
 * from it (`poster`, `record`, `manager`, `laser`), of which many write no accent, and names (`maria`, `paris`).
 */
const NOUNS: Readonly<Record<string, string>> = {
  adios: 'adiós',
  album: 'álbum',
  anecdota: 'anécdota',
  areas: 'áreas',
  basilica: 'basílica',
  basilicas: 'basílicas',
  billon: 'billón',
  botanica: 'botánica',
  cadaver: 'cadáver',
  cafe: 'café',
  cafeteria: 'cafetería',
  cafeterias: 'cafeterías',
  cajon: 'cajón',
  cancer: 'cáncer',
  capitan: 'capitán',
  carbon: 'carbón',
  carton: 'cartón',
  catalan: 'catalán',
  centimo: 'céntimo',
  centimos: 'céntimos',
  complice: 'cómplice',
  complices: 'cómplices',
  cordon: 'cordón',
  cupula: 'cúpula',
  curriculum: 'currículum',
  dragon: 'dragón',
  electronica: 'electrónica',
  frances: 'francés',
  heroes: 'héroes',
  jamon: 'jamón',
  liston: 'listón',
  marron: 'marrón',
  medicos: 'médicos',
  melodia: 'melodía',
  melodias: 'melodías',
  menu: 'menú',
  oregano: 'orégano',
  pais: 'país',
  patron: 'patrón',
  peninsula: 'península',
  pimenton: 'pimentón',
  piston: 'pistón',
  pizzeria: 'pizzería',
  pizzerias: 'pizzerías',
  politico: 'político',
  politicos: 'políticos',
  portico: 'pórtico',
  principe: 'príncipe',
  regimen: 'régimen',
  salmon: 'salmón',
  salon: 'salón',
  sangria: 'sangría',
  sofa: 'sofá',
  tendon: 'tendón',
  tios: 'tíos',
  tombola: 'tómbola',
  trampolin: 'trampolín',
  tunica: 'túnica',
  valvula: 'válvula',
  vertigo: 'vértigo',
  vesicula: 'vesícula',
  vias: 'vías',
  violin: 'violín',
};

/** What makes an English term, or one of Latin, of some of these nouns: «una cafe racer», «el curriculum vitae». */
const TERM = '(?! (?:racer|ball|boat|copy|black|steel|vitae|glac[eé]e?|bar|burger)(?!\\p{L}))';

/** Feminine nouns on -sión and the like. Those of French have -ssion, and «un vision board» another article. */
const SION = '\\p{Ll}{2,}(?<!s)sion|region|religion|legion|opinion|union|reunion';

/** Their beginnings, for a quick test. */
const SION_WORDS =
  'abrasion|adhesion|alusion|aprehension|ascension|aversion|cohesion|combustion|comprension|conclusion|confusion|congestion|contusion|conversion|convulsion|corrosion|decision|digestion|dimension|dispersion|diversion|division|emulsion|erosion|evasion|exclusion|excursion|expansion|explosion|expulsion|extension|fusion|incision|inclusion|incursion|indecision|infusion|invasion|inversion|lesion|mansion|ocasion|pension|persuasion|precision|pretension|prevision|propulsion|provision|revision|reversion|subdivision|supervision|suspension|television|tension|torsion|transfusion|version|vision|region|religion|legion|opinion|union|reunion';

const FEMININE =
  '(?<![\\p{L}-])(?:[Ll]a|[Uu]na|[Ss]u|[Tt]u|[Mm]i|[Nn]uestra|[Ee]sta|[Cc]ada|[Oo]tra|[Ss]in|[Pp]or|[Dd]e|[Ee]n|[Cc]on|[Pp]ara|[Pp]rimera|[Úú]ltima|[Nn]ueva|[Mm]isma|[Gg]ran)';

/** Adjectives behind what is so: "es simpatico", "poderes medicos". */
const ADJECTIVES: readonly MistakenRow[] = [
  ['edicos', new RegExp(`(?<=\\p{Ll}[eo]s )(?<slip>medicos)${END}`, 'u'), 'médicos', ['medicos']],
  [
    / (?:simpatico|fantastico)/,
    new RegExp(
      `(?<![\\p{L}-])(?:[Ee]s|[Mm]uy|[Tt]an|[Mm]ás|[Ff]ue|[Uu]n|[Ee]l|[Tt]rato|[Ss]itio|[Ll]ugar|[Ss]ervicio|[Ee]quipo|[Tt]rabajo) (?<slip>simpatico|fantastico)${END}`,
      'u',
    ),
    (word) => word.replace(/a(?=s?ti)/, 'á'),
    ['simpatico', 'fantastico'],
  ],
  [
    ' multiples ',
    /(?<=\p{Ll} )(?<slip>multiples) (?=\p{Ll}+s(?!\p{L}))/u,
    'múltiples',
    ['multiples'],
  ],
  [' traves ', /(?<!\p{L})[Aa] (?<slip>traves) (?=del? )/u, 'través', ['traves']],
  [
    / (?:maxima|minima)/,
    new RegExp(
      `(?<![\\p{L}-])(?:[Ll]a|[Uu]na|[Ss]u|[Cc]on|[Dd]e|[Ss]in|[Tt]emperatura|[Ee]dad|[Cc]apacidad|[Vv]elocidad|[Cc]alidad|[Ee]stancia|[Tt]arifa|[Dd]uración|[Aa]ltura|[Cc]antidad) (?<slip>maxima|minima)${END}`,
      'u',
    ),
    (word) => word.replace(/a(?=x)/, 'á').replace(/i(?=n)/, 'í'),
    ['maxima', 'minima'],
  ],
];

/** Spanish words without the accent that the same ones lack in English. */
export const SPANISH_COGNATES: readonly MistakenRow[] = [
  [
    ' ',
    new RegExp(`${BEFORE} (?<slip>${Object.keys(NOUNS).join('|')})${END}${TERM}`, 'u'),
    (word) => NOUNS[word] ?? word,
    Object.keys(NOUNS),
  ],
  [
    / [a-z]+ion/,
    new RegExp(`${FEMININE} (?<slip>${SION})${END}(?! (?:board|cord|proof|control))`, 'u'),
    (word) => word.replace(/on$/, 'ón'),
    SION_WORDS.split('|'),
  ],
  ...ADJECTIVES,
];

import type { MistakenRow } from '../spelling/mistaken-row.ts';

/** Feminine plurals that are a form of a verb without their accent, so that no list misses it: «tú paginas». */
const NOUNS: Readonly<Record<string, string>> = {
  capsulas: 'cápsulas',
  clausulas: 'cláusulas',
  criticas: 'críticas',
  fabricas: 'fábricas',
  formulas: 'fórmulas',
  lamparas: 'lámparas',
  lineas: 'líneas',
  maquinas: 'máquinas',
  matriculas: 'matrículas',
  paginas: 'páginas',
  practicas: 'prácticas',
  prorrogas: 'prórrogas',
  replicas: 'réplicas',
  victimas: 'víctimas',
};

/** Adjectives of the same kind, behind nouns in the plural. */
const ADJECTIVES: Readonly<Record<string, string>> = {
  autenticas: 'auténticas',
  domesticas: 'domésticas',
  especificas: 'específicas',
  medicas: 'médicas',
  practicas: 'prácticas',
  publicas: 'públicas',
  solidas: 'sólidas',
  validas: 'válidas',
};

/** What is whose, and prepositions: no verb follows. */
const OF =
  '[Ss]us|[Tt]us|[Mm]is|[Nn]uestras|[Tt]odas las|[Dd]e|[Ee]n|[Cc]on|[Ss]in|[Pp]or|[Pp]ara|(?:[Dd]e|[Ee]n|[Cc]on|[Aa]|[Pp]or|[Pp]ara|[Ss]obre|[Ee]ntre) las';

/** How many, or which; also the article where it is no pronoun, at the beginning and behind a verb. */
const WHICH =
  '(?:[Ee]stas|[Uu]nas|[Oo]tras|[Vv]arias|[Mm]uchas|[Aa]lgunas|[Dd]os|[Tt]res|[Cc]uatro|[Cc]inco|[Dd]iez|\\d+|(?<=(?:^|[.!?¡¿:] ?|\\p{Ll}(?:mos|an|en|ar|er|ir) ))[Ll]as)';

/** Of these, «tú» does it to things, the words before which are its object: «Las practicas en casa», «dos practicas aquí». */
const ALSO_DONE = '(?!(?:critic|fabric|formul|matricul|practic|prorrog|replic)as)';

/** What ends a group of words; behind «validas» of what somebody does, its object follows. */
const END = '(?=[.,;:!?)]|$| (?:y|o|e|de|del|para|por|con|que|como|anticipadas|móviles)(?!\\p{L}))';

/** Nouns of the plural that these adjectives stand behind. */
const THINGS =
  '(?:[Cc]itas|[Cc]onsultas|[Rr]ecetas|[Rr]evisiones|[Pp]ruebas|[Dd]irectivas|Órdenes|órdenes|[Dd]ecisiones|[Aa]utorizaciones|[Vv]isitas|[Uu]rgencias|[Ee]mergencias|[Aa]dministraciones|[Ee]mpresas|[Ee]scrituras|[Cc]arreteras|[Ss]ubastas|[Vv]iviendas|[Vv]ías|[Ee]scuelas|[Nn]otarías|[Ii]dentificaciones|[Ll]icencias|[Oo]fertas|[Pp]romociones|[Ff]irmas|[Cc]redenciales|[Ii]nstrucciones|[Nn]ecesidades|[Pp]reguntas|[Ff]echas|[Hh]oras|[Cc]ondiciones|[Tt]areas|[Ee]mpleadas|[Gg]uías|[Ss]oluciones|[Hh]erramientas)';

/** Spanish plurals without the accent that makes nouns and adjectives of verbs. */
export const SPANISH_PLURALS: readonly MistakenRow[] = [
  [
    ' ',
    new RegExp(
      `(?<![\\p{L}-])(?:(?:${OF}) |${WHICH} ${ALSO_DONE})(?<slip>${Object.keys(NOUNS).join('|')})(?![\\p{L}-])`,
      'mu',
    ),
    (word) => NOUNS[word] ?? word,
    Object.keys(NOUNS),
  ],
  [
    ' ',
    new RegExp(`(?<![\\p{L}-])${THINGS} (?<slip>${Object.keys(ADJECTIVES).join('|')})${END}`, 'mu'),
    (word) => ADJECTIVES[word] ?? word,
    Object.keys(ADJECTIVES),
  ],
];

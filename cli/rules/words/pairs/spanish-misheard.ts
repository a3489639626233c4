import type { MistakenRow } from '../spelling/mistaken-row.ts';
import { type Frame, rowOf, START } from './framed-words.ts';

/** What ends a group of words, or goes on behind it. */
const ENDS = '(?=[.,;:!?)]|$| (?:y|o|en|con|para|por|de|pero|que)(?!\\p{L}))';

const PARTICIPLE =
  '(?:sido|tenido|llegado|podido|habido|dejado|vuelto|recibido|cambiado|terminado|visto|hecho)';

/** What recurs after so many months. */
const RECURS =
  'una vez|(?:se )?(?:revis|renuev|renov|pag|cobr|cambi|vacun|desparasit|fumig|calibr|actualiz|engras|pod|abon|recort|inspeccion|factur|visit)\\p{Ll}+|revisi(?:ón|ones)|limpiezas?|visitas?|citas?|cuotas?|controles|control|mantenimientos?|vacunas?|recibos?|consultas?|inspecci(?:ón|ones)|facturas?|dosis|vuelva|volver|venga|vamos|venimos|toca';

const FRAMES: readonly Frame[] = [
  [
    ' caso ',
    '(?:un|el|tu|su|con|sin|de) <caso> (?:(?:integral|jet|modular|abierto|cerrado) )?homologado',
    'casco',
  ],
  [
    ' caso',
    '(?:ponte|ponerte|ponerse|póngase|abróchate|abrocha|ajusta|lleva puesto|llevar puesto) (?:el|tu|su|un) <caso>',
    'casco',
  ],
  ['aso y g', '<caso> y guantes|gafas', 'casco'],
  [' carro', `(?:muy|demasiado|tan|sale|resulta) <carro>${ENDS}`, 'caro'],
  [
    ' ahorra',
    '(?:desde|hasta|por|a partir de|justo) <ahorra>(?=[.,;:!?]|$| (?:en|mismo|y|\\p{Ll}+mos)(?!\\p{L}))',
    'ahora',
  ],
  [
    ' cesta ',
    '(?:no|te|le|nos|les|cuánto|lo que) <cesta> nada|mucho|poco|menos|más|\\d+|lo mismo|la|el|un',
    'cuesta',
  ],
  [
    'ocer ',
    '<cocer> (?:el |un |los |la |una |su )?(?:botón|botones|dobladillos?|vestidos?|cremalleras?|telas?|cortinas?|ropa|pantalón|pantalones)',
    'coser',
  ],
  [
    'oser ',
    '<coser> (?:el |la |los |las )?(?:arroz|carne|patatas|papas|huevos|pan|verduras?|pasta|garbanzos|a fuego)',
    'cocer',
  ],
  [
    ' tasa de ',
    '(?:una|la|tu|cada|otra|media) <tasa> de (?:café|té|chocolate|caldo|leche|harina|azúcar|arroz)',
    'taza',
  ],
  ['taza ', '<taza> municipal|judicial|de interés|de apertura|anual|de basuras', 'tasa'],
  [
    ' pero',
    '(?:tu|mi|su|vuestro) <pero>(?=[.,;!?]|$| (?:puede|no|se|está|en|con|tiene|va|come|duerme)(?!\\p{L}))',
    'perro',
  ],
  [
    ' a ver ',
    `(?:sin|por|puede|podría|debe|tras|pudo) <a ver> \\p{L}+(?:ado|ido|ído|cho|sto|rto)`,
    'haber',
  ],
  [' echo', '(?:está|ha|han|he|hemos|había|habíamos|fue|estaba) <echo>', 'hecho'],
  ['e echo', `${START}De <echo>(?=[ ,])`, 'hecho'],
  ['otar ', '<votar> (?:la |el |los )?(?:basura|escombros?|desperdicios)', 'botar'],
  ['A ', `${START}<A> ${PARTICIPLE}`, 'ha'],
  [
    'mesas',
    '(?:duran?|durante|dentro de|los últimos|los primeros|unos|pocos|varios) (?:(?:\\d+|dos|tres|cuatro|cinco|seis|ocho|nueve|diez|doce) )?<mesas>',
    'meses',
  ],
  // What is laid, heated or served is also counted by tables: «una jarra cada dos mesas».
  [
    'mesas',
    `(?:veces|${RECURS})[^.!?;]{0,40} cada (?:\\d+|dos|tres|cuatro|cinco|seis|ocho|nueve|diez|doce) <mesas>(?! \\p{Ll}+as(?!\\p{L}))`,
    'meses',
  ],
  [' mesa', '(?:al|del|este|próximo|último) <mesa>', 'mes'],
  ['asa a paso', '<pasa> a paso', 'paso'],
];

/** Spanish words that sound or look like another one, beside words that only the other one stands with. */
export const SPANISH_MISHEARD: readonly MistakenRow[] = FRAMES.map(rowOf);

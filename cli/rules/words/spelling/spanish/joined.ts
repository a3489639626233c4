import type { MistakenRow } from '../mistaken-row.ts';

/** Infinitives that no noun or adjective is, behind which something follows. */
const INFINITIVE =
  'abrir|acceder|aprender|ayudar|buscar|cambiar|comenzar|comer|comprar|conocer|conseguir|construir|contar|crear|dar|decidir|decir|dejar|descubrir|disfrutar|empezar|encontrar|enseñar|entender|enviar|escribir|estar|estudiar|explicar|ganar|haber|hablar|hacer|instalar|ir|jugar|leer|llamar|llegar|llevar|mejorar|mostrar|necesitar|ofrecer|pagar|participar|pegar|pensar|permitir|pintar|poner|preguntar|preparar|probar|quedar|quitar|realizar|recibir|reservar|responder|saber|salir|seguir|sentir|tener|tomar|trabajar|traer|usar|utilizar|vender|venir|ver|viajar|visitar|vivir|volver';

const PRONOUN = '(?:l[aeo]s?|me|nos|se|te)?';

/** Places whose names have an accent, and are neither surnames nor those of towns elsewhere, as Paris is. */
const PLACES: Readonly<Record<string, string>> = {
  Africa: 'África',
  Almeria: 'Almería',
  America: 'América',
  Andalucia: 'Andalucía',
  Belgica: 'Bélgica',
  Bogota: 'Bogotá',
  Cadiz: 'Cádiz',
  Canada: 'Canadá',
  Cancun: 'Cancún',
  Castellon: 'Castellón',
  Gijon: 'Gijón',
  Hungria: 'Hungría',
  Japon: 'Japón',
  Malaga: 'Málaga',
  Medellin: 'Medellín',
  Mexico: 'México',
  Michoacan: 'Michoacán',
  Neuquen: 'Neuquén',
  Panama: 'Panamá',
  Peru: 'Perú',
  Queretaro: 'Querétaro',
  Tucuman: 'Tucumán',
  Turquia: 'Turquía',
  Yucatan: 'Yucatán',
};
const NAMES = Object.keys(PLACES);

/** Where something is, or how: behind these, «esta» is no "this". */
const STATE =
  'abajo|adentro|afuera|ahí|allí|aquí|arriba|cerca|de acuerdo|debajo|delante|dentro|detrás|disponible|encima|incluid[oa]|lejos|listo|vacío';

/** Spanish words that change before others, or are left out, and accents that are. */
export const SPANISH_JOINED: readonly MistakenRow[] = [
  [
    / y h?[ií]/,
    /(?<=[\p{L}\d"”»)] )(?<slip>y) (?=h?[ií](?![aeouáéó])\p{Ll}{2,}(?![\p{L}-]))/u,
    'e',
  ],
  [
    / o h?[oó]/,
    /(?<=[\p{L}\d"”»)] )(?<slip>o) (?=(?!one(?!\p{L}))h?[oó]\p{Ll}{2,}(?![\p{L}-]))/u,
    'u',
  ],
  [
    / (?:voy|vas|va|vamos|vais|van) [a-zñ]{2,}r/,
    new RegExp(
      `(?<![\\p{L}-])(?<slip>(?:voy|vas|va|vamos|vais|van) (?:${INFINITIVE})${PRONOUN})(?![\\p{L}-])`,
      'u',
    ),
    (words) => words.replace(' ', ' a '),
  ],
  [
    'mentes',
    /(?<!\p{L})(?!(?:in)?clementes|vehementes|dementes|(?:com|im|su)plementes|incrementes|atormentes|(?:regl|parl|jur|orn)amentes)(?<slip>\p{Ll}{3,}(?:[aeé]|[ai]l|[oa]r|[iao]z)mentes)(?!\p{L})/u,
    (word) => word.slice(0, -1),
  ],
  [
    ' ',
    new RegExp(
      `(?<=(?<!\\p{L})(?:a|de|desde|en|entre|hacia|hasta|para|por|todo|toda) )(?<slip>${NAMES.join('|')})(?![\\p{L}@.-]\\p{L}|\\p{L}|-|,? (?!Latina|Central|D)\\p{Lu})`,
      'u',
    ),
    (word) => PLACES[word] ?? word,
    NAMES,
  ],
  [
    / esta (?:a|c|d|e|f|i|l|v)/,
    new RegExp(
      `(?<=(?<!\\p{L})(?:que|no|ya|donde|también|siempre) )(?<slip>esta) (?=(?:${STATE})(?!\\p{L}))`,
      'u',
    ),
    'está',
  ],
];

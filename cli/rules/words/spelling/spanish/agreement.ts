import type { MistakenRow } from '../mistaken-row.ts';
import { WHEN } from './grammar.ts';

/** The start of a statement; before it, "a los clientes" would be no subject. */
const START = '(?:^|[.!?¡¿] ?)';

/** Several things or persons that a statement begins with, and a second word of theirs. */
const MANY_WHOSE =
  '(?:L[oa]s|Nuestr[oa]s|Vuestr[oa]s|Est[oa]s|Sus|Tus|Mis|Tod[oa]s (?:l[oa]s|sus))';
const NO_TIME = `(?!(?:${WHEN})(?!\\p{L}))`;
const MANY = `${MANY_WHOSE} ${NO_TIME}\\p{Ll}{3,}s (?:${NO_TIME}\\p{Ll}{3,}s )?(?:(?:no|nunca|siempre|también|ya) )?`;

/** One of them. Most of a group are many: «su mayoría se pagan». */
const ONE =
  '(?:Su|Tu|Mi|Nuestr[oa]|Vuestr[oa]) (?!(?:mayoría|mitad|resto|parte|par|docena|pareja|equipo)(?!\\p{L}))\\p{Ll}{3,}[^s\\P{Ll}] (?:(?:no|nunca|siempre|también|ya) )?';

/** What is done to things, in the singular; each takes an n for several. */
const DONE =
  'paga|reserva|hace|entrega|cobra|vende|alquila|recoge|imparte|celebra|cancela|devuelve|prepara|sirve|limpia|repara|envía|confirma|factura|calcula|revisa|instala|organiza|queda|guarda|firma|abre|cierra|cambia|muestra|imprime|archiva|sella|mantiene|acepta|traduce|publica|actualiza|borra|destruye|comparte|anota|pinta|lava|corta|sustituye|arregla|comprueba|pierde|rompe|adapta|suelta|desgasta|atasca|oxida|afloja|ensucia|estropea|desmonta|monta|engrasa|ajusta|pule|cose|mide|pesa|elige|escoge|pide|ofrece|usa|utiliza|conserva|coloca|quita|añade|hereda|tira|valora|tasa|graba|corrige|resuelve|reparte|tornea|lija|encera|barniza|tiñe|curte|hornea|amasa|poda|planta|cultiva|trasplanta|endurece|gasta|seca|dobla|mueve|sumerge|lubrica|tapiza|restaura|recupera|reconoce|escribe|lee|anuncia|asigna|descuenta|garantiza|renueva|retira|sortea';

/** What follows in a statement about the things themselves. */
const BEHIND =
  '(?= (?:al?|en|por|con|de|del|cuando|antes|después|hasta|siempre|online|sin|desde|según|aparte|junto|cada|aquí|durante|bajo|tal|igual|solo|sólo)(?!\\p{L})|[.,;]|$)';

/** Verbs of things in the singular, whose object is none of them. */
const IS =
  'llega|viene|cuesta|dura|trabaja|vive|incluye|empieza|sale|queda|permanece|viaja|ocupa|cubre|contiene|funciona';

/** Verbs of things that are worn or tried, whose subject may be of something: «Las juntas de goma». */
const WEARS =
  'pierde|aguanta|resiste|sufre|merece|exige|requiere|envejece|caduca|brilla|suena|gira|arranca|atrasa|adelanta|encoge|destiñe';

const IS_MANY: Readonly<Record<string, string>> = { es: 'son', está: 'están' };

/** Spanish verbs in the singular after several, and the other way round. */
export const SPANISH_AGREEMENT: readonly MistakenRow[] = [
  [
    /[LN](?:[oa]|uestr[oa])s (?:clientes|alumnos|profesores|técnicos|precios|servicios|productos|trabajos|presupuestos|clases|instalaciones|obras|tarifas|habitaciones) est?á? ?/,
    /(?:^|[.!?] )(?:L[oa]|Nuestr[oa])s (?:clientes|alumnos|profesores|técnicos|precios|servicios|productos|trabajos|presupuestos|clases|instalaciones|obras|tarifas|habitaciones) (?<slip>es|está)(?!\p{L})(?! (?:lo|que|cuando|donde|como|todo))/mu,
    (word) => IS_MANY[word] ?? word,
  ],
  [
    /us [a-zñáéíóú]{3,}s está? /,
    new RegExp(
      `${START}(?:Sus|Tus|Mis) ${NO_TIME}\\p{Ll}{3,}s (?<slip>es|está)(?= (?:en|list[oa]s|segur[oa]s|guardad[oa]s|a salvo|gratis|nuestr[oa]s|privad[oa]s|important|confidencial|bienvenid)\\p{Ll}*)`,
      'mu',
    ),
    (word) => IS_MANY[word] ?? word,
  ],
  [
    new RegExp(`s (?:(?:no|nunca|siempre|también|ya) )?se (?:${DONE})[ .,;\\n]`),
    new RegExp(`${START}${MANY}se (?<slip>${DONE})${BEHIND}`, 'mu'),
    (word) => `${word}n`,
  ],
  [
    new RegExp(
      ` se (?:${DONE})n(?<=(?:[Ss]u|[Tt]u|[Mm]i|uestr[oa]) [a-zñáéíóú ]{3,30} se \\p{Ll}+)`,
      'u',
    ),
    new RegExp(`${START}${ONE}se (?<slip>(?:${DONE})n)${BEHIND}`, 'mu'),
    (word) => word.slice(0, -1),
  ],
  [
    /[LN](?:[oa]s|uestr[oa]s) [a-zñáéíóú]{4,}s [a-zñáéíóú]{3,}aba /,
    new RegExp(
      `(?:^|[.!?] )(?:L[oa]s|Nuestr[oa]s) (?!(?:${WHEN}|otoños|primaveras|ratos)(?!\\p{L}))\\p{Ll}{4,}s (?<slip>\\p{Ll}{3,}aba)(?= (?:al?|de|del|en|con|por|una?|el|la|los|las|que|muy|más)(?!\\p{L}))`,
      'mu',
    ),
    (word) => `${word}n`,
  ],
  [
    new RegExp(`s (?:${IS}) `),
    new RegExp(
      `${START}(?:L[oa]s|Nuestr[oa]s|Sus|Tus|Mis) ${NO_TIME}\\p{Ll}{4,}s (?<slip>${IS})(?= (?:al?|en|con|por|una?|la|el|los|las|su|de|desde|hasta|más|bien|menos)(?!\\p{L}))`,
      'mu',
    ),
    (word) => `${word}n`,
  ],
  [
    new RegExp(` (?:${WEARS})[ .,;]`),
    new RegExp(
      `${START}(?:L[oa]s|Nuestr[oa]s|Sus|Tus) ${NO_TIME}\\p{Ll}{4,}s (?:de \\p{Ll}{3,} )?(?<slip>${WEARS})(?=[.,;]|$| (?!usted|un[oa] (?!\\p{Ll}))\\p{Ll})`,
      'mu',
    ),
    (word) => `${word}n`,
  ],
];

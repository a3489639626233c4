import type { MistakenRow } from '../mistaken-row.ts';

const START = '(?:^|[.!?¡¿] ?)';

/** Participles that end otherwise than in -ado and -ido, and those. */
const DONE = '(?:\\p{L}{2,}(?:ado|ido)|hecho|visto|puesto|dicho|escrito|abierto|roto|vuelto)';

function like(word: string, meant: string): string {
  return /^\p{Lu}/u.test(word) ? `${meant[0]?.toUpperCase()}${meant.slice(1)}` : meant;
}

/** Spanish verbs and words that are spoken alike, where what stands around them tells them apart. */
export const SPANISH_SPOKEN_ALIKE: readonly MistakenRow[] = [
  [
    /hí que /,
    /(?<!\p{L})(?<slip>[Aa]hí) que \p{Ll}+[aei]r(?:l[aoe]s?|se|nos)?(?!\p{L})/u,
    (word) => like(word, 'hay'),
  ],
  [
    / hay (?:a las|en |mismo|el |los |las )/,
    /(?<!\p{L})(?:vemos|espero|esperamos|encontramos|estaremos) (?<slip>hay) (?:a las|en|mismo|el|los|las)(?!\p{L})/u,
    'ahí',
  ],
  [
    / echo (?:a mano|a medida|en casa|con )/,
    /(?<=\p{L} )(?<!(?<!\p{L})(?:l[aoe]s?|me|te|se|nos|yo|no|que|y|si) )(?<slip>echo) (?:a mano|a medida|en casa|con (?:cariño|amor|masa|harina|leche|madera))(?!\p{L})/u,
    'hecho',
  ],
  [
    /echo (?:de menos|un vistazo|una mano)/,
    new RegExp(
      `(?<!\\p{L})(?:[Ll][oae]s?|[Tt]e|[Oo]s|[Nn]os) (?<slip>hecho) de menos|${START}(?<slipped>Hecho) (?:un vistazo|una mano|de menos)`,
      'mu',
    ),
    (word) => like(word, 'echo'),
  ],
  [
    'Porqué ',
    /(?:^|[.!?] )(?<slip>Porqué) (?!del? )(?=\p{Ll}[^¿?\n]*(?:[.!]|$))/mu,
    'Porque" or "Por qué',
  ],
  [
    ' porque de',
    /(?<!\p{L})(?:[Ee]l|[Dd]el|[Uu]n|[Ss]u|[Cc]ada) (?<slip>porque) del?(?!\p{L})/u,
    'porqué',
  ],
  [
    new RegExp(` a ${DONE}`, 'u'),
    new RegExp(`(?<!\\p{L})(?:[Ss]e|[Nn]os|[Mm]e|[Tt]e|[Ll]es?) (?<slip>a) ${DONE}(?!\\p{L})`, 'u'),
    'ha',
  ],
  [
    'mos ',
    new RegExp(
      `(?<!\\p{L})(?<!(?:[Ll]os|[Uu]nos|y|de) )(?<slip>[Ee]mos) (?:ya )?${DONE}(?!\\p{L})`,
      'u',
    ),
    (word) => like(word, 'hemos'),
  ],
  [
    ' halla ',
    /(?<!\p{L})(?:[Qq]uizás?|[Oo]jalá|[Tt]al vez) (?:no |ya )?(?<slip>halla) (?!l[aoe]s?(?!\p{L})|el |a )/u,
    'haya',
  ],
  [
    ' valla ',
    /(?<!\p{L})(?:[Cc]uando|[Dd]onde|[Qq]ue|[Ss]e) (?:usted |se |le |nos )?(?<slip>valla) (?:a|al|con|por|bien|mal|de)(?!\p{L})/u,
    'vaya',
  ],
  [
    /[Tt]ubo que /,
    /(?<!(?<!\p{L})(?:el|un|del|al|este|ese|cada|su|otro|\p{L}+ de) )(?<!\p{L})(?<slip>[Tt]ubo) que \p{Ll}+[aei]r(?:l[aoe]s?|se|nos)?(?!\p{L})/u,
    (word) => like(word, 'tuvo'),
  ],
  [
    'Sino ',
    /(?:^|[.!?] )(?<slip>Sino) (?:puede|pueden|quiere|tiene|tienen|está|hay|llueve|contesta|contestamos|encuentra|sabe|funciona|viene|llega|llama|le gusta|nos ve)(?!\p{L})/mu,
    'Si no',
  ],
];

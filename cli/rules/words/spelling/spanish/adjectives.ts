import type { MistakenRow } from '../mistaken-row.ts';
import { WHEN } from './grammar.ts';

/** Stems of adjectives that are neither an adverb, as «rápido» is, nor a form of a verb, as «limpia» is. */
const IN_O =
  'antigu|modern|pequeñ|gratuit|nuev|viej|roj|blanc|negr|amarill|anch|estrech|redond|blindad|honrad|metálic|eléctric|clásic|económic';
/** The same of which only the masculine is no form that anybody is told: «seca los platos». */
const MASCULINE =
  '(?:sec|gastad|usad|oxidad|sellad|restaurad|firmad|incluid|averiad|parad|estropead|torcid|rotativ|suci|bonit|perfect|exact|sencill|automátic|mecánic|históric)o';
const IN_E =
  'grande|verde|importante|disponible|interesante|diferente|elegante|urgente|excelente|amable|caliente|resistente|transparente|suficiente|fuerte';
const IN_CONSONANT =
  'especial|natural|familiar|mensual|semanal|anual|habitual|ideal|normal|profesional|tradicional|artesanal|industrial|mayor(?= de)|menor(?= de)';

/** The end of the group of a noun: another noun behind the adjective would be the one that it describes. */
const ENDS =
  '(?=[.,;!?]|$| (?:se|son|están|tienen|cuestan|de|del|en|con|para|que|no|también|por)(?!\\p{L}))';
const ENDS_OF_ONE =
  '(?=[.,;!?]|$| (?:se|es|está|tiene|cuesta|de|del|en|con|para|que|no|también|por)(?!\\p{L}))';

/** Several of something, of which not all have to be the same: «la mayoría nuevos». */
const GROUPS =
  'mayoría|minoría|resto|mitad|par|docena|serie|parte|grupo|equipo|familia|gente|conjunto';

/** Before a group that describes another noun, which the adjective may be of: «un papel de los hijos firmado». */
const DESCRIBED = '(?<!(?<=un \\p{Ll}+|el \\p{Ll}+) de )';

/** Spanish adjectives in another number than the noun before them. */
export const SPANISH_ADJECTIVES: readonly MistakenRow[] = [
  [
    new RegExp(
      `s (?<=[oais]s \\p{Ll}+s )(?:(?:${IN_O})[oa]|${MASCULINE}|${IN_E}|${IN_CONSONANT})[ .,;!?\\n]`,
      'u',
    ),
    new RegExp(
      `${DESCRIBED}(?<![\\p{L}-])(?:(?:[Ll]|[Uu]n|[Ee]st|[NnVv]uestr|[Mm]uch|[Vv]ari|[Aa]lgun)[oa]s|[TtSs]us|[Mm]is) (?!(?:${WHEN}|más|menos)(?!\\p{L}))\\p{Ll}{2,}s (?<slip>(?:${IN_O})[oa]|${MASCULINE}|${IN_E}|${IN_CONSONANT})${ENDS}`,
      'mu',
    ),
    (word) => (/[aeo]$/.test(word) ? `${word}s` : `${word}es`),
  ],
  [
    new RegExp(`(?<!s) (?:(?:${IN_O})[oa]s|(?:${IN_E})s)[ .,;!?\\n]`, 'u'),
    new RegExp(
      `(?:^|[.!?¡¿] ?)(?:La|El|Una?|Est[ae]|Nuestr[ao]|Su|Mi) (?!(?:${GROUPS}) )\\p{Ll}{2,}[^\\P{Ll}s] (?<slip>(?:${IN_O})[oa]s|(?:${IN_E})s)${ENDS_OF_ONE}`,
      'mu',
    ),
    (word) => word.slice(0, -1),
  ],
];

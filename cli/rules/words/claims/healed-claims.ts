import { AILMENTS } from './ailments.ts';

const { raw } = String;

/** What a treatment is done with; an animal that does no harm is none. */
const EN_USED = raw`(?:(?:everything|all|whatever)\s(?:that\s)?we\suse|(?:our|all\sour)\s(?:[\p{L}-]+\s){0,2}?(?:sprays?|products?|baits?|treatments?|chemicals?|gels?|creams?|methods?|peels?|lasers?|fillers?|powders?|poisons?))`;
const ES_USED = raw`(?:todo\slo\sque\susamos|(?:todos\s)?nuestr[oa]s?\s(?:productos?|tratamientos?|aerosoles|espráis?|cebos?|cremas?|geles?|métodos?|químicos))`;
const DE_USED = raw`(?:alles,\swas\swir\s(?:verwenden|benutzen|einsetzen),|unsere?\s(?:mittel|produkte?|behandlung(?:en)?|köder|sprays?|cremes?|gele?|methoden?))`;

/**
 * Healing that is told as done, and harmlessness of what a treatment uses, by language: patterns in lower case as sources of regular
 * expressions.
 */
export const HEALED_CLAIMS: Readonly<Record<'en' | 'es' | 'de', readonly string[]>> = {
  en: [
    raw`(?<!\b(?:once|until|till|when|if|after|before|whether|that|by\sthe\stime)\s)\byour\s${AILMENTS.en}\s(?:is|are|will\sbe|gets?)\s(?:[\p{L}]+ly\s|soon\s)?(?:cured|healed)\b`,
    raw`(?:${AILMENTS.en})\s(?:is|are|will\sbe|gets?|goes|will\sgo|stays?)\s(?:cured|healed|gone)\s(?:for\sgood|forever|permanently|once\sand\sfor\sall)\b`,
    raw`\b(?:100\s?(?:%|percent|per\scent)|(?:a|one)\shundred\s(?:percent|per\scent))\s(?:harmless|non-?toxic|side[-\s]effect[-\s]free)\b`,
    raw`\b${EN_USED}\s(?:is|are)\s(?:completely|totally|absolutely|entirely|perfectly|utterly)\s(?:harmless|safe|non-?toxic)\b`,
  ],
  es: [
    raw`\b(?:su|tu|sus|tus)\s${AILMENTS.es}(?:\sde\s\p{L}+)?\s(?:se\s(?:cura|curará|va|irá)n?|quedan?\scurad[oa]s?|quedará[n]?\scurad[oa]s?|desaparecen?|desaparecerán?)\s(?:para\ssiempre|por\scompleto|del\stodo|definitivamente)`,
    raw`\b(?:100\s?%|cien\spor\s(?:cien|ciento))\s(?:inofensiv|inocu)[oa]s?(?!\p{L})`,
    raw`\b${ES_USED}\s(?:es|son)\s(?:totalmente|completamente|absolutamente)\s(?:inofensiv|inocu|segur)[oa]s?(?!\p{L})`,
  ],
  de: [
    raw`\b(?:ihre?|deine?)\s${AILMENTS.de}\s(?:ist|sind|wird|werden|verschwindet|verschwinden)\s(?:[\p{L}]+\s){0,2}?(?:für\simmer|endgültig|dauerhaft|vollständig)(?:\s(?:geheilt|weg|verschwunden))?(?!\p{L})`,
    raw`\b(?:(?:zu\s)?100\s?(?:%|prozent)|hundertprozentig)\s(?:ungefährlich|unschädlich|harmlos|ungiftig|unbedenklich)e?[rnsm]?(?!\p{L})`,
    raw`\b${DE_USED}\s(?:ist|sind)\s(?:völlig|vollkommen|absolut|komplett|ganz)\s(?:ungefährlich|unschädlich|harmlos|ungiftig)(?!\p{L})`,
  ],
};

/** Words of which each such claim has one, or a share of a hundred percent in digits. */
export const HEALED_WORDS = [
  'cured healed gone harmless completely totally absolutely entirely perfectly utterly',
  'curado curada curados curadas cura curan curará siempre definitivamente desaparece desaparecen desaparecerá totalmente completamente absolutamente inofensivo inofensiva inocuo inocua inofensivos inofensivas inocuos inocuas',
  'geheilt verschwunden verschwindet verschwinden endgültig dauerhaft vollständig ungefährlich unschädlich harmlos ungiftig unbedenklich',
].join(' ');

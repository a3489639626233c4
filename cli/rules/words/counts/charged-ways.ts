/** Directly before a distance from which on something is charged, whose last word bounds numbers of any kind as well. */
const FROM_ON = new RegExp(
  `(?<!\\p{L})(?:${[
    'después de|a partir de|más allá de|pasad[oa]s|superad[oa]s|pasando(?: de)?|pasar de|pasan? de|por encima de|más de',
    'über|jenseits von|(?:mehr|weiter) als',
    'over|(?:more|further|farther) than',
  ].join('|')})\\s(?:l[ao]s\\s)?$`,
  'iu',
);

/** Says, behind it, that it is charged: a way is driven after so many miles, too. */
const CHARGED = new RegExp(
  `^[^.!?\\n]{0,80}?(?<!\\p{L})(?:${[
    'se (?:agregan?|suman?|añaden?|cobran?|pagan?|cargan?)|(?:agrega|suma|añadi|cobra)(?:mos|remos)|añadimos|cada (?:milla|kilómetro)|por (?:milla|kilómetro)|cuestan?|recargos?|adicional(?:es)?|extras?|sin cargo hasta',
    'kostet jede[rs]?|(?:pro|je) (?:weiteren )?(?:kilometer|km)|(?:be|ver)rechnen wir|kommen? \\{',
    'we (?:charge|add)|(?:each|every) (?:further |extra |additional |more )?(?:mile|kilometre|kilometer)|(?:a|per) (?:mile|kilometre|kilometer)',
  ].join('|')}|\\{(?:fees|prices|preise|precios|tarifas)\\.|\\$)`,
  'iu',
);

/** Another distance behind it: each step of a scale has a price of its own. */
const STEP =
  /^[^.!?\n]*?(?:\d+\s?(?:km|kilom|mil(?:e|la))|(?<!\p{L})(?:bis(?: zu)?|hasta|up to)\s\d)/iu;

/** What is so long, rather than how far it is: "Over 20 miles of fence". */
const OF_THING = /^\s\p{L}+\s(?:of|de|von)\s/iu;

/** Says by itself that the way up to there is for nothing. */
const BEYOND =
  /(?<!\p{L})(?:beyond|past|after|outside|nach|ab|jenseits(?: von)?|außerhalb von)\s(?:the\s(?:first\s)?|den ersten\s)?$/iu;

/** Charged for each mile or kilometer; from farther on, there may be another charge, such as a night. */
const BY_DISTANCE =
  /(?<!\p{L})(?:cada (?:milla|kilómetro)|por (?:milla|kilómetro)|jede[rs]? (?:weitere[rs]? )?(?:kilometer|km|meile)|(?:pro|je) (?:weiteren )?(?:kilometer|km|meile)|(?:each|every) (?:further |extra |additional |more )?(?:mile|kilomet(?:re|er))|(?:a|per) (?:mile|kilomet(?:re|er)))(?!\p{L})/iu;

/** True if the sentence has another number before: “From 30 to 60 miles it is $1, and beyond 60 miles $2”. */
function isFurtherStep(before: string): boolean {
  return /\d[^.!?\n]*$/.test(before);
}

function isChargedBehind(after: string): boolean {
  const behind = after.replace(/^\d+/, '');
  return !STEP.test(behind) && !OF_THING.test(behind) && CHARGED.test(behind);
}

/** True for a distance after which the business charges: «Después de 20 millas se agregan», „Über 20 Kilometer kostet jeder weitere“. */
export function isChargedWay(before: string, after: string): boolean {
  return FROM_ON.test(before) && !isFurtherStep(before) && isChargedBehind(after);
}

/** True for a distance up to which a way is free, since it is charged from there on: `freeMiles` need not be called so in the text. */
export function isFreeUpTo(before: string, after: string): boolean {
  const isBeyond = BEYOND.test(before) && !isFurtherStep(before) && isChargedBehind(after);
  if (!isBeyond && !isChargedWay(before, after)) return false;
  const [rest = ''] = after.split(/[.!?](?:\s|$)/, 1);
  const [begun = ''] = before.split(/[.!?\n]\s?/).slice(-1);
  return BY_DISTANCE.test(`${begun}${rest}`);
}

/** A word in the key of a fact for what is not charged. */
const FREE = /^(?:free|frei\p{L}*|gratis|libres?|included|inklusiv\p{L}*|incluid[oa]s?)$/u;

export function saysFree(word: string): boolean {
  return FREE.test(word);
}

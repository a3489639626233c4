/** Directly before a distance from which on something is charged, in Spanish, whose prepositions bound numbers of any kind as well. */
const FROM_ON =
  /(?<!\p{L})(?:después de|a partir de|más allá de|pasad[oa]s|superad[oa]s)\s(?:l[ao]s\s)?$/iu;

/** Says, behind it, that it is charged: a way is driven after so many miles, too. */
const CHARGED =
  /^[^.!?\n]{0,80}?(?<!\p{L})(?:se (?:agregan?|suman?|añaden?|cobran?|pagan?|cargan?)|(?:agrega|suma|añadi|cobra)(?:mos|remos)|añadimos|cada (?:milla|kilómetro)|por (?:milla|kilómetro)|cuestan?|recargos?|adicional(?:es)?|extras?|sin cargo hasta|\{fees\.|\$)/iu;

/** True for a distance after which the business charges: «Después de 20 millas se agregan». */
export function isChargedWay(before: string, after: string): boolean {
  return FROM_ON.test(before) && CHARGED.test(after);
}

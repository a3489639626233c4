/** Several of a trade, or those on the internet, directly before what they take: "online firms start at", "Two firms in Yorkshire do, for". */
const FIRMS =
  /(?:^|[,;:.]\s|\s(?:and|but|while|und|aber|y|pero)\s)(?:(?:online|other|big|national|cheaper?|two|three|four|most|some|several|the two|andere|große|zwei|drei|manche|einige|online-|otr[oa]s|dos|tres|algun[oa]s|grandes)\s?)+(?:firms|companies|shops|stores|sellers|suppliers|chains|providers|dealers|garages|firmen|anbieter|händler|ketten|läden|empresas|tiendas|proveedores|cadenas|talleres)(?:\s(?:in|en|de)\s\p{Lu}\p{L}+)?\s(?:(?:do|does|tun|hacen)[^.;:!?]{0,20},?\s(?:for|für|por)|(?:starts?|begins?|beginnen) (?:at|from|bei)|empiezan en|parten de)\s$/iu;

/** Directly before a price that readers have been told elsewhere: "the other price they heard was". */
const HEARD =
  /(?<!\p{L})(?:prices?|quotes?|offers?|angebote?|preise?|presupuestos?|precios?|ofertas?)\s(?:(?:that|which|das|der|die|que)\s)?(?:they|you|he|she|sie|er|man|usted(?:es)?|le|les|te)\s(?:had\s|have\s|were\s|was\s)?(?:heard|got|found|given|quoted|seen|dieron|ofrecieron|hicieron)\s(?:was|were|is|fue|era|es)\s(?:about\s|around\s|unos\s)?$/iu;

/** Directly before what a thing costs where somebody gets it: "we find it at a salvage yard on North Main for". */
const GOT_AT =
  /(?<!\p{L})(?:find|found|buy|bought|got|get|order|ordered)\s(?:it|them|one|some|those|these)\s(?:at|from|in)\s(?:an?|the)\s[^.;:!?]{3,50}\sfor\s(?:about\s|around\s|only\s)?$/iu;

/** Directly before and after what material somebody pays for: "costs you $22 in butter, eggs and sugar". */
const COSTS = /(?<!\p{L})costs?\s(?:you|me|us|him|her|them)\s(?:about\s|around\s|only\s)?$/iu;
const IN_MATERIAL =
  /^\sin\s(?!total|cash|advance|all|full|fees?|town|winter|summer|one|the)\p{L}+(?:,\s\p{L}+)*,?\sand\s\p{L}+/iu;

/** Directly after what readers pay to those who were named: "£700 for a semi, and you pay them directly". */
const TO_THEM =
  /^[^.!?]{0,60}(?<!\p{L})(?:you pay (?:them|him|her)|(?:die|den|das) sie (?:ihm|ihr|ihnen|direkt dort)[^.;]{0,20}(?:be)?zahlen|(?:se|lo|la) (?:lo |la )?pagas?(?: usted)? (?:a ell[oa]s|directamente a)|which we pay(?! back))(?!\p{L})/iu;

/** Around what somebody takes in a clause about them: „einer Annahmestelle, die 18 bis 26 Euro je Tonne nimmt“. */
const WHICH = /(?<!unser\p{L}*\s\p{L}*),\s(?:der|die|das)\s(?:\p{L}+\s){0,3}$/iu;
const TAKES =
  /^[^.,;:!?]{0,30}\s(?:nimmt|nehmen|verlangt|verlangen|berechnet|berechnen)(?=[.,;:!?]|$)/iu;

/** Directly before what something was in a year that the sentence names, and is in no other: "In 2026 the fee for a certificate was". */
const DATED =
  /(?<!\p{L})(?:in|en|im jahre?|jahr)\s20\d\d(?!\d)[^.;:!?]{0,80}\s(?:was|were|war|waren|kosteten?|lag bei|betrug|era|eran|fue|costó|costaba)\s(?:\p{L}+\s)?$/iu;

/** Directly after a least sum from which a rule holds: "a sale made at your home for $25 or more". */
const OR_MORE = /^\s(?:or|and|oder|und|[oy])\s(?:more|above|over|mehr|darüber|más)(?!\p{L})/iu;

/** True for a sum that readers, or those of a story, pay elsewhere. */
export function isPaidElsewhere(before: string, after: string): boolean {
  return (
    FIRMS.test(before) ||
    HEARD.test(before) ||
    GOT_AT.test(before) ||
    (COSTS.test(before) && IN_MATERIAL.test(after)) ||
    TO_THEM.test(after) ||
    (WHICH.test(before) && TAKES.test(after)) ||
    DATED.test(before) ||
    (OR_MORE.test(after) &&
      /(?<!\p{L})(?:law|rule|act|cfr|§|gesetz|ley|real decreto)(?!\p{L})/iu.test(before))
  );
}

/** Directly after a sum by which something is cheaper than something else. */
const CHEAPER =
  /^\s(?:cheaper|dearer|more expensive|billiger|günstiger|teurer|más (?:barat[oa]s?|car[oa]s?))(?!\p{L})/iu;

/** What stands beside a sum that is taken off a price. */
const TAKEN_OFF =
  /^(?:you save|saved?|saving|deducted|taken off|sie sparen|du sparst|ersparnis|wird abgezogen|abgezogen|se (?:descuenta|ahorra)n?|te ahorras|ahorro)[.:]?$/imu;

/** True for a difference, which no fee is, whatever fee it equals. */
export function isDifference(after: string, beside: string): boolean {
  return CHEAPER.test(after) || TAKEN_OFF.test(beside);
}

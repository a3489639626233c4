const { raw } = String;

/** Offices and houses that everybody has to do with: they recommend no business, or it has to be proven that they do. */
const EN_OFFICES = raw`(?:hospitals?|court(?:house)?s?|county\sclerk(?:['’]s\soffice)?|judges?|sheriff(?:['’]s\soffice)?|police(?:\sdepartment)?|fire\sdepartment|city\shall|town\shall|city\scouncil|county|council|consulates?|embass(?:y|ies)|ministr(?:y|ies)|department\sof\s[\p{L}-]+|dmv|health\sdepartment|public\sschools?|school\sdistrict|university|medical\scenter|tourist\soffice)`;
const ES_OFFICES = raw`(?:hospital(?:es)?|juzgados?|tribunal(?:es)?|jueces|juez|policía|bomberos|ayuntamiento|alcaldía|municipio|consulados?|embajadas?|ministerio|gobierno|condado|universidad|seguridad\ssocial|centro\sde\ssalud)`;
const DE_OFFICES = raw`(?:krankenhaus|krankenhäuser|klinikum|amtsgericht|gerichte?|polizei|feuerwehr|rathaus|stadtverwaltung|gemeinde|landratsamt|konsulate?|ministerium|universität|krankenkassen?|standesamt|gesundheitsamt|behörden?)`;

/**
 * Claims that a public office or a hospital recommends the business, by language. Patterns in lower case as sources of regular
 * expressions; "The court recommends us to bring copies" tells what to do, and is none.
 */
export const OFFICIAL_PRAISE: Readonly<Record<'en' | 'es' | 'de', readonly string[]>> = {
  en: [
    raw`\b${EN_OFFICES}\s(?:(?:staff|nurses|clerks|officers|and\s(?:the\s)?(?:[\p{L}-]+\s)?[\p{L}-]+|both|all|also|even|itself|themselves|always|regularly|happily)\s){0,3}?(?:recommends?|endorses?|vouch(?:es)?\sfor)\sus\b(?!\s(?:to|that|not|for\s(?:a|an|the)\s(?:prize|award|grant))\b)`,
    raw`\b(?:we\sare|we['’]re|our\s\p{L}+\s(?:is|are)|officially|and|are|is)\s(?:officially\s)?(?:recommended|endorsed)\sby\s(?:(?:the|your|our|both|local)\s)?(?:(?!(?:american|national|british|european)\b)[\p{L}-]+\s)?${EN_OFFICES}(?=[.!,]|$|\sand\s|\sin\s)`,
    raw`\b(?:recommended|endorsed)\sby\sthe\s(?:court|courthouse|county\sclerk|sheriff|police|city\shall|town\shall|consulate|embassy|hospital)s?(?=[.!,]|$)`,
  ],
  es: [
    raw`\b${ES_OFFICES}\s(?:(?:de\s)?(?:[\p{L}-]+\s){0,2}?(?:y\s(?:el|la|los|las)\s[\p{L}-]+\s)?(?:también\s|siempre\s|mismo\s)?)nos\s(?:recomiendan?|avalan?|respaldan?)(?!\p{L})(?!\s(?:que|\p{L}+[aei]r)(?!\p{L}))`,
    raw`\b(?:recomendad|avalad|respaldad)[oa]s?\spor\s(?:el|la|los|las)\s${ES_OFFICES}(?!\p{L})(?!\s(?:americano|español|europeo))`,
  ],
  de: [
    raw`\b${DE_OFFICES}\s(?:(?:und|auch|selbst|das|die|der|in|im|[\p{L}-]+)\s){0,3}?(?:empfiehlt|empfehlen)\suns(?!\p{L})(?!,?\s(?:zu|dass|die|den|das|einen?|mehr)(?!\p{L}))`,
    raw`\b(?:vom|von\s(?:der|den))\s${DE_OFFICES}n?\sempfohlen(?=[.!,]|$)`,
  ],
};

/** Words without which a text has none of these claims. */
export const PRAISE_WORDS =
  'recommend recommends endorse endorses endorsed vouch vouches recomienda recomiendan avala avalan avalado avalada respalda respaldan avalados avaladas respaldado respaldada respaldados respaldadas empfiehlt empfehlen';

/** Other places that have hours. */
const PLACES =
  'court\\p{L}*|(?:county|city|town) (?:clerk|hall|office)|clerk|county|bank|\\p{L}*market|fair|library|school|museum|post office|pharmacy|hospital|neighbo\\p{L}+|next door|across|church|festival|ferry|bus|train|\\p{L}*gericht|\\p{L}*amt|\\p{L}*markt|schule|museum|post|apotheke|nachbar\\p{L}*|nebenan|gegenüber|kirche|juzgado|ayuntamiento|banco|mercad\\p{L}+|feria|biblioteca|escuela|museo|correos|farmacia|vecin\\p{L}+|al lado|enfrente|iglesia';

/** What takes place at the business at other times than those at which it is open. */
const OCCASIONS =
  'park(?:ing)?|meter|class(?:es)?|courses?|lessons?|sessions?|tours?|tastings?|events?|concerts?|parties|arriv\\p{L}+|check-?in|drop-?offs?|pick-?ups?|deliver\\p{L}+|phones?|calls?|answer\\p{L}*|emergenc\\p{L}+|breakfast|lunch|brunch|dinner|kitchen|happy hour|they|their|he|she|park\\p{L}*|kurs\\p{L}*|unterricht|führung\\p{L}*|verkostung\\p{L}*|konzert\\p{L}*|anreise|abholung|lieferung\\p{L}*|telefon\\p{L}*|anruf\\p{L}*|notdienst|frühstück|mittagstisch|küche|aparc\\p{L}+|estacion\\p{L}+|clases?|cursos?|talleres|visitas|catas?|conciertos?|llegada|recogida|entregas?|teléfono|llam\\p{L}+|urgencias?|desayunos?|almuerzos?|cocina';

const ELSE = new RegExp(`(?<!\\p{L})(?:${PLACES}|${OCCASIONS})(?!\\p{L})`, 'iu');

/** Others before hours, and nobody of the business after them. */
const OF_OTHERS = new RegExp(
  `(?<!\\p{L})(?:${PLACES})(?!\\p{L})(?![^.!?]*(?<!\\p{L})(?:we|our|wir|unser\\p{L}*|nosotros|abrimos|atendemos|estamos)(?!\\p{L}))[^.!?]*$|(?<!\\p{L})for pick-?ups?(?!\\p{L})[^.!?]*$`,
  'iu',
);

/** True if words near hours may make them those of another place, or of an occasion. */
export function isOfElse(words: string): boolean {
  return ELSE.test(words);
}

/** True for words before hours that are about another place. */
export function isOfOtherPlace(before: string): boolean {
  return OF_OTHERS.test(before);
}

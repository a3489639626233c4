/** Whoever works without what the law asks of a business. */
const UNDECLARED =
  /(?<!\p{L})(?:moonlight\p{L}*|cash[- ]in[- ]hand|cash jobs?|(?:off the books|under the table)|unlicen[cs]ed|unregistered|uninsured|rogue traders?|cowboys?|(?:a|the) (?:mate|guy|man) with a van|pfusch\p{L}*|schwarzarbeit\p{L}*|schwarz (?:gemacht|arbeiten|arbeitet)|unter der hand|nachbarschaftshilfe|ohne rechnung|sin factura|en negro|(?:trabajo|mano de obra|economía) (?:en negro|sumergida)|chapuc?\p{L}*|chapuzas?|intrus\p{L}*|sin licencia)(?!\p{L})/iu;

/** The business itself. */
const OURS =
  /(?<!\p{L})(?:we|us|our|ours|wir|uns|unser\p{L}*|nosotr[oa]s|nuestr[oa]s?|\p{L}{2,}(?:amos|emos|imos))(?!\p{L})|\{business/iu;

/** What such an answer begins with. */
const BECAUSE = /^\s*(?:because|since|weil|da|porque|ya que)(?!\p{L})/iu;

/**
 * True for an answer that says why the work of others is cheap: “Because there is no warranty in it”, below a question about
 * moonlighters.
 */
export function isOfUndeclaredWork(text: string, question: string): boolean {
  return (
    UNDECLARED.test(question) && !OURS.test(question) && BECAUSE.test(text) && !OURS.test(text)
  );
}

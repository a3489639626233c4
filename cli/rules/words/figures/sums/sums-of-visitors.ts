/** How much about. */
const ABOUT =
  '(?:(?:only|just|less than|more than|under|over|up to|above|below|about|around|at least|nearly|almost|some|nur|gerade|mehr als|weniger als|über|unter|bis zu|mindestens|rund|etwa|höchstens|solo|sólo|apenas|más de|menos de|hasta|unos|unas|al menos|casi)\\s)*';

/** Directly before what somebody earns, owes or has, in a case that is put: "If you owe up to", «Si ingresas menos de». */
const IN_CASE = new RegExp(
  `(?<!\\p{L})(?:${[
    '(?:if|unless|when|while|because|although|suppose|whether|once) (?:you|they|somebody|someone|he|she)|(?:anyone|people|those|somebody|someone|whoever) (?:who )?',
    '(?:si|cuando|aunque|quien(?:es)?|porque)',
  ].join(
    '|',
  )})(?:['’](?:ve|d))?\\s*(?:(?:already|still|also|now|no|ya|aún|todavía|solo|sólo)\\s)?(?:earn(?:s|ed)?|owes?|owed|makes?|made|inherit(?:s|ed)?|have|has|had|receives?|received|turn(?:s|ed)? over|saved|invest(?:s|ed)?|borrow(?:s|ed)?|gana[ns]?|debe[ns]?|ingresa[ns]?|factura[ns]?|hereda[ns]?|tienes?|tienen|gane[ns]?|deba[ns]?|ingrese[ns]?|facture[ns]?)\\s${ABOUT}$`,
  'iu',
);

/** The same of oneself, as visitors ask: "I only earned", „Ich habe nur“, «Gané». */
const OF_ONESELF = new RegExp(
  `(?<!\\p{L})(?:i(?:['’](?:ve|d))? (?:(?:only|just|already|still|have|had) )*(?:earn(?:ed)?|owed?|made|make|inherited|received|turned over|won|lost)|ich (?:verdiene|verdiente|schulde|schuldete|bekomme|erbte|habe|hatte)|gan[oé]|debo|ingres[oé]|factur[oé]|heredé|cobr[oé] de pensión)\\s${ABOUT}$`,
  'iu',
);

/** German puts the verb last: „Wenn Sie mehr als 600 Euro verdienen“, „Wer über 10.000 Euro schuldet“. */
const IN_CASE_DE = new RegExp(
  `(?<!\\p{L})(?:wenn|falls|wer|weil|obwohl|ob|dass|sobald|solange)\\s(?:(?:sie|du|ihr|man|ich|er|jemand|der|die|das|im|pro|jahr|monat|noch|schon|damit|nebenbei)\\s){0,5}${ABOUT}$`,
  'iu',
);
const VERB_DE =
  /^(?:\s\p{L}+){0,4}?\s(?:verdien\p{L}+|schulde\p{L}*|einnehm\p{L}+|einnimm\p{L}+|eingenommen|umsetz\p{L}+|erb(?:en|st|t)|geerbt|gespart|besitz\p{L}+|übrig)(?!\p{L})/iu;

/** What somebody else has, directly before how much: "your income is", „Ihr Jahreseinkommen liegt über“, «tus ingresos son de». */
const THEIRS = new RegExp(
  `(?<!\\p{L})(?:(?:your|my|his|her|their) (?:\\p{L}+ )?(?:incomes?|salary|wages?|turnover|profits?|earnings|savings|debts?|pension)|(?:ihr|dein|mein|sein)\\p{L}? (?:\\p{L}+ )?\\p{L}*(?:einkommen|gehalt|umsatz|gewinn|einnahmen|ersparnisse?|schulden|rente)|(?:sus?|tus?|mis?) (?:ingresos?|sueldo|salario|facturación|ganancias?|beneficios?|ahorros|deudas?|pensión))\\s(?:(?:is|are|was|were|of|comes? to|exceeds?|stays?|liegt|liegen|beträgt|betragen|übersteigt|übersteigen|ist|es|son|de|supera[n]?|llegan? a|no supera[n]?)\\s){1,2}${ABOUT}$`,
  'iu',
);

/**
 * True for a sum that readers earn, owe or have, which is no price of anybody: "If you owe up to £30,000, you can pay in parts".
 *
 * @param before the words of its sentence up to it, and what follows.
 */
export function isOfVisitor(before: string, after: string): boolean {
  return (
    IN_CASE.test(before) ||
    OF_ONESELF.test(before) ||
    THEIRS.test(before) ||
    (IN_CASE_DE.test(before) && VERB_DE.test(after))
  );
}

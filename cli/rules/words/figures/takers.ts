import type { Facts } from '../../../content/facts/facts.ts';
import { knownNames } from '../names/known-names.ts';
import { placeLists } from '../names/place-lists.ts';

/** One name at the beginning of a statement, and that its owner takes money, directly before a sum: "Bristol charges £9 a day". */
const TAKER =
  /(?:^|[,;:.]\s)(?<name>\p{Lu}\p{Ll}{3,})\s(?:(?:itself|selbst)\s)?(?:charges|levies|fines|takes|erhebt|verlangt|kassiert|nimmt|cobra|pide)\s(?:(?:drivers|visitors|everyone|you|vans|cars|auch|dafür|hier|a los \p{L}+|unos|unas|rund|etwa|around|about)\s)?$/u;

/** Many of a trade at the beginning of a statement, and that they take money: "Most groomers in Denver want", «La mayoría de las peluquerías pide». */
const MANY =
  /(?:^|[,;:.]\s|\s(?:and|but|because|while|und|aber|weil|y|pero|mientras)\s)(?:most|many|some|other|several|all (?:the )?other|the (?:others|average)|die meisten|viele|manche|andere|einige|(?:la mayoría|muchos|muchas|algun[oa]s|otr[oa]s|l[oa]s demás|l[oa]s otr[oa]s)(?: de l[oa]s)?)\s(?:(?!(?:we|you|us|our|wir|uns|unser\p{L}*|nos|nuestr\p{L}+)\s)[\p{L}’'-]+\s){0,6}(?:charges?|wants?|asks?(?: for)?|bills?|quotes?|verlangen|nehmen|berechnen|wollen|cobran?|piden?)\s(?:\p{L}+\s){0,2}$/iu;

/** One of a trade that takes something, and another one directly before a sum: "One online says free travel, another". */
const AND_ANOTHER =
  /(?:^|[,;:.]\s)(?:one|some|einer|eine|manche|un[oa]?|algun[oa]s?)\s(?:[\p{L}’'-]+\s){0,5}?(?:says?|charges?|asks?|wants?|takes?|offers?|advertises?|promises?|verlangt|nimmt|sagt|will|wirbt|verspricht|cobra|pide|dice|anuncia|ofrece|promete)\s[^.;:!?]{1,50},\s(?:(?:and|und|y)\s)?(?:another|others|the next|the other|ein anderer|eine andere|andere|der nächste|otr[oa]s?|el siguiente)\s(?:\p{L}+\s){0,2}$/iu;

/** What costs something rather than takes it, such as "Delivery charges", and pronouns. */
const NOBODY =
  /^(?:delivery|travel|parking|service|extra|additional|cleaning|postage|booking|cancellation|late|minimum|weekend|night|nobody|everyone|everybody|which|what|that|this|each|jeder|niemand|nadie|quien|esto|todo|cada)/i;

/** Whoever may be of the business, by what they do. */
const STAFF =
  /(?:meister|monteur|techniker|arzt|ärzt|anwalt|anwält|team|werkstatt|betrieb|firma|chef|inhaber|kolleg|mitarbeiter|gesell|fahrer|trainer|lehrer|studio|praxis|kanzlei|salon|berater|makler|er|or|ist)$/iu;

/** True for a town where the business is, or that it names in a list of places. */
export function isTown(name: string, facts: Facts): boolean {
  if (facts.get('business.address.locality') === name) return true;
  const language = facts.site?.languages?.[0] ?? 'en';
  return placeLists(facts, language).some((list) => list.includes(name));
}

/** In what others have put into the papers, directly before a sum: „Anzeigen mit einem Preis ab“. */
const IN_ADS =
  /(?<!(?:unsere[nrm]?|meine[nrm]?|our|my|nuestr[oa]s) )(?<!\p{L})(?:(?:Klein)?Anzeigen|Inserate|Lockangebote|ads|adverts|advertisements|anuncios)\s(?:mit|for|with|at|con|que|that|which|die)(?!\p{L})[^.!?;\n]{0,80}$/u;

/** True if the words before a sum say that a town takes it, many of a trade, whoever advertises, or somebody whose name the configuration does not know. */
export function isTakenByOthers(before: string, facts: Facts): boolean {
  if (MANY.test(before) || AND_ANOTHER.test(before) || IN_ADS.test(before)) return true;
  const name = TAKER.exec(before)?.groups?.name;
  if (name === undefined || NOBODY.test(name)) return false;
  // A business may be named after its town: "Bristol Roofs" charges what Bristol charges.
  if (facts.site?.business.name.includes(name)) return false;
  return isTown(name, facts) || (!knownNames(facts).has(name.toLowerCase()) && !STAFF.test(name));
}

/** Directly after a sum: to whom readers pay it, “die Sie vor Ort an die Malteser zahlen”, “which you pay to the Red Cross”. */
const PAID_TO =
  /^(?:\s(?:per|pro|por|je|each)(?:\s\p{L}+)?)?,?\s(?:(?:die|den|das|which|that|que)\s)?(?:(?:sie|du|ihr|man|you|usted|se)\s)?(?:(?:zahlst|zahlen|zahlt|pay|payable|paid|pagas?|pagan?|abonas?|directly|direkt|directamente|vor ort|dort|there|on the day|allí)\s){0,3}(?:an\s(?:die|den|das)\s|to\s(?:the\s)?|a\s(?:la|los|las)\s|al\s)(?<name>\p{Lu}[\p{L}-]{2,})/iu;
const TO_PAY =
  /(?<!\p{L})(?:zahl\p{L}*|überweis\p{L}*|pay\p{L}*|paid|pag\p{L}*|abon\p{L}*)(?!\p{L})/iu;

/** Where a business itself takes money, and who does there. */
const OUR_TILL =
  /(?:kasse|theke|empfang|rezeption|büro|praxis|werkstatt|verein|schule|haus|konto|ende|tag|fahrer|trainer|lehrer|meister|monteur|kolleg\p{L}*|team|counter|desk|till|office|driver|instructor|teacher|guide|club|school|studio|caja|mostrador|recepción|conductora?|profesora?|guía|equipo|oficina|taller|cuenta)$/iu;

/** True if the words after a sum say that readers pay it to somebody whose name the configuration does not know. */
export function isPaidToNamed(after: string, facts: Facts): boolean {
  const name = PAID_TO.exec(after)?.groups?.name;
  if (name === undefined || !/^\p{Lu}/u.test(name) || !TO_PAY.test(after)) return false;
  return !OUR_TILL.test(name) && !knownNames(facts).has(name.toLowerCase());
}

import type { Facts } from '../../../../content/facts/facts.ts';
import type { Span } from '../../../../content/span-location.ts';
import { knownNames } from '../../names/known-names.ts';
import { sentenceAt } from '../../sentence-at.ts';
import { isBelowNeighbors } from '../../surroundings.ts';
import { isPaidToNamed, isTakenByOthers } from '../takers.ts';
import { isPaidElsewhere } from './paid-elsewhere.ts';
import { isOfCase } from './sums-of-cases.ts';
import { isInCase } from './sums-of-examples.ts';
import { isBid, isLimitOrBid } from './sums-of-limits.ts';
import { isOfFormerTimes, isOfHistory, isPaidOnce, isPaidOnceByOthers } from './sums-of-old.ts';
import { isOfPrize } from './sums-of-prizes.ts';
import { AT_CHAIN, isFromShop, isInShop } from './sums-of-shops.ts';
import { isOfVisitor } from './sums-of-visitors.ts';

/** Sums that a law or an office sets, wages, and prices of markets: "55 € Bußgeld", "a fine of $500". */
const SET_ELSEWHERE =
  /(?<!\p{L})(?:(?:annual|yearly|running|team['’]?s?) expenses|fines?|fined|penalty|penalties|by law|statutory|bußgeld\p{L}*|verwarnungsgeld|strafe|\p{L}*gesetzbuch|gesetzlich\p{L}*|nach (?:dem )?gesetz|multas?|sanción|sanciones|por ley|según la ley|(?:minimum |hourly )?wages?|salary|salaries|pocket money|world market|minimum price|at auction|mindestlohn|stundenlohn|gehalt|lohn|taschengeld|ferienjob|weltmarktpreis|mindestpreis|börse|versteigerung|auktion|salario|sueldo|jornal|subasta|prize money|(?:first|second|third) prize|preisgeld\p{L}*|dotiert|accésit|primer premio|premios? de|dotad[oa]s? con|steuerfrei\p{L}*)(?!\p{L})/iu;

/** What people pay each other at an auction, unless the business has a part in it. */
const AT_AUCTION =
  /(?<!\p{L})(?:(?:at|in|from) (?:(?:an?|the|any|every) )?(?:\p{L}+ )?auctions?|(?:winning|highest|opening|last) bids?|bidders?|bids?(?= (?:[$£€]?\d|\p{L}+ (?:hundred|thousand|dollars|pounds|euros)))|\p{L}*versteigerung(?:en)?|\p{L}*auktion(?:en)?|(?:höchst|mindest)gebote?|bieter|subastas?|pujas?|postor(?:es)?)(?!\p{L})/iu;
const WITH_US =
  /(?<!\p{L})(?:we|our|ours|us|my|wir|uns|unser\p{L}*|nos|nuestr\p{L}+|nosotros|\p{L}+(?:amos|emos|imos))(?!\p{L})/iu;

/** True for a sentence about an auction of others. */
function isAtAuction(sentence: string): boolean {
  return AT_AUCTION.test(sentence) && !WITH_US.test(sentence);
}

/** Directly after a sum that is given: "a $1,000 grand prize". */
const GIVEN =
  /^\s(?:\p{L}+ )?(?:prizes?|awards?|grants?|scholarships?|burs(?:ary|aries)|jackpot|pledges?|premio|beca|preisgeld|stipendium)(?!\p{L})/iu;

/** Directly after what somebody else adds to a price, unless the reader has paid it: "€42 towards cleaning". */
const TOWARDS =
  /^\s(?:(?:can|could|may|go|goes|come|comes)\s){0,2}towards?\s(?!(?:the|your) (?:bill|balance|total|final))/iu;
const PAID_BEFORE = /(?<!\p{L})(?:deposit|down payment|fee|charge|pay|you)(?!\p{L})/iu;

/** Directly before what a scheme or an insurer pays: "PRSI gives". */
const SCHEME_GIVES =
  /(?<!\p{L})(?:(?!we\s|you\s)\p{L}+ (?:gives|contributes|grants|reimburses|subsidi[sz]es)(?: you)?(?: up to)?|(?:kasse|versicherung|staat|land|bund|stadt) (?:zahlt|übernimmt|erstattet|gibt)(?: bis zu)?|(?:seguro|estado|ayuntamiento|gobierno|seguridad social) (?:da|paga|cubre|reembolsa)(?: hasta)?)\s$/iu;

/** Directly before what others pay at most, as a rule: "The haul-off is often limited to". */
const OFTEN_LIMITED =
  /(?<!\p{L})(?:(?:often|usually|typically|commonly|generally|mostly) (?:limited|capped|covered up) (?:to|at)|(?:suelen?|acostumbran?) (?:a )?(?:limitarse|(?:estar |quedar )?limitad[oa]s?) a|(?:meist|meistens|oft|häufig|üblicherweise|in der regel) (?:auf|bis))(?: (?:about|around|un[oa]s|etwa|rund))?\s(?:[$£€]?[\d.,]*\d(?: ?€)? (?:for|per|por|für|pro|je) [^.!?;]{1,30} (?:and|y|und) )?$/iu;
const LIMITED = /^[^.!?;]{0,30}(?:begrenzt|beschränkt|gedeckelt)(?!\p{L})/iu;

/** True for a sum up to which somebody usually pays. */
function isUsualLimit(before: string, after: string): boolean {
  const said = OFTEN_LIMITED.exec(before)?.[0];
  return said !== undefined && (!/(?:auf|bis)\s/iu.test(said) || LIMITED.test(after));
}

/** Says beside a sum alone who pays or takes it: "from the Department", «Tasa». */
const FROM_PAYER =
  /^tasas?$|^(?:paid )?(?:from|by|von|vom|del?)\s(?:(?:the|der|dem|el|la|your|your own)\s)?(?:department|state|council|county|government|insurer|insurance|health|tax|\p{L}*kasse|versicherung|staat|land|bund|stadt|estado|seguro|ayuntamiento|gobierno)(?!\p{L})/iu;

/** True if the words beside a sum say that somebody other than the visitor pays it. */
export function isFromPayer(beside: string): boolean {
  return FROM_PAYER.test(beside);
}

/** Directly before a sum that is hoped for or estimated: "our goal is to raise at least", "a ring valued at up to". */
const HOPED =
  /(?<!\p{L})(?:rais(?:e[ds]?|ing)(?: (?:the|a)(?: grand)? total of| the)?|(?:shortfall|bequest|donation|gift|legacy|grant|expenditure) of|(?:raffled|awarded|gave away)(?: (?:two|three|four|five|six|ten|several|an?))?|(?:advertises?|werben mit|wirbt mit|anuncian?)|(?:valued|appraised|estimated) at|(?:expects?|anticipates?|plans?) (?:paying|spending|to (?:pay|spend)))(?: (?:at least|up to|over|about|around|approximately|nearly|almost|more than|an? (?:further|additional)|another))?\s$/iu;

/** Directly before what everybody of a group gives: "eleven of you have put in". */
const POOLED =
  /(?<!\p{L})(?:put(?:s|ting)?|chip(?:s|ped|ping)?|kick(?:s|ed|ing)?|throw(?:s|ing)?|threw) in (?:only |just |about )?$|(?<!\p{L})(?:pooled|(?:ponen?|pusieron|juntaron) (?:cada un[oa] )?)$/iu;

/** Directly before what a house or an estate is worth: "On a house of $250,000". */
const WORTH =
  /(?<!\p{L})(?:house|home|property|estate|inheritance|haus|wohnung|grundstück|nachlass|erbe|casa|vivienda|piso|inmueble|herencia)\s(?:of|worth|von|im wert von|de|valorad[oa] en)\s$/iu;

/** Directly before the price of something that once changed hands: "sold his rods for forty pounds". */
const CHANGED_HANDS =
  /(?<!\p{L})(?:sold|bought|verkaufte\p{L}{0,2}|kaufte\p{L}{0,2}|vendió|vendieron|compró|compraron|compramos)(?!\p{L})(?:\{[^{}]*\}|[^.!?;{\n]){0,60}(?:for|at|für|zu|por)\s$/iu;

/** Directly before what a reader pays somebody for a used thing: "an older car for under". German has the verb at the end. */
const BUYS_USED =
  /(?<!\p{L})(?:buy(?:ing)?\s(?:an?|your|some)\s(?:\p{L}+\s)?(?:older|old|used|second-?hand|pre-owned|cheap)\s(?:\p{L}+\s)?(?<en>\p{L}+)\s(?:for|at)\s(?:(?:under|less than|about|around|up to|only)\s)?|comprar(?:te|se|le)?\s(?:una?|su|tu)\s(?<es>\p{L}+)\s(?:viej[oa]|usad[oa]|antigu[oa]|barat[oa]|de (?:segunda mano|ocasión))\s(?:por|de)\s(?:(?:menos de|un[oa]s)\s)?|(?:ein|eine|einen)\s(?:älteres?|ältere|älteren|gebrauchte[sn]?|alte[sn]?)\s(?<de>\p{L}+)\s(?:für|um|ab)\s(?:(?:unter|etwa|rund|weniger als)\s)?)$/iu;

/** True if a sum is the price of a used thing that the configuration does not name. */
function isOfUsed(before: string, after: string, facts: Facts): boolean {
  const { en, es, de } = BUYS_USED.exec(before)?.groups ?? {};
  const thing = en ?? es ?? de;
  if (thing === undefined || knownNames(facts).has(thing.toLowerCase())) return false;
  return de === undefined || /^\s(?:\p{L}+\s){0,2}kauf/iu.test(after);
}

/** What parts cost, of which the sentence says that they differ: "The parts depend on the car: from". */
const PARTS_VARY =
  /(?<!\p{L})(?:parts|(?:ersatz)?teile|piezas|refacciones|repuestos)\s(?:\p{L}+\s)?(?:depend|vary|differ|dependen|varían|hängen|unterscheiden|variieren)(?!\p{L})/iu;

/** Says of something else in the same sentence how dear it is about: «tres mil y tantos». */
const VAGUE =
  /(?<!\p{L})(?:mil|cient[oa]s|cien|\d+) y (?:tant[oa]s|pico)(?!\p{L})|(?<!\p{L})(?:hundred|thousand) (?:and something|odd)(?!\p{L})|(?:hundert|tausend) und ein paar zerquetschte/iu;

/** What the business itself pays, or what nobody takes. */
const PAID_BY_US =
  /(?<!\p{L})(?:(?<!(?:you|they) )pay(?:s|ing)? [^.!?;]{0,40}(?:ourselves|out of our own pocket)|(?:(?:be)?zahlen|übernehmen|erstatten) wir|wir (?:zahlen|übernehmen) [^.!?;]{0,40}selbst|pagamos [^.!?;]{0,40}(?:nosotr[oa]s mism[oa]s|de nuestro bolsillo)|(?:costs?|charges?|pays?|kostet|kosten|zahlt|berechnet)\s(?:us|him|her|them|me|our\s\p{L}+|uns|ihn|mich|unsere\s\p{L}+)|(?:cuesta|ha costado)\sa\snuestr[oa]s|suelen\s(?:cobrar|pedir|facturar)|(?:cobran|facturan|piden)(?=\s(?:(?:entre|de|unos|unas|desde)\s)?(?:[$€]?\d[\d.,]*\s?€?\s[ayo]\s)?$)|nos\s(?:cuestan?|cobran?|pagan?|piden?)|(?:nobody|no one|niemand|nadie)\s[^.;]{0,25}(?:sell|verkauf|vend)\p{L}*|whether\s[^.;]{0,50}worth|ob\s[^.;]{0,50}wert|(?:their|deren|dessen)\s(?:\p{L}+\s)?(?:minimum|fee|price|charge|rate|rent)|who\s(?:charges|asks|sells|takes)|there\s(?:costs|charges|sells)|(?:zahlen (?:sie|wir)|zahlt man|paga(?:n|s)?(?: usted)?|you pay) (?:dort|allí|there)|(?:dort|dafür dort|allí)\s(?:kostet|nimmt|zahlt|zahlen|cuesta|cobran)|(?:kostet|zahlt|zahlen|cuesta|pfund|kilo|liter)\s(?:dort|allí))(?!\p{L})/iu;

/** Directly after a sum that the business itself pays: „Die Gebühr von 13 € übernehmen wir“. */
const BORNE_BY_US =
  /^\s(?:(?:übernehmen|bezahlen|zahlen|erstatten|tragen) wir(?!\p{L})|(?:lo|la|los|las) (?:pagamos|asumimos|ponemos) nosotr[oa]s|is on us(?!\p{L}))/iu;

/** Directly after what another place takes: "Ten dollars there, or we come to you". */
const THERE_NOT_HERE =
  /^\s(?:over )?(?:there|dort|da|drüben|allí|allá)[,;:]?\s(?:(?:or|and|but|oder|und|aber|o|y|pero)\s)?(?:here|we|us|ours?|hier|wir|bei uns|aquí|nosotros|vamos)(?!\p{L})/iu;

/** First person: what "we" sell is ours. */
const OURS =
  /(?<!\p{L})(?:we|our|ours|my|wir|unser\p{L}*|bei uns|nuestr\p{L}+|nosotros|\p{L}+(?:amos|emos|imos))(?!\p{L})/iu;

const PLACES = [
  'car parks?|parking lots?|parking garage|parking meter|lot(?= at| by| on| near| behind)|ferry|bus|tram|train|taxi|cab|toll|county|council|city|state|post office|bank|museum|library|university|cathedral|castle|national park|state park|tea room|diner|pub|bakery|supermarket|(?:grocery|hardware|shipping|copy|print|corner) (?:store|shop)|credit union|pharmacy|web ?site|gas station|airline|insurer|landlord|county clerk|clerk|secretary of state|consulate|embassy|county fair|neighbou?r',
  'parkhaus\\p{L}*|parkplatz|parkautomat|hafenmeister|stadt|gemeinde|landkreis|finanzamt|post|bahn|fähre|straßenbahn|linie|museum|bücherei|universität|ihk|handwerkskammer|sparkasse|zoll|stadtarchiv|vermieter|eisdiele|nachbar(?:in)?|maut|kurtaxe',
  'estacionamiento|aparcamiento|parquímetro|autobús|metro|tren|peaje|ayuntamiento|municipio|gobierno|museo|universidad|registro civil|supermercado|ferretería|farmacia|paquetería|cooperativa|banco|tianguis|mercadillo|vecin[oa]|catedral',
].join('|');

/** A word of a subject that is somebody else: no preposition makes it a place where "we" work. */
const WORD =
  "(?!(?:at|in|from|to|near|for|with|on|by|of|your|bei|im|am|an|auf|vom|zum|zur|mit|für|ihre?|en|del?|al|con|para|desde|su)\\s)[\\p{L}’']+[\\s-]";

/** Others at the beginning of a statement, and what they do or where they are: "The Monastery car park is …". */
const SUBJECT = new RegExp(
  `(?:^|[,;:.]\\s|\\s(?:and|but|because|that|und|aber|weil|y|pero|hay)\\s)[-*|\\s]*(?:${WORD}){0,3}(?:${PLACES})(?=,|\\s(?:is|are|at|by|on|near|behind|in|am|an|auf|vor|im|del?|junto|charges?|sells?|asks?|takes?|wants?|offers?|costs?|pays?|adds?|moves|has|of|to|from|kostet|nimmt|verlangt|will|möchte|wollte|bietet|schenkt|zahlt|hält|ist|\\d+|cuesta|cobra|pide|público|municipal|está|queda|vende)(?!\\p{L})|\\s\\p{L}{3,} (?:for|por|für) $)`,
  'iu',
);

/** How a later clause goes on about the same subject. */
const GOES_ON =
  /^\s*(?:(?:and|but|und|aber|y|pero)\s)?(?:(?:it|they|he|she|the one|each|er|sie|es)\s|(?:charges?|sells?|asks?|takes|costs?|wants|has|pays|kostet|nimmt|verlangt|will|cobra|cuesta|pide|el|la|de|die stunde|der tag)(?!\p{L}))/iu;

/** What something costs in a place, and whoever takes it there: "In Boston you will find it for $34". */
const IN_PLACE =
  /(?<!\p{L})(?:[Ii]n|[Ee]n)\s(?<place>\p{Lu}\p{L}+)(?:\s\p{Lu}\p{L}+)*\s(?:you (?:will |can )?(?:find|see)|you['’]ll (?:find|see)|(?:people|they) (?:pay|charge|ask|take)|it (?:sells|goes) for|(?:darf|nehmen|nimmt|verlangen|verlangt) (?!(?:unser\p{L}*|bei uns|wir)(?!\p{L}))|(?:pagan|pagas|(?:te )?(?:cobran|piden|ponen)|se (?:paga|vende|cobra)))/u;

/** What others wanted, in their offer: "They left a quote for $11,800". */
const THEIR_QUOTE =
  /^(?:[^.!?;]{0,30}\s)?(?:they|he|she|somebody|someone|sie|er|jemand|ellos|alguien)\s(?:[^.!?;]{1,40}\s)?(?:quote|estimate|bill|invoice|angebot|kostenvoranschlag|rechnung|presupuesto|factura)\s(?:for|of|über|de|por)\s$/iu;

/** Around what people once got for a sum: "For a dollar you wrote your name on a slate." */
const ONCE_FOR = /(?:^|[,;:]\s)for\s$/iu;
const THEY_DID =
  /^\s(?:you|they|people|he|she|anyone|everybody)\s(?:wrote|bought|got|could|took|went|came|saw|\p{L}{3,}ed)(?!\p{L})/iu;

/** Somebody's shop or garage: "Ray's garage will pull it out for". */
const SOMEBODYS =
  /(?<![\p{L}’'])(?<owner>\p{Lu}\p{L}+)['’]s\s(?:garage|shop|store|diner|bakery|farm|bar|café|cafe|deli|place|inn|nursery|yard)\s(?:will|would|can|is|has|does|sells|charges|asks|takes)(?!\p{L})/u;

/** A statement that goes on about the subject of the one before it. */
const OF_THE_SAME =
  /^(?:(?:from|only|about|ab|nur|desde|solo)?\s?$|(?:it|they|the first|sie|er|es|die erste|(?:eine )?einzelfahrt|ein ticket|a single|an? ticket|la primera|el primero|cada)\s)/iu;

/** True if the words before a sum are about another place, or the shop of somebody with a name. */
function isElsewhere(before: string, names: ReadonlySet<string>): boolean {
  const place = IN_PLACE.exec(before)?.groups?.place?.toLowerCase();
  if (place !== undefined && !names.has(place)) return true;
  const owner = SOMEBODYS.exec(before)?.groups?.owner?.toLowerCase();
  return owner !== undefined && !names.has(owner);
}

/** True if the words before a sum are about somebody else. */
function isAboutOthers(before: string, facts: Facts): boolean {
  const names = knownNames(facts);
  const subject = SUBJECT.exec(before);
  if (subject) {
    const rest = before.slice(subject.index + subject[0].length);
    const cut = Math.max(rest.lastIndexOf(', '), rest.lastIndexOf('; '));
    const kinds = subject[0].toLowerCase().match(/\p{L}+/gu) ?? [];
    const isOwn = names.has(kinds.at(-1) ?? '');
    if (!isOwn && (cut < 0 || GOES_ON.test(rest.slice(cut + 1)))) return true;
  }
  return isInShop(before, facts) || isElsewhere(before, names) || isTakenByOthers(before, facts);
}

function sentenceBefore(text: string, start: number): string {
  return start === 0 ? '' : text.slice(sentenceAt(text, start - 2).start, start);
}

/** True for a sum that is no price of the business. */
export function isOfOthers(text: string, [start, end]: Span, facts: Facts): boolean {
  const now = facts.now ?? Date.now();
  const sentence = sentenceAt(text, start);
  const before = text.slice(sentence.start, start);
  const after = text.slice(end, sentence.end);
  if (
    GIVEN.test(after) ||
    isBid(after) ||
    isOfVisitor(before, after) ||
    isPaidToNamed(after, facts) ||
    (TOWARDS.test(after) && !PAID_BEFORE.test(before)) ||
    SCHEME_GIVES.test(before.slice(-80)) ||
    (isUsualLimit(before.slice(-90), after) && !OURS.test(before)) ||
    HOPED.test(before.slice(-60)) ||
    WORTH.test(before.slice(-40)) ||
    (POOLED.test(before.slice(-40)) && !OURS.test(before)) ||
    (ONCE_FOR.test(before) && THEY_DID.test(after)) ||
    (THEIR_QUOTE.test(before) && !OURS.test(before)) ||
    CHANGED_HANDS.test(before.slice(-80)) ||
    SET_ELSEWHERE.test(before + after) ||
    isAtAuction(text.slice(sentence.start, sentence.end)) ||
    PAID_BY_US.test(before) ||
    BORNE_BY_US.test(after) ||
    THERE_NOT_HERE.test(after) ||
    isPaidElsewhere(before, after) ||
    isOfUsed(before.slice(-80), after, facts) ||
    isOfHistory(text, start, now) ||
    isPaidOnce(before, after, now) ||
    isPaidOnceByOthers(before, after) ||
    (before.trim() === '' && isOfFormerTimes(sentenceBefore(text, sentence.start))) ||
    isInCase(before) ||
    isOfCase(text, start, now) ||
    isBelowNeighbors(text, start) ||
    isOfPrize(text, [start, end], facts)
  )
    return true;
  const chain = AT_CHAIN.exec(before)?.index ?? -1;
  if (chain >= 0 ? !OURS.test(before.slice(chain)) : AT_CHAIN.test(after.slice(0, 25))) return true;
  if (OURS.test(before) || before.includes('{business.name}')) return false;
  if (isLimitOrBid(before, after) || PARTS_VARY.test(before) || VAGUE.test(before + after))
    return true;
  if (isAboutOthers(before, facts)) return true;
  if (isFromShop(before, after, facts)) return true;
  if (!OF_THE_SAME.test(before) || sentence.start === 0) return false;
  const last = sentenceBefore(text, sentence.start);
  return !OURS.test(last) && !last.includes('\n') && isAboutOthers(last, facts);
}

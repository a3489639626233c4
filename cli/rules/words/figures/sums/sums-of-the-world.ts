import type { Facts } from '../../../../content/facts/facts.ts';
import { matchesIn } from '../../../../content/text-rules/matches-in.ts';
import { sentenceAt } from '../../sentence-at.ts';
import { headingAbove } from '../../surroundings.ts';
import { priceWords } from '../price-words.ts';
import { isSetByLaw } from './sums-of-laws.ts';

/** What is paid to an office, for a parking space, on a loan or for a good cause, wherever a sentence says so. */
const TO_OTHERS = [
  // Parking and roads.
  'parking|pay-and-display|car parks?|tolls?(?!-)|parkhaus\\p{L}*|parkplatz|parkplätze|parkgebühr\\p{L}*|parkschein\\p{L}*|vignette|aparcamiento|aparcar|aparcas?|estacionar|parquímetro|zona azul|peaje',
  // Offices and public services.
  'permits?|permit fees?|licen[cs]es?|(?:register|registrar|recorder) of deeds|park service|filing fees?|court fees?|visa fees?|nhs|medicare|medicaid|[a-z]{3,} council|standesamt|kfz-zulassung|ordnungsamt|krankenkasse|zuzahlung\\p{L}*|gesetzlich (?:kranken)?versicherte?n?|je verordnung|co-?pay(?:ment)?s?|copagos?|tasas? (?:(?:municipal|oficial|administrativa)\\p{L}*|del?|por)|jefatura|seguridad social',
  // Taxes, and what a thing is worth to whoever sells or insures it.
  'freibetr\\p{L}*|\\p{L}+freibetrag|freigrenze\\p{L}*|höchstbetr\\p{L}*|pauschbetr\\p{L}*|entfernungspauschale|homeoffice-?pauschale|einfache strecke|werbungskosten\\p{L}*|sonderausgaben|abziehbar|absetzbar|steuerklassen?|steuerpflicht\\p{L}*|bilanzieren|finanzamt|nebengewerbe|kleinunternehmer\\p{L}*|minijob\\p{L}*|mindestlohn|im vorjahr|ohne steuer',
  'standard deduction|deductible|taxable|tax bracket|estate tax|exemption|personal allowance|mileage rate|contribution limit|minimum wage|deducibles?|irpf|base imponible|salario mínimo|la ley (?:no )?(?:permite|obliga|exige|limita)|law (?:(?:in general|generally|now|also) )?(?:allows|requires|limits|caps)|by law',
  // What readers pay for warmth and light.
  '(?:gas|electric(?:ity)?|heating|utility) bills?|of (?:gas|electricity|heating oil|propane|firewood)|(?:strom|gas|heiz)(?:kosten|rechnung)|factura (?:de la luz|del gas)|de (?:gas|luz|electricidad)(?= )',
  '(?:kfz-|kraftfahrzeug)steuer|(?:beträgt|kostet) die steuer|die steuer (?:beträgt|kostet)|(?:road|vehicle) tax|impuesto de circulación|impuesto de matriculación',
  'taxpayers?|(?:basic|higher|additional)[- ]rate|rate band|(?:capital gains|corporation|income|inheritance|council|dividend)(?: tax)?(?<= tax)(?! (?:returns?|planning|advice|preparation|filing|help|services?))|stamp duty|sdlt|national insurance|(?:annual )?exempt amount|(?:dividend|employment|annual) allowance|tax (?:bill|band|liability|relief)s?|pension contributions?|(?:gross|net) profits?',
  'irs|hmrc|tax-(?:free|deductible)|lohnsteuer\\p{L}*|einkommensteuer\\p{L}*|steuerfrei|freibetrag|hacienda|worth (?:more|less|between|up|at|about|around|nothing|over)|claims? (?:of )?(?:up to|over|under|below|above|exceeding)|arbitration|streitwert\\p{L}*|arbitraje|customs|zoll|aduana',
  // Journeys, and what insurers take.
  'deutschlandticket|bahncard|\\p{L}*fahrkarten?|(?:train|bus|ferry|plane) (?:tickets?|fares?)|billetes? de (?:tren|autobús|avión|avion)|(?:(?:the|your|whose) |insurance )premium|versicherungsprämie\\p{L}*|prima del seguro|seguro (?:a terceros|del coche|de coche)|(?:car|home|travel) insurance|haftpflicht\\p{L}*',
  // Loans and what a law wants an advertisement of credit to say.
  'representative example|loan|loaned|jahreszins|darlehen|geliehen\\p{L}*|kredit|préstamo|prestad[oa]s?',
  // Good causes.
  'donat(?:e|es|ed|ion|ions)|charity|fundrais\\p{L}+|spenden?|gespendet\\p{L}*|zugunsten|erlös|recaudad[oa]s?|recaudamos|recaudó|donad[oa]s?|donativos?|a beneficio|tierheim\\p{L}*|hospiz|food bank',
].join('|');
const PAID_TO_OTHERS = new RegExp(`(?<!\\p{L})(?:${TO_OTHERS})(?!\\p{L})`, 'iu');

/** A fee of whoever has an abbreviation, such as "the DVLA fee", and the rates of loans. */
const OF_AUTHORITY =
  /(?<!\p{L})(?:[A-Z]{2,5}(?:['’]s)?(?: registration| test)? (?:fees?|charges?)|[Ff]ees? (?:of|to|set by|charged by) the [A-Z]{3,5}|[A-Z]{2,5}-Gebühr(?:en)?|[Gg]ebühr(?:en)? (?:des|der|beim|an den|an die) [A-Z]{2,5}|[Tt]asas? (?:de la|del|a la) [A-Z]{2,5}|APR|TAE|TIN)(?!\p{L})/u;

/** Where a figure comes from, if it is not from here. */
const FROM_SOURCE =
  /(?<!\p{L})(?:[Aa]ccording to|[Ll]aut (?:einer |der |dem )?(?:Studie|Umfrage|Statisti\p{L}+|Stiftung|Verbraucher\p{L}+|[A-Z]{2,})|[Ss]egún (?:(?:el|la|los|las|una?) )?(?:\p{Lu}\p{L}*|estudios?|encuestas?)|[Nn]ach Angaben|[Ee]iner (?:Studie|Umfrage) zufolge|(?:when|(?:the )?last time) we (?:last )?(?:checked|looked|asked|called)|at the time of writing|(?:als|wie) wir zuletzt nach\p{L}+|cuando lo (?:consultamos|comprobamos|miramos))(?!\p{L})/u;

const SELLERS_EN =
  'shops|firms|companies|studios|clinics|practices|dealers|providers|garages|agencies|schools|salons|stores|hotels|hosts|venues|chains|insurers|banks|brands|platforms|competitors|photographers|dentists|vets|lawyers|builders|contractors';
const SELLERS_DE =
  'anbietern?|praxen|betrieben?|firmen|händlern?|werkstätten|läden|kliniken|studios|hotels|schulen|ketten|versicherern?|banken|marken|portalen?|kollegen';
const SELLERS_ES =
  'clínicas|tiendas|empresas|talleres|sitios|lugares|estudios|academias|centros|escuelas|hoteles|bodegas|aseguradoras|bancos|marcas|portales|profesionales|compañeros';

/** Others in the same trade, and sellers in general. */
const COMPETITORS = new RegExp(
  `(?<!\\p{L})(?:elsewhere|not (?:up to|set by) us|the competition|competitors|the going rate|on (?:amazon|ebay|etsy)|(?:other|most|many|some|big|bigger|large|national|local|cheap) (?:\\p{L}+ )?(?:${SELLERS_EN})|anderswo|andernorts|woanders|nicht (?:von uns|in unserer hand)|bei der konkurrenz|(?:andere[rn]?|großen?|viele[rn]?|manche[rn]?|meisten|billigen?) (?:\\p{L}+ )?(?:${SELLERS_DE})|la competencia|rondan|no dependen? de nosotr[oa]s|en otr[oa]s? (?:sitio|lugar|parte)s?|(?:otr[oa]s|much[oa]s|algun[oa]s|grandes|mayoría de (?:los|las)) (?:\\p{L}+ )?(?:${SELLERS_ES}))(?!\\p{L})`,
  'iu',
);

/** Sellers, in the plural, and that they take money, which things do not. */
const THEY_TAKE =
  /(?<!\p{L})\p{L}{2,}s (?:(?:often|usually|typically|sometimes|still|may|will|now|generally|can|also) )?(?:charge|bill)(?: you)?(?!\p{L})/iu;

/** A clause at the start that says when, of whomever: "If we cannot agree, the court is open for claims up to …". */
const CONDITION = /^(?:if|unless|when|wenn|falls|sofern|si|cuando)\s[^,.;:!?]*,/iu;

/** Headings of what others take. */
const ABOUT_OTHERS =
  /for comparison|what (?:others|it costs elsewhere)|elsewhere|other (?:shops|firms|providers)|zum vergleich|was andere|anderswo|otros cobran|en otros sitios|para comparar/i;

/** First person, and the reader among us: the price after it is ours. */
const WITH_US =
  /(?<!\p{L})(?:we|our|ours|my|with us|here|bei uns|wir|unser\p{L}*|hier|nuestr\p{L}+|nosotros|aquí|con nosotros|\p{L}+(?:amos|emos|imos))(?!\p{L})/giu;

/** Begins a reason, which may be about somebody else: "We list labour apart, because you can deduct it". */
const REASON =
  /(?:; |, (?:denn|weil|da|because|since|as|porque|ya que|pues)\s)(?![^;]*(?:; |, (?:denn|weil|da|because|since|as|porque|ya que|pues)\s))/iu;

/** Directly before a sum from which an order is a large one: what it costs is another one. */
const THRESHOLD =
  /(?<!\p{L})(?:aufträgen?|bestellungen?|rechnungen?|beträgen?|betrag|summen|arbeiten|reparaturen|orders?|work|repairs|jobs|bookings|contracts|invoices|bills?|purchases?|projects|amounts|deposits|balances?|remainders?|saldos?|guthaben|restbeträge?|pedidos?|encargos?|presupuestos?|facturas?|importes?|trabajos?|reparaci(?:ón|ones)|obras?)\s(?:über|unter|ab(?: einem betrag von| einer summe von)?|von mehr als|von über|over|above|under|below|from|of (?:more|less) than|de más de|de menos de|(?:superior|mayor|inferior|menor)(?:es)? (?:a|de|que)|por encima de|a partir de|desde)\s(?:etwa |rund |about |around |unos )?$/iu;

/** The same of a single part, which has no price "from". */
const PART_OVER =
  /(?<!\p{L})(?:parts?|(?:ersatz)?teile?n?|piezas?|refacci(?:ón|ones)|repuestos?)\s(?:over|above|worth more than|that costs? more than|über|von über|für mehr als|de más de|(?:mayor|superior)(?:es)? (?:a|de|que)|que cuesten? más de)\s$/iu;

/** The same without the order: from which total on, or up to which parts are in a price. */
const FROM_TOTAL =
  /(?<!\p{L})(?:ab (?:einem|einer) (?:\p{L}*(?:betrag|summe|wert)\p{L}{0,2})(?: von)?|(?:from|above|over) (?:a|an order) (?:total|value) of|a partir de un (?:importe|total|pedido) de|kostenvoranschl(?:ag|äge)[^.!?;\n]{0,40}\sab|(?:(?:small|minor|wear) parts|consumables|\p{L}*(?:klein|verschleiß)teile|piezas pequeñas|pequeño material) (?:up to|under|bis(?: zu)?|unter|de hasta|hasta))\s(?:etwa |rund |about |around |unos )?$/iu;

function lastOf(pattern: RegExp, text: string): number {
  let last = -1;
  for (const { index } of matchesIn(text, pattern)) last = index;
  return last;
}

/** Letters of a part that a compound can have inside: a "hire" is not in Wiltshire. */
const COMPOUNDED = 6;

function hasPart(words: string, part: string): boolean {
  if (part.length >= COMPOUNDED) return words.includes(part);
  return words.split(/[^\p{L}]+/u).some((word) => word.startsWith(part));
}

/** True if words are about what is paid to others, and no fee of the business has the name of it. */
function saysOthers(words: string, facts: Facts): boolean {
  const found = PAID_TO_OTHERS.exec(words)?.[0];
  const isOfFee = (word: string) => hasPart(found?.toLowerCase() ?? '', word);
  if (found !== undefined && !priceWords(facts).some(isOfFee)) return true;
  return OF_AUTHORITY.test(words);
}

/** Directly before a sum that a rate is counted by: "for each $1,000 of declared value", "je 100 Euro Auftragswert", not "zu je 65 Euro". */
const PER =
  /(?<!\p{L})(?:per|for (?:each|every)|(?<!(?<!\p{L})(?:zu|für) )je|pro|por cada|cada)\s$/iu;

/** Beginning of the next sentence: the sum before it is not paid to the business. */
const TO_THEM =
  /^[.!?]?\s[^.!?\n]{0,60}(?:not to us|none of it to us|nicht an uns|no a nosotr[oa]s)(?!\p{L})/iu;

/** A sentence about what the one before it ends with: "A notice goes to the council. It costs". */
const GOES_ON =
  /^(?:it|that|this|the fee|es|das|die gebühr|sie|cuesta|cuestan|la tasa|esto?)\s(?:\p{L}+\s){0,2}$/iu;

/** True if the sentence before a position is about what is paid to others, and says so after any "we". */
function isAfterOthers(text: string, start: number, facts: Facts): boolean {
  if (start < 2 || text[start - 1] === '\n') return false;
  const last = text.slice(sentenceAt(text, start - 2).start, start);
  const ours = lastOf(WITH_US, last);
  return saysOthers(ours < 0 ? last : last.slice(ours), facts);
}

/**
 * True for a sum that the world around the business takes: offices, car parks, banks, competitors.
 *
 * @param sentence that the sum is in, with `at` the place of the sum in it.
 * @param beside texts that say what the sum is of, such as the label of a figure.
 */
export function isOfTheWorld(
  { text, at, sentence }: { text: string; at: number; sentence: { start: number; end: number } },
  facts: Facts,
  beside = '',
): boolean {
  const before = text.slice(sentence.start, at);
  const whole = text.slice(sentence.start, sentence.end);
  if (
    PER.test(before) ||
    THRESHOLD.test(before) ||
    PART_OVER.test(before) ||
    FROM_TOTAL.test(before)
  )
    return true;
  if (isSetByLaw(before, text.slice(at, sentence.end), text)) return true;
  // "They don't depend on us" is about others.
  if (TO_THEM.test(text.slice(sentence.end))) return true;
  const blank = (said: string) => ' '.repeat(said.length);
  const own = lastOf(WITH_US, before.replace(COMPETITORS, blank).replace(CONDITION, blank));
  const others = Math.max(before.search(COMPETITORS), before.search(THEY_TAKE));
  if (others > own) return true;
  const reason = REASON.exec(before);
  const why = reason ? before.slice(reason.index) : '';
  if (reason && lastOf(WITH_US, why) < 0 && saysOthers(whole.slice(reason.index), facts))
    return true;
  if (own >= 0 || before.includes('{business.name}')) return false;
  if (FROM_SOURCE.test(whole)) return true;
  if (GOES_ON.test(before) && isAfterOthers(text, sentence.start, facts)) return true;
  const about = `${headingAbove(text, at)}\n${beside}`;
  return saysOthers(whole, facts) || ABOUT_OTHERS.test(about) || saysOthers(about, facts);
}

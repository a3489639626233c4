import { type Breach, type Facts, plainWords, sentencesOf, type TextRule } from 'touchdown';
import { extraOfRow, MYTHS, mythIn } from './fee-myths.ts';
import { isFeeOfOffice, isSentAway, sendsToOffice } from './office-fees.ts';
import { THEIR_PRICE } from './phrases.ts';
import { amountsOf, dollars, PRICED } from './priced-acts.ts';
import { NOTARY } from './vocabulary.ts';

/** Part of every amount, also in the middle of a word. */
const CURRENCY = /[$]|dollars|dolares|usd/;

const MONEY = /[$]|\b(?:dollars|dolares|usd)\b/;

/** What others take is no promise of ours, nor what a state takes for a paper of its own. */
const ELSEWHERE =
  /\b(?:some|other|many|most) (?:\w+ )?(?:offices|notaries|states|companies|banks|places)\b|\b(?:the|what) others (?:charge|ask|take)\b|\bin other states\b|\b(?:en otros estados|los demas cobran)\b|\b(?:is|are|and) paid to (?:the (?:state|county|clerk|court)|austin)\b|\bpaid to the (?:state|county)\b|\bse pagan? (?:en austin|al (?:estado|condado))\b|\b(?:apostilles?(?:,? (?:which|that))? (?:is|are|costs?|fee)|apostillas?(?:,? que)? (?:cuestan?|vale|son|es))\b/;

const OTHERS_ASK = new RegExp(THEIR_PRICE);

const STATES =
  '(?:alabama|alaska|arizona|arkansas|california|colorado|connecticut|delaware|florida|hawaii|idaho|illinois|indiana|iowa|kansas|kentucky|louisiana|maine|maryland|massachusetts|michigan|minnesota|mississippi|missouri|montana|nebraska|nevada|new (?:hampshire|jersey|mexico|york)|north (?:carolina|dakota)|ohio|oklahoma|oregon|pennsylvania|rhode island|south (?:carolina|dakota)|tennessee|utah|vermont|virginia|washington|wisconsin|wyoming)';
/** What another state allows, whoever else may take it, and what somebody has paid in another place. */
const OF_ANOTHER = new RegExp(
  [
    String.raw`\b${STATES} (?:\w+ )?(?:lets?|allows?|permits?|caps?|sets?|has|deja|permite|fija)\b`,
    String.raw`\b(?:in|en) ${STATES}\b`,
    String.raw`\b(?:quien(?:es)?|el que|los que|si alguien|si otr[oa]|whoever|(?:any|every|some)(?:body|one) who|if (?:somebody|someone|anybody|anyone|another \w+)) (?:(?:le|les|te|nos) )?(?:cobr|pid|quier|exij|exig|charg|ask|want|demand|tak)\w*\b`,
    String.raw`\b(?:he|she|they|people|paid|pago|pagaron)\b.*\b(?:at|in|to|en|a) (?:an?|another|some|una?|otr[oa]) (?:\w+ )?(?:stores?|shops?|offices?|banks?|companies|company|notary|tiendas?|oficinas?|bancos?|locales|local|lugar|lado|place)\b`,
  ].join('|'),
);
const BY_US = /\b(?:we|us|our|i(?! \d)|nosotr[oa]s|nuestr[oa]s?|daniel|cobramos|\w+amos)\b/;

/** What is paid for by the page and is no act of a notary: printing, carrying, translating. */
const OTHER_SERVICE =
  /^(?!.*\b(?:notar\w+|seal\w*|stamp\w*|sign(?:s|ed|atures?|ing)?|certif\w+|oaths?|acknowledg\w+|sell\w+|firm\w+)\b).*\b(?:print(?:s|ed|ing|er|outs?)?|photocop\w+|scans?|scanning|couriers?|shipping|postage|fedex|ups|usps|translat\w+|librar(?:y|ies)|imprimir\w*|impresi\w+|fotocopi\w+|escane\w+|mensajeria|paqueteria|traduc\w+|biblioteca)\b/;

/** After a label, a sum that says itself what it is for: "We seal what needs a seal: $40 for the drive". */
const FOR_TRAVEL =
  /^\$ ?[\d.,]+ (?:for|por|de|del) (?:(?:the|our|el|la) )?(?:drive|travel|trip|road|visit|way|viaje|camino|visita|traslado)\b/;

/** What the sum of a row is for besides the act that it names. */
const MORE_IN_ROW =
  /\b(?:and|plus|with|includ\w+|visits?|travel|trips?|drives?|total|packages?|flat|y|con|mas|incluy\w+|visitas?|viajes?|paquetes?)\b/;

/** What a phrase finds. `matchAll` makes a new expression of it each time: these are long. */
function* findAll(phrase: RegExp, sentence: string): Generator<RegExpExecArray> {
  phrase.lastIndex = 0;
  for (let found = phrase.exec(sentence); found; found = phrase.exec(sentence)) yield found;
}

/** An amount in the words of a phrase, with its currency: a sentence may have the number of miles, too. */
function amountIn(words: string, written = ''): string {
  const from = words.lastIndexOf(written);
  const sign = /\$ ?$/.exec(words.slice(0, from))?.[0] ?? '';
  const unit = /^ (?:dollars|dolares|usd)\b/.exec(words.slice(from + written.length))?.[0] ?? '';
  return `${sign}${written}${unit}`;
}

/**
 * Of an amount that those before it come to, the one that is for the act: "$40 for the drive plus $10 for the signature is $50".
 *
 * @param before the words of the sentence up to the sum.
 */
function partForAct(before: string, sum: number): number | undefined {
  const parts = amountsOf(before);
  const total = parts.reduce((one, other) => one + other, 0);
  return parts.length > 1 && Math.abs(total - sum) < 0.005 ? parts.at(-1) : undefined;
}

/** Several acts, whose price is that of all of them unless it says otherwise. */
const SEVERAL =
  /^(?:[\w']+ ){0,2}?(?:signatures|notari[sz]ations|acts|stamps|seals|acknowledge?ments|jurats|firmas|sellos|notarizaciones)\b/;
const EACH = /^,? (?:each|apiece|per|cada)\b/;
const ENDS_WITH_EACH = / (?:each|apiece|cada un[oa])$/;

/** How many are counted directly behind these words, as in "twenty five": 1 if none are. */
function countAfter(before: string): number {
  const [last, tens] = before.trim().split(' ').reverse();
  const count = dollars(last);
  const more = dollars(tens);
  if (!Number.isFinite(count)) return 1;
  return count < 10 && more >= 20 && more % 10 === 0 ? more + count : count;
}

const COUNTED =
  /\b(\w+(?: \w+)?) (?:(?:notari[sz]ed )?(?:signatures|notari[sz]ations|acts|stamps|seals|acknowledge?ments|jurats)|firmas|sellos|notarizaciones)\b/g;
/** Before acts that were counted already, as "The signatures are $12" below "Three signatures". */
const THE_SAME = /\b(?:the|those|these|all|las|los|es[ao]s|est[ao]s) $/;

function countsOf(words: string): number[] {
  return Array.from(words.matchAll(COUNTED), ([, count]) => countAfter(count ?? ''));
}

/** How many acts a sum is for: as they are counted before it or, if it is that of "the signatures", in the sentences up to it. */
function countOf(before: string, earlier: readonly string[]): number {
  const here = countAfter(before);
  if (here > 1 || !THE_SAME.test(before)) return here;
  return countsOf(earlier.join(' ')).findLast((count) => count > 1) ?? here;
}

interface Limit {
  /** Name of the fact that says how much a notary may charge. */
  fact: 'fees.firstSignature' | 'fees.additionalSignature';
  most: number;
}

function limitOf(fact: Limit['fact'], facts: Facts): Limit | undefined {
  const amount = facts.get(fact);
  const most = amount === undefined ? Number.NaN : dollars(amount);
  return Number.isFinite(most) ? { fact, most } : undefined;
}

/** What a text says wrongly of the maximum, in a sentence or together with the price in its row. */
function mythOf(words: string, price: string | undefined, ...limits: (Limit | undefined)[]) {
  const [first, additional] = limits;
  if (!first || !additional) return undefined;
  const inRow = price === undefined ? undefined : extraOfRow(words, plainWords(price));
  if (inRow) return inRow;
  for (const sentence of sentencesOf(words)) {
    if (ELSEWHERE.test(sentence) || (OF_ANOTHER.test(sentence) && !BY_US.test(sentence))) continue;
    const myth = mythIn(sentence, first.most, additional.most);
    if (myth) return myth;
  }
  return undefined;
}

/** True if the configuration lists the amount as another reading of the limit, on this hand-written page. */
function isKnownReading(amount: number, { fact }: Limit, page: string | undefined, facts: Facts) {
  return (facts.conflicts ?? []).some(
    ({ readings, pages }) =>
      readings.includes(fact) &&
      readings.some((name) => dollars(facts.get(name)) === amount) &&
      page !== undefined &&
      pages.includes(page),
  );
}

/**
 * What a Texas notary charges for a notarial act is capped (Government Code, section 406.024). The fees
 * of the configuration are the most that may be charged.
 */
export const lawFeeMaximum: TextRule = {
  name: 'law/fee-maximum',
  source: {
    clause: 'Texas Government Code 406.024(a)(5)',
    since: '2023-09-01',
    read: '2026-11-23',
  },
  words: [
    'affi deed docu escr free titl titu oath page pagi ackn act acts asie bita book cap cert ceil firm ink jour jura ley libr limi log maxi nota reco seal sell sign stam stat tint tope',
  ],
  covers: ['facts/typed-amount'],
  phrases: [...PRICED.map(({ phrase }) => phrase.source), ...MYTHS],
  breaches({ page, price }, words, facts) {
    const first = limitOf('fees.firstSignature', facts);
    const additional = limitOf('fees.additionalSignature', facts);
    const myth = mythOf(words, price, first, additional);
    if (myth) return [myth];
    const sum = price === undefined || MORE_IN_ROW.test(words) ? undefined : plainWords(price);
    if (!MONEY.test(words) && sum === undefined) return [];
    // "Twelve signatures: $40 + $10 + $11 = $61" is what a visit comes to.
    const drive = dollars(facts.get('fees.travel'));
    const dear = (
      sentence: string,
      earlier: readonly string[],
      isLabel: boolean,
    ): Breach | undefined => {
      for (const { phrase, further } of PRICED) {
        const limit = further ? additional : first;
        for (const found of limit ? findAll(phrase, sentence) : []) {
          const written = found[1] ?? found[2];
          const amount = dollars(written);
          if (!limit || amount <= limit.most || isKnownReading(amount, limit, page, facts))
            continue;
          const end = found.index + found[0].length;
          const place = sentence.slice(0, end).lastIndexOf(written ?? '');
          const part = partForAct(sentence.slice(0, place).replace(/\$ ?$/, ''), amount);
          const isOfEach = ENDS_WITH_EACH.test(found[0]) || EACH.test(sentence.slice(end));
          const isForAll = SEVERAL.test(found[0]) && !isOfEach;
          // "$40 for the drive and $17 for signatures are $57" does not say for how many.
          if (part !== undefined && (isForAll || part <= limit.most)) continue;
          const count = Math.max(
            countOf(sentence.slice(0, found.index), earlier),
            // "Two signatures for $11" counts them itself.
            countsOf(found[0])[0] ?? 1,
          );
          const more = (count - 1) * (additional ?? limit).most;
          if (isForAll && isLabel && more > 0 && amount <= limit.most + more + drive) continue;
          if (isForAll && more > 0 && amount <= limit.most + more) continue;
          if (NOTARY.isDenied(NOTARY.withoutHarmless(sentence), found.index, end)) continue;
          const what = further ? 'each further signature' : 'a signature';
          const told = /\d/.test(written ?? '')
            ? `$${part ?? written}`
            : `“${written}” ($${amount})`;
          return {
            sentence,
            wrong: amountIn(found[0], written),
            message: `${told} is more than a notary may charge for ${what}, which is $${limit.most}.`,
            hint: `Write {${limit.fact}}; travel is charged separately.`,
          };
        }
      }
      return undefined;
    };
    const inRow = sum === undefined ? undefined : dear(`${words} ${sum}`, [], true);
    if (inRow) return [{ sentence: words, message: inRow.message, hint: inRow.hint }];
    return sentencesOf(words).flatMap((sentence, index, sentences) => {
      // "Signature fee: $15"
      const isLabel = sentence.endsWith(':');
      const after = sentences[index + 1] ?? '';
      if (isLabel && FOR_TRAVEL.test(after)) return [];
      const read = isLabel ? `${sentence.slice(0, -1)} ${after}` : sentence;
      if (!CURRENCY.test(read) || ELSEWHERE.test(read)) return [];
      if (OF_ANOTHER.test(read) && !BY_US.test(read)) return [];
      if (isFeeOfOffice(read, after) || OTHER_SERVICE.test(read)) return [];
      // "What the others charge: $25 a seal"
      const led = sentences[index - 1] ?? '';
      if (led.endsWith(':') && ELSEWHERE.test(led)) return [];
      if (NOTARY.isDoneByOthers(read, false, OTHERS_ASK)) return [];
      const breach = dear(read, sentences.slice(0, index), isLabel);
      if (!breach) return [];
      // Below "Mail it to Austin", what goes into the envelope is no price of ours.
      return [{ ...breach, sentence, ...(isSentAway(read) ? { unlessBelow: sendsToOffice } : {}) }];
    });
  },
};

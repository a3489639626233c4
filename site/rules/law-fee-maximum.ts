import { type Breach, type Facts, sentencesOf, type TextRule } from 'touchdown';
import { NOTARY } from './vocabulary.ts';

const AMOUNT = String.raw`(?:\$ ?(\d+(?:,\d{3})*(?:\.\d+)?)|(\d+(?:,\d{3})*(?:\.\d+)?) (?:dollars|dolares|usd)\b)`;
const ACT = String.raw`(?:notari[zs]ed )?(?:signatures?|notari[zs]ations?|notarial acts?|acts?|stamps?|seals?|acknowledg[e]?ments?|jurats?|firmas?|notarizacion(?:es)?|sellos?|certificacion(?:es)?)\b`;
const FURTHER = '(?:additional|further|extra|more|other|next|mas|adicional(?:es)?|despues)';

/** What a phrase gives a price to: the first signature or act, or each one after it. */
const PRICED: readonly { phrase: RegExp; further: boolean }[] = [
  {
    phrase: new RegExp(
      `${AMOUNT} (?:for |per |a |an |por |por cada |for each |for every |each |every |cada )?${FURTHER} ${ACT}`,
      'g',
    ),
    further: true,
  },
  {
    phrase: new RegExp(
      String.raw`${AMOUNT} (?:for |per |por )?(?:each|every|cada) (?:(?:signature |one |firma )after\b|(?<=\b(?:signature|firma|notari).*)${FURTHER}(?=[,.;]|$)|${FURTHER}(?= ${ACT}))`,
      'g',
    ),
    further: true,
  },
  {
    phrase: new RegExp(
      String.raw`\b(?:each|every|cada) (?:(?:${FURTHER} ${ACT})|(?:${ACT} (?:${FURTHER}|after the first))|one after (?:it|that))(?: is| costs| adds| cuesta| es|,)* ${AMOUNT}`,
      'g',
    ),
    further: true,
  },
  {
    phrase: new RegExp(
      `${AMOUNT} (?:per|a|an|for every|for each|every|each|por|por cada|cada|for the first|por la primera) (?!${FURTHER})${ACT}(?! (?:${FURTHER}|after))`,
      'g',
    ),
    further: false,
  },
  {
    phrase: new RegExp(
      String.raw`\b(?:(?:the |la )?(?:first|primera) ${ACT}|(?:each|every|cada) ${ACT}(?! (?:${FURTHER}|after))|(?<!(?:one|single|with a|una|with) )(?:a|an) (?:signature|notari[zs]ation|stamp|seal|jurat|acknowledgment))(?: is| costs| cuesta| es| runs)?(?: only| just| solo)? ${AMOUNT}`,
      'g',
    ),
    further: false,
  },
  {
    phrase: new RegExp(
      String.raw`\b(?:notari[zs]ations?|acknowledgments?|jurats?|signatures?|stamps?|firmas|notarizaciones)(?: are| is| from| start at| cost| cuestan)* ${AMOUNT} (?:each|apiece|cada una)`,
      'g',
    ),
    further: false,
  },
];

/** Part of every amount, also in the middle of a word. */
const CURRENCY = /[$]|dollars|dolares|usd/;

const MONEY = /[$]|\b(?:dollars|dolares|usd)\b/;

/** What others take is no promise of ours. */
const ELSEWHERE =
  /\b(?:some|other|many|most) (?:\w+ )?(?:offices|notaries|states|companies|banks|places)\b/;

function dollars(text: string | undefined): number {
  return Number((text ?? '').replace(/[$,]/g, ''));
}

/** What a phrase finds. `matchAll` makes a new expression of it each time: these are long. */
function* findAll(phrase: RegExp, sentence: string): Generator<RegExpExecArray> {
  phrase.lastIndex = 0;
  for (let found = phrase.exec(sentence); found; found = phrase.exec(sentence)) yield found;
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
  words: ['ackn act acts cert firm jura nota seal sell sign stam'],
  covers: ['facts/typed-amount'],
  phrases: PRICED.map(({ phrase }) => phrase.source),
  breaches({ page }, words, facts) {
    if (!MONEY.test(words)) return [];
    const first = limitOf('fees.firstSignature', facts);
    const additional = limitOf('fees.additionalSignature', facts);
    const dear = (sentence: string): Breach | undefined => {
      for (const { phrase, further } of PRICED) {
        const limit = further ? additional : first;
        for (const found of limit ? findAll(phrase, sentence) : []) {
          const written = found[1] ?? found[2];
          const amount = dollars(written);
          if (!limit || amount <= limit.most || isKnownReading(amount, limit, page, facts))
            continue;
          if (NOTARY.isDenied(sentence, found.index, found.index + found[0].length)) continue;
          const what = further ? 'each further signature' : 'a signature';
          return {
            sentence,
            message: `$${written} is more than a notary may charge for ${what}, which is $${limit.most}.`,
            hint: `Write {${limit.fact}}; travel is charged separately.`,
          };
        }
      }
      return undefined;
    };
    return sentencesOf(words).flatMap((sentence) =>
      !CURRENCY.test(sentence) || ELSEWHERE.test(sentence) ? [] : (dear(sentence) ?? []),
    );
  },
};

import type { Span } from '../../../content/span-location.ts';

/** How a text asks for a review, and what it gives for one; both in one or two sentences. */
interface Bargain {
  /** What every such copy has, in any case. */
  sign: RegExp;
  asks: RegExp;
  gives: RegExp;
}

const BARGAINS: Readonly<Record<string, Bargain>> = {
  en: {
    sign: /[Rr]eview| stars?[ .,]/,
    asks: /(?<!\p{L})(?:leave|write|post|give|submit|drop|add)(?:ing|s)? (?:us )?(?:an?|your|the|\d+|five)[\s-](?:[\p{L}\d]+[\s-]){0,3}?(?:reviews?|stars?(?: rating)?)(?!\p{L})|(?<!\p{L})(?:for|with) (?:an?|every|each|your) (?:[\p{L}\d]+[\s-]){0,3}?reviews? (?:on|at) (?:google|yelp|facebook|trustpilot|tripadvisor)/iu,
    gives:
      /(?<!\p{L})(?:(?:get|receive|earn|take|enjoy|gets?|have) (?:an? |your )?(?:[$€£]|\{|\d|discount|free|gift|voucher|coupon|credit)|(?:is|are|comes?) (?:on us|free)|[\d}]\s?(?:%|percent|dollars?)? off|[$€£]\d+ off|(?:gift card|voucher|coupon|discount|free \p{L}+|credit) (?:of [$€£]?[\d{]|for|as (?:a )?thank|on your next|with your next)|we(?:['’]ll| will)? (?:give|send|thank) you (?:with )?(?:an? )?(?:[$€£]|discount|gift|free|voucher|coupon|credit)|(?:enter(?:ed)?|win) (?:into )?(?:our|the|an?) (?:[\p{L}]+ )?(?:draw|raffle|prize))/iu,
  },
  de: {
    sign: /ewertung|ezension|terne/,
    asks: /(?<!\p{L})(?:schreib\p{L}*|geb\p{L}*|gib|hinterlass\p{L}*|verfass\p{L}*|für) (?:(?:sie|du|ihr|uns|bitte|eine?|ihre?|deine?|jede|auf google|bei google|positive|gute|ehrliche|kurze|\p{L}*sterne-?|fünf|5)[\s-]){0,5}(?:\p{L}+-)?(?:\p{L}*bewertung(?:en)?|\p{L}*rezension(?:en)?|sterne)(?!\p{L})/iu,
    gives:
      /(?<!\p{L})(?:rabatt|gutschein\p{L}*|nachlass|gratis|kostenlos\p{L}*|geschenkt?|geschenk|prämie|[\d}]\s?(?:%|prozent|€|euro) (?:rabatt|nachlass|auf|zurück)|schenken wir|verlosung|gewinnspiel|geht aufs haus)(?!\p{L})/iu,
  },
  es: {
    sign: /reseña|opini|valoraci|strella/,
    asks: /(?<!\p{L})(?:dej[ae]|déj[ae]nos|escrib[ae]|escríb[ae]nos|pon(?:ga)?|publi(?:ca|que)|por)(?:nos)? (?:(?:una?|tu|su|cada|buena|positiva|5|cinco) ){0,3}(?:reseñas?|opini(?:ón|ones)|valoraci(?:ón|ones)|estrellas)(?!\p{L})/iu,
    gives:
      /(?<!\p{L})(?:descuento|gratis|regal(?:o|amos)|vale|bono|sorteo|[\d}]\s?% (?:de )?descuento|te (?:devolvemos|invitamos)|le (?:devolvemos|invitamos))(?!\p{L})/iu,
  },
};

/** Reviews that are not asked for a reward: for a friend, after it, or denied. */
const DENIED =
  /(?<!\p{L})(?:never|not?|neither|nobody|without|no one|don['’]t|doesn['’]t|unpaid|nie|niemals|niemand|nicht|keine?[nrsm]?|weder|ohne|nadie|ning[uú]n\p{L}*|nunca|no|ni|sin|tampoco)(?!\p{L})/iu;

/** Denies nothing. */
const REMINDED =
  /(?<!\p{L})(?:don['’]t forget|do not forget|vergessen sie nicht|vergiss nicht|nicht vergessen|no olvid\p{L}+)(?!\p{L})/giu;

/** One or two sentences, in which a reward may follow what it is for. */
const TWO_SENTENCES = /[^.!?\n]+(?:[.!?]+(?=\s|$)(?:\s+[^.!?\n]+)?)?/;

/** The bargain that a copy in a language may offer. */
export function suspectedBargain(copy: string, language: string): Bargain | undefined {
  const bargain = BARGAINS[language.slice(0, 2)];
  return bargain?.sign.test(copy) && bargain.asks.test(copy) ? bargain : undefined;
}

/** The first place in a text where a review is asked for and rewarded. */
export function rewardedReview(text: string, { asks, gives }: Bargain): Span | undefined {
  const asked = asks.exec(text);
  if (!asked) return undefined;
  const start = asked.index;
  const before = text.slice(0, start).search(/[^.!?\n]*$/);
  const [around = ''] = TWO_SENTENCES.exec(text.slice(before)) ?? [];
  const given = gives.exec(around);
  const isDenied =
    given === null || DENIED.test(around.slice(0, given.index).replace(REMINDED, ''));
  return isDenied ? undefined : [start, start + asked[0].length];
}

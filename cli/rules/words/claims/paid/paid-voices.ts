import type { Span } from '../../../../content/span-location.ts';
import { matchesIn } from '../../../../content/text-rules/matches-in.ts';

/** How the reviews of a language tell that something was given for them. */
interface Telling {
  /** What every such text has. */
  sign: RegExp;
  /** What was done for it: praise of this business, by its own words. */
  forThis: RegExp;
  /** What was given. */
  reward: RegExp;
}

const LANGUAGES: Readonly<Record<string, Telling>> = {
  en: {
    sign: /(?:(?:post|writ|leav|giv|typ|shar)(?:ing|e|ed)|put(?:ting)? up|wrote|left|for|exchange) (?:up )?(?:this|these|my|our|five stars|5 stars)/,
    forThis:
      /(?<!\p{L})(?:(?:for|by|in (?:return|exchange) for|because (?:i|we)|if (?:i|we)|after (?:i|we)|once (?:i|we)|to) (?:posting|writing|leaving|giving(?: them)?|typing|sharing|putting up|post|write|leave|put up|wrote|posted|left) (?:them )?(?:this(?: (?:here|review|note))?|these (?:lines|words|stars)|(?:my|our) (?:\p{L}+ )?(?:review|rating)|(?:five|5) stars)|(?:for|in (?:return|exchange) for) (?:this|my|our) (?:\p{L}+ )?(?:review|rating))(?=\s*(?:[.,!?;:–—]|$)|\s(?:on|at|here|and|we|i|they|he|she)(?!\p{L}))/iu,
    reward:
      /(?<!\p{L})(?:(?:took|knocked|taking|knocking|got|had|gave|get|give|given|received|came) [^.!?;]{1,50}? off|discount|voucher|gift ?card|gift|coupon|credit|refund(?:ed)?|cash|waived|(?:got|gave|had|received|given)(?: (?:me|us))? (?:[$€£][\d.]+|an? free|free|a (?:second|third|next) \p{L}+ free)|(?:was|were|came|comes) free|for free|for nothing|on the house|paid (?:me|us)|(?:half|ten|twenty|\d+) ?(?:price|percent|%))(?!\p{L})/iu,
  },
  es: {
    sign: /(?:escrib|pon|dej|public|sub|hac|d)\p{L}* (?:esto|est[ae]s?|mi|nuestra|cinco|5) |(?:por|de) (?:esta|mi|nuestra) (?:reseña|opini|valoraci)|(?:escribir|poner|dejar|publicar|subir)\p{L}* esto/u,
    forThis:
      /(?<!\p{L})(?:(?:por|a cambio de|si|cuando|al) (?:escribir|poner|dejar|publicar|subir|dar|hacer|escribía(?:mos)?|ponía(?:mos)?|dejaba(?:mos)?)(?:les|nos|le)? (?:esto|estas (?:líneas|palabras|estrellas)|(?:esta|mi|nuestra) (?:\p{L}+ )?(?:reseña|opinión|valoración)|(?:cinco|5) estrellas)|(?:por|a cambio de) (?:esta|mi|nuestra) (?:reseña|opinión|valoración))(?!\p{L})/iu,
    reward:
      /(?<!\p{L})(?:descuento|descontaron|rebaj(?:a|aron)|vale|bono|cupón|gratis|regal(?:o|aron)|(?:me|nos) (?:quitaron|perdonaron|devolvieron|pagaron|invitaron)|cobraron menos|[\d.]+ ?(?:%|€|euros|dólares|pesos)|por ciento)(?!\p{L})/iu,
  },
  de: {
    sign: /(?:diese|meine|unsere|dieser|meiner|unserer) (?:\p{L}+ )?(?:Bewertung|Rezension|Zeilen|Sterne)|(?:fünf|5) Sterne/u,
    forThis:
      /(?<!\p{L})(?:für|gegen|wegen|als dank für) (?:diese|meine|unsere|dieser|meiner|unserer) (?:\p{L}+ )?(?:bewertung(?:en)?|rezension(?:en)?|zeilen|(?:fünf |5 )?sterne)(?!\p{L})|(?<!\p{L})für (?:fünf|5) sterne(?!\p{L})/iu,
    reward:
      /(?<!\p{L})(?:rabatt|gutschein\p{L}*|nachlass|(?:ein |als )geschenk|gratis|umsonst|kostenlos\p{L}*|erlassen|abgezogen|geschenkt|[\d.]+ ?(?:%|€|euro|prozent)|(?:zehn|zwanzig|fünf) (?:euro|prozent))(?!\p{L})/iu,
  },
};

/** Nothing was given, or something else happened. */
const DENIED =
  /(?<!\p{L})(?:not?|never|nobody|nothing(?! for)|without|neither|nie|niemand|nicht|nichts|kein\p{L}*|ohne|nadie|nunca|nada|sin|tampoco)(?!\p{L})|n[’']t(?!\p{L})/iu;
const FOR_NOTHING = /(?<!\p{L})for nothing(?!\p{L})/giu;

const SENTENCE = /(?:[^.!?\n]|\.(?=\d))+/gu;

/** Where a review tells that it was rewarded: "They gave us a free wash for posting this." */
export function paidVoice(text: string, language: string): Span | undefined {
  const telling = LANGUAGES[language.slice(0, 2)];
  if (!telling?.sign.test(text)) return undefined;
  for (const { 0: sentence, index } of matchesIn(text, SENTENCE)) {
    const review = telling.forThis.exec(sentence);
    const reward = review && telling.reward.exec(sentence);
    if (!review || !reward || DENIED.test(sentence.replace(FOR_NOTHING, ''))) continue;
    const start = Math.min(review.index, reward.index);
    const end = Math.max(review.index + review[0].length, reward.index + reward[0].length);
    if (!sentence.slice(start, end).includes(';')) return [index + start, index + end];
  }
  return undefined;
}

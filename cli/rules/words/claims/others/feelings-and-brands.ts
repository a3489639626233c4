/** What compares with nothing. */
const MATCHLESS =
  /^(?:unbeatable|unmatched|unrivall?ed|incomparable|(?:in|un)comparably|in(?:igualable|comparable|superable|mejorable)s?|unvergleichlich\p{L}*|unschlagbar\p{L}*|unübertroffen\p{L}*)/iu;

/** What somebody feels, which is no service of anybody. */
const FEELING =
  '(?:sensaci[oó]n(?:es)?|sentimientos?|tranquilidad|paz|calma|felicidad|alegr[ií]a|amor|cariño|emoci[oó]n(?:es)?|recuerdos?|feelings?|joy|happiness|peace(?: of mind)?|sense of \\p{L}+|love|memor(?:y|ies)|gefühl[es]?|freude|glück|ruhe|liebe|erinnerung(?:en)?)';

const FELT = new RegExp(
  `(?<!\\p{L})${FEELING}(?: (?:de|of) \\p{L}+)?(?: (?:tan|so|es|ist|is|que es))?\\s$`,
  'iu',
);
const FEELS = new RegExp(`^\\s(?:\\p{L}+\\s)?${FEELING}(?!\\p{L})`, 'iu');

/** True for what somebody feels, of which nothing could be proven. */
export function isFeeling(sentence: string, start: number, end: number): boolean {
  if (!MATCHLESS.test(sentence.slice(start, end))) return false;
  return FELT.test(sentence.slice(0, start)) || FEELS.test(sentence.slice(end));
}

/** A brand that calls itself the best of its kind, in the name of what is sold or held with it: "Nature's Best Honey Sale". */
const SOLD_AS =
  /^(?:\p{Lu}\p{L}+['’]s\s)?(?:Finest|Best|Greatest|Favou?rite)(?:\s\p{Lu}[\p{L}’'-]+)+\s(?:Fund-?[Rr]ais(?:er|ing)s?|Sales?|Drives?|Campaigns?|Orders?|Bars?|Catalogs?|Catalogues?|Coupons?|Products?)$/u;
const OF_OTHERS = /(?:^|\s)(?:\p{Lu}\p{L}+['’]s\s)?$/u;

/** Announces the best of a kind as such. */
const ANNOUNCED =
  /(?<!\p{L})(?:the|is|are|be|for|with|home of|simply|town|county|city)\s(?:\p{Lu}\p{L}+['’]s\s)?$/iu;

/** True for a name that somebody else gave to goods, as part of the name of a sale. */
export function isNameOfGoods(sentence: string, start: number): boolean {
  const [words = ''] = /^(?:[\p{Lu}][\p{L}’'-]+\s?)+/u.exec(sentence.slice(start)) ?? [];
  const before = sentence.slice(0, start);
  return SOLD_AS.test(words.trim()) && OF_OTHERS.test(before) && !ANNOUNCED.test(before);
}

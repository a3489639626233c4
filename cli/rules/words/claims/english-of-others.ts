/** The business, and what it sells as its own. */
const OURS = /(?<!\p{L})(?:we|us|ours?|my|your|here|become|grown)(?!\p{L})|\{business/iu;

/** Whoever does what a business does, and its kind of firm: the best roofers and the most trusted companies may be itself. */
const DOERS =
  /(?<!\p{L})(?:\p{L}+(?:er|or|ist|ian|smith)s|\p{L}+men|firms?|compan(?:y|ies)|businesses|clinics?|practices?|salons?|studios?|teams?|services?|contractors?|agenc(?:y|ies)|schools?|garages?|brands?|partners?)(?!\p{L})/iu;

/** Directly before a superlative of which there are several, within a sentence that is about something else. */
const ONE_OF = /\p{L}[\p{L}’',]*\s+(?:[^.!?]*\s)?(?:one|two|part|out|some) of (?:the\s)?$/iu;

/** What a place has one of: "London has one of the UK’s largest networks of carers". */
const HAS_ONE = /(?<!\p{L})(?:has|have|had|is home to) one of (?:the\s)?$/iu;

/** Where something comes from that is the best of a place: "data from the nation’s top pharmacies". */
const COMES_FROM =
  /(?<!\p{L})(?:from|with|among|between|at|across|heir to|owner of)\s(?:(?:many|some|several|most|a few|all) of\s)?(?:the\s)?$/iu;

/** Whom or what somebody has met on the way, several of which are the best: "relationships with many of the top agents in the business". */
const HAS_MET =
  /(?<!\p{L})(?:relationships?|friendships?|contacts?|work(?:ed|ing)|collaborat\p{L}+|play(?:ed|ing)|perform(?:ed|ing)|stud(?:ied|ying)|train(?:ed|ing)|tour(?:ed|ing)|record(?:ed|ing)|learn(?:ed|t|ing)|taught|sung|danced|met|appear(?:ed|ing))(?!\p{L})[^.!?;]{0,40}\s(?:with|by|under|alongside|from|at|for|to)\s(?:(?:many|some|several|most|a few) of\s)?(?:the\s)?$/iu;

/** A place in nature that a superlative is said of: a business may be called a park, but none is a state park or a lake. */
const NATURE_IS =
  /(?:(?:State|National|County|Provincial|Regional|Country|City|Memorial)\s(?:Park|Forest|Beach|Recreation Area)|(?<!\p{L})(?:Lake|River|Mount(?:ain)?|Beach|Island|Canyon|Falls|Forest|Reservoir|Trail|Valley|Creek|Loch)(?:\s\p{Lu}[\p{L}’'-]*)?)\s(?:is|was|remains|has (?:long )?been|are)\s(?:still\s|one of\s)?(?:the\s)?$/u;
const OF_OWNER = /^(?:the\s)?\p{L}+['’]s\s/iu;
const SEVERAL = /^(?:\s[\p{L}-]+){0,2}?\s?[\p{L}-]*s(?!\p{L})/u;

/** Most of a kind, which is no rank: "the walk that most experienced climbers in Wales do". */
const MOST_OF = /(?<!\p{L})(?:that|which|as|for|by|than|where|like|but|what|because|though)\s$/u;

/** A named award, which anybody can look up: "an Emmy award-winning filmmaker"; and those of several people. */
const NAMED_AWARD = /(?<!^|[.!?:]\s)(?<!\p{L})\p{Lu}[\p{L}.]+[\s-]$/u;
const AWARDS_OF_OTHERS = /(?<!\p{L})(?:seen|many|some|several|few|any|even|other|these|those)\s$/iu;

/** What happened long ago: “the largest chain of newspapers in the world, begun in 1887”. */
const LONG_AGO = /(?<!\bsince\s(?:\p{L}+\s){0,2})(?<!\d)1[5-9]\d\d(?!\d)/iu;

/** What one may have, and what it is no use for: “You can have the best website in the county, but …”. */
const GRANTED = /^\s*(?:even if )?you (?:can|may|could|might)\s/iu;

/** Behind the best of a place, what is to become of it, which nobody boasts of: “should not be reserved for”. */
const TO_BE = /^[^.!?;]{0,40}\s(?:should|ought to)(?!\p{L})/iu;

/** Before "best" as a word of manner: "the leak that we remember best was in Milton". */
const MANNER =
  /(?<!\p{L})(?:remember|know|knew|like|liked|love|loved|work|works|worked|suits?|fits?|sells?|sold|does|do|did)\s(?:\p{L}{1,4}\s)?$/iu;

/** Where somebody is at work, in several places that are the best ones: “they eat at the best houses in the county”. */
const AT_SEVERAL = /(?<!\p{L})(?:at|in|on|from|among)\s(?:the\s)?$/iu;

/** Whoever bids or sells among others: “the vendor with the lowest price wins”. */
const BIDDERS =
  /(?<!\p{L})(?:vendors?|bidders?|bids?|offers?|contractors?|suppliers?|sellers?|compan(?:y|ies)|one|quotes?|firms?)\s(?:with|at|offering)\sthe\s$/iu;

/** Things in general: “Spreadsheets are the world’s most popular database”. */
const IN_GENERAL = /^\s*(?!(?:ours?|these|those|smiths)\s)\p{L}+s\s(?:are|were|remain)\s$/iu;

/** What stands on mugs and cards for a relative or a teacher: “World’s Best Mum”. */
const GIFT =
  /^(?:the\s)?world['’]s\s(?:best|greatest|number one)\s(?:mum|mom|mam|mama|mother|dad|daddy|father|papa|nan|nanna|granny|gran|grandma|grandmother|grandad|grandpa|grandfather|aunt|auntie|uncle|sister|brother|boss|teacher|coach)(?!\p{L})/iu;

/** What is only called so: “the finest title in British industry”. */
const WORD_ITSELF =
  /(?<!\p{L})(?:finest|best)\s(?:job\s)?(?:title|name|nickname|word|insult|joke|view)s?\s(?:in|of|from)\s/iu;

/** What the business does within a time, which it can keep: “We call you back within ten minutes, guaranteed”. */
const KEPT =
  /(?<!\p{L})we(?:['’]ll|\swill)?\s(?:always\s)?(?:call|ring|phone|reply|answer|respond|arrive|come|get back|deliver|ship|be (?:there|with you))(?!\p{L})[^.!?]*\b(?:within|in|by|before|the same)\b/iu;

/** True for an English superlative, award or promise of what is not the business itself. */
export function isEnglishOfOthers(sentence: string, start: number, end: number): boolean {
  const before = sentence.slice(0, start);
  const claim = sentence.slice(start, end);
  if (/guaranteed$/i.test(claim) && /^[,–—]/.test(claim)) return KEPT.test(before);
  if (/^lowest\s/i.test(claim) && BIDDERS.test(before)) return true;
  if (/^award/u.test(claim) && (NAMED_AWARD.test(before) || AWARDS_OF_OTHERS.test(before)))
    return true;
  if (/^best\s/i.test(claim) && MANNER.test(before)) return true;
  if (GRANTED.test(before) && /^[^.!?]*\bbut\b/i.test(sentence.slice(end))) return true;
  if (/^most\s/u.test(claim) && MOST_OF.test(before)) return true;
  if (GIFT.test(sentence.slice(start)) || WORD_ITSELF.test(sentence.slice(start))) return true;
  if (OURS.test(sentence)) return false;
  const rest = sentence.slice(end);
  if (NATURE_IS.test(before)) return true;
  if (/largest|biggest/i.test(claim) && LONG_AGO.test(sentence)) return true;
  if (HAS_ONE.test(before)) return true;
  // A pattern may end within the word.
  const word = /^\p{L}*/u.exec(rest)?.[0].length ?? 0;
  if (HAS_MET.test(before) && SEVERAL.test(`${claim.slice(claim.indexOf(' '))}${rest}`))
    return true;
  if (DOERS.test(`${claim}${/^\p{L}*(?:\s[\p{L}-]+){0,2}/u.exec(rest)?.[0] ?? ''}`)) return false;
  if (AT_SEVERAL.test(before) && /^(?:the\s)?best\s\p{L}+s(?!\p{L})/iu.test(claim)) return true;
  if (ONE_OF.test(before) || TO_BE.test(rest)) return true;
  if (OF_OWNER.test(claim))
    return (
      (COMES_FROM.test(before) &&
        (SEVERAL.test(rest) || SEVERAL.test(rest.slice(word)) || /heir|owner/i.test(before))) ||
      (IN_GENERAL.test(before) && /^the\sworld/i.test(claim))
    );
  return false;
}

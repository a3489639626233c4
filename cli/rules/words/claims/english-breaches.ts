import { ANTIPODES, type Breach, EUROPE } from './breach.ts';

const EN_LAWFUL =
  /(?<!\p{L})(?:tickets?|made to (?:measure|order)|made for you|cut to|to your|bespoke|custom-made|personali[sz]ed|perishable|downloads?|digital|trade|businesses)(?!\p{L})/iu;

/** Who stays away has no right to money back, unlike who is let down. */
const EN_ABSENT =
  /(?<!\p{L})(?:unable to attend|absen(?:ce|t)|no-shows?|(?:do(?:es)?|did|can)(?: ?not|n[’']t) (?:attend|come|turn up|show up)|(?<!\bwe )miss(?:es|ed)?(?= (?:an?|the|your|their|any|out)(?!\p{L}))|missed (?:lessons?|class(?:es)?|sessions?|appointments?))(?!\p{L})/iu;

/** What the exclusion of liability leaves, or is about. */
const EN_LIMITED =
  /(?<!\p{L})(?:except|unless|other than|to the extent|insofar|death|injury|negligen\p{L}*|fraud\p{L}*|statutory rights are|not affect\p{L}*|nothing in|links?|linked|websites?|third part(?:y|ies)|their content|beyond our control|acts of god|indirect|consequential|businesses|trade|business customers|insur\p{L}*)(?!\p{L})/iu;

/** Cases in which the law gives no right to cancel (Consumer Contracts Regulations 2013, reg. 28). */
const EN_GROUNDS =
  /(?<!\p{L})(?:tickets?|made to|bespoke|custom(?!er)\p{L}*|personali[sz]ed|perishable|fresh|food|sealed|unsealed|hygien\p{L}*|digital|downloads?|date|dates|dated|specific|urgent|emergenc\p{L}*|on our premises|in (?:the|our) (?:shop|store|studio|showroom)|at the counter|once|after|when|if|until|unless|except|before|no longer|regulations?|reg|trade|businesses|free|fee|charge)(?!\p{L})/iu;

/** Asks nobody for silence, or says what the law is. */
const EN_UNGAGGED =
  /(?<!\p{L})(?:we (?:will )?(?:never|do not|don[’']t) (?:ask|make|require|want)|nobody (?:has|needs)|(?:do not|don[’']t|need not|never) (?:have|need) to (?:agree|sign|promise)|void|illegal|unlawful|the law|competitors?|employees?|staff|fake|our team)(?!\p{L})/iu;

/** Where the law says it in the same words. */
const COMMON = [...EUROPE, ...ANTIPODES];

/** Where contracts must not forbid reviews: 15 U.S.C. 45b, since 14 March 2017. */
const GAG_FORBIDDEN = ['US'];

/**
 * Where liability for gross negligence and intent cannot be excluded, though that for negligence often can: Restatement
 * (Second) of Contracts § 195.
 */
const GROSS_ONLY = ['US'];

const EN_RIGHTS =
  '(?:(?:your|any|all|the|their|his or her|my) )?(?:(?:statutory|legal|consumer|other|further) ){0,2}rights';

/** How English texts take from consumers what the law gives them. */
export const ENGLISH_BREACHES: readonly Breach[] = [
  {
    wrong: 'excluded',
    sign: 'efunds',
    countries: COMMON,
    said: /(?:^|[.!?] )(?:strictly |sorry,? |absolutely )?no refunds(?: (?:or|and) (?:returns|exchanges))?(?: (?:given|under any circumstances|whatsoever))?(?=[.!]|$)/imu,
  },
  {
    wrong: 'excluded',
    sign: 'efunds',
    countries: COMMON,
    said: /(?<!\p{L})(?:we (?:do not|don['’]t|never) (?:give|offer|issue) refunds)(?=[.!]|$| (?:under|for any|whatsoever))/imu,
  },
  {
    wrong: 'excluded',
    sign: 'eturned',
    countries: COMMON,
    said: /(?<!\p{L})(?:money|payments?|deposits?|fees)(?!\p{L})[^.!?\n]{0,40}? (?:(?:is|are|will|can) (?:not|never)(?: be)?|cannot be) returned (?:under|in|for) (?:any|no) (?:circumstances?|reason|case)(?!\p{L})/iu,
    unless: EN_LAWFUL,
  },
  { wrong: 'excluded', sign: 'old as seen', said: /(?<!\p{L})sold as seen(?!\p{L})/iu },
  {
    wrong: 'without-tax',
    sign: 'VAT',
    said: /(?<!\p{L})prices (?:(?!with |includ|incl)[\p{L}’']+,? ){0,6}?(?:exclude|excluding|excl\.?|exclusive of|ex\.?|plus|without|do not include|don['’]t include|are subject to) VAT(?!\p{L})|(?<!\p{L})VAT (?<!(?:^|\P{L})no VAT )(?:is|will be) (?:not included|charged (?:on top|extra)|added (?:on top|to (?:all|the|our|these) prices))(?!\p{L})/iu,
  },
  {
    wrong: 'excluded',
    sign: 'efundable',
    countries: COMMON,
    said: /(?<!\p{L})(?:non-?refundable|not refundable)(?!\p{L})[^.!?\n]{0,50}?(?:whatever (?:the (?:reason|circumstances)|happens)|(?:under|in) (?:any|no|all) circumstances|for any reason|no matter (?:what|why|when)|regardless|without exception)(?!\p{L})/iu,
    unless: EN_LAWFUL,
  },
  {
    wrong: 'excluded',
    sign: 'efund',
    countries: COMMON,
    said: /(?<!\p{L})(?:no refunds? (?:will|can|shall) be (?:made|given|issued|offered|paid)|refunds? (?:will|can|are) (?:never|not) (?:be )?(?:given|made|issued|offered|paid|possible)|(?:we (?:cannot|can['’]t|will not|won['’]t|do not|don['’]t|are unable to) (?:give|offer|issue|make|refund)(?: (?:any|a|money|refunds?|payments?|lessons?|hours|fees)){0,3}))(?!\p{L})[^.!?\n]{0,40}?(?:whatever (?:the (?:reason|circumstances)|happens)|(?:under|in) (?:any|no) circumstances|for any reason|whatsoever|no matter (?:what|why|when))(?!\p{L})/iu,
    unless: new RegExp(`${EN_LAWFUL.source}|${EN_ABSENT.source}`, 'iu'),
  },
  {
    wrong: 'excluded',
    sign: 'ights',
    countries: COMMON,
    said: new RegExp(
      `(?<!\\p{L})(?:(?:guarantee|warranty|promise|policy|terms?) (?:fully |entirely )?(?:replaces?|supersedes?|overrides?|takes? the place of|is (?:given )?(?:instead of|in (?:place|lieu) of)|applies instead of) ${EN_RIGHTS}|(?:in (?:place|lieu) of|instead of) (?:your|any|all) (?:statutory|legal|consumer) rights|(?:all|any) (?:(?:further|other|statutory|legal|additional) )+rights (?:are|is) (?:hereby )?(?:excluded|waived|disclaimed)|(?:you|the (?:customer|client|buyer)|customers|clients|buyers) (?:(?:agree|agrees) to |hereby )?(?:waives?|gives? up|forfeits?|renounces?|surrenders?) ${EN_RIGHTS}(?! (?:to|in|over) (?:the|any|your) (?:images?|photos?|pictures?|design))|(?:statutory|consumer) rights (?:do not|don[’']t|will not) apply|(?<!(?:under|of|in|by) (?:the|these) )(?:consumer rights act|consumer contracts regulations)(?: \\d{4})? (?:does not|doesn[’']t|do not) apply)(?!\\p{L})`,
      'iu',
    ),
    unless:
      /(?<!\p{L})(?:never|nothing|neither|nor|cannot|in addition|on top|alongside|void|myth|unlawful|illegal|businesses|trade|not (?:replace|affect|limit)|no one|nobody|can no)(?!\p{L})|n[’']t (?:replace|waive|give|lose)/iu,
  },
  {
    wrong: 'excluded',
    sign: 'liab',
    said: /(?<!\p{L})(?:(?:accept|take|have|assume) no liability (?:whatsoever|of any kind|under any circumstances|in any (?:circumstances|case|event))|(?:are|be|is) (?:not|never) liable (?:[\p{L},]+ ){0,8}?(?:under any circumstances|in any (?:circumstances|case|event)|whatever (?:the cause|happens)|whatsoever|regardless of (?:the )?(?:cause|fault)|no matter (?:what|why|how))|(?:under|in) no circumstances (?:are|will|shall) we (?:be )?liable|all liability is excluded)(?!\p{L})/iu,
    unless: EN_LIMITED,
  },
  {
    wrong: 'excluded',
    sign: 'liab',
    countries: GROSS_ONLY,
    said: /(?<!\p{L})(?:(?:are|be|is) (?:not|never) liable|(?:accept|take|have|assume) no liability) (?:[\p{L},]+ ){0,8}?(?:damages?|loss(?:es)?|harm),? (?:[\p{L},]+ ){0,3}?(?:how(?:ever|soever)(?: (?:it is|they are|it was|they were))? caused|whatever (?:the|its) (?:cause|reason)|whatever (?:caused|happens)|no matter (?:what|how|who)|regardless of (?:the |its )?(?:cause|fault)|even if (?:it is our|we are at) fault)(?!\p{L})/iu,
    unless: EN_LIMITED,
  },
  {
    wrong: 'excluded',
    sign: 'efund',
    countries: COMMON,
    said: /(?<!\p{L})(?:no refunds?,? (?:whatsoever|at all|ever|under any circumstances|in any circumstances|for any reason|no exceptions|without exception)|(?:there (?:are|is)|we give|we offer|we make) (?:absolutely )?no refunds?(?=[.!,]|$| (?:whatsoever|at all|ever|of any kind|under|for any|in any)))(?!\p{L})/iu,
    unless:
      /(?<!\p{L})(?:tickets?|made to (?:measure|order)|made for you|cut to|to your|bespoke|custom-made|personali[sz]ed|perishable|downloads?|digital|trade|businesses|unless|except|but|if|once|after|within|less than|only)(?!\p{L})/iu,
  },
  {
    wrong: 'excluded',
    sign: 'sales',
    countries: COMMON,
    said: /(?<!\p{L})all sales (?:are|is) final(?=[.!,]|$)/iu,
    unless:
      /(?<!\p{L})(?:unless|except|fault\p{L}*|defect\p{L}*|trade|businesses|statutory)(?!\p{L})/iu,
  },
  {
    wrong: 'excluded',
    sign: 'ight to cancel',
    said: /(?<!\p{L})(?:you have|there is|customers have|we give|comes? with) no (?:statutory |legal )?right to cancel(?=[.!]|$)|(?<!\p{L})(?:the )?right to cancel (?:(?:within|in|for) \S+ days )?(?:(?:under|of) (?:the )?(?:\p{L}+ ){1,5}(?:\d{4} )?)?(?:is|does not|is always) (?:excluded|apply)(?=[.!]|$)/iu,
    unless: EN_GROUNDS,
  },
  {
    wrong: 'gagged',
    sign: 'eview',
    countries: GAG_FORBIDDEN,
    said: /(?<!\p{L})(?:(?:agrees?|promises?|undertakes?|must|may|shall|will|are|is|required|obliged|can)(?! (?:also|always|expect))(?: (?:\p{L}+ ){0,2}?)?(?:not|never) (?:to )?(?:be )?(?:allowed to |permitted to |ever )?(?:post|write|publish|leave|make|share|give|submit|put)(?!\p{L})|(?:refrain|abstain) from (?:posting|writing|publishing|leaving|sharing))(?!\p{L})[^.!?;]{0,40}?(?:(?:negative|bad|critical|unfavou?rable|disparaging|one-star|poor|harsh) (?:\p{L}+ ){0,3}?reviews?|reviews? (?:\p{L}+ ){0,3}?(?:without our|unless we|that (?:harm|hurt|damage)))(?!\p{L})|(?<!\p{L})no (?:negative|bad|critical) reviews? (?:may|must|can|shall) be (?:posted|published|written|left)|(?<!\p{L})(?:negative|bad|critical|one-star) (?:online )?reviews?(?!\p{L})[^.!?;]{0,30}? (?:are (?:not allowed|prohibited|forbidden)|is (?:not allowed|prohibited|forbidden)|(?:cost|costs|carry|carries|incurs?|results? in|will be (?:charged|fined)) (?:\p{L}+ ){0,3}?(?:[$]|fee|fine|penalty|charge|legal action))|(?<!\p{L})(?:give up|waives?|gives? up) (?:your|the|their|his or her|any) right to (?:post|write|publish|leave|review)(?!\p{L})/iu,
    unless: EN_UNGAGGED,
  },
  {
    wrong: 'gagged',
    sign: 'isparag',
    countries: GAG_FORBIDDEN,
    said: /(?<!\p{L})(?:agrees?|promises?|undertakes?|must|may|shall|will)(?: (?:\p{L}+ ){0,2}?)?(?:not|never) (?:to )?disparage|(?<!\p{L})non-?disparagement (?:clause|agreement)(?!\p{L})[^.!?;]{0,20}? (?:applies|is part|binds)/iu,
    unless: EN_UNGAGGED,
  },
];

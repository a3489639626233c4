import { type SaidPeriods, START, saying } from './said-periods.ts';

/** Visits and dates, which are called off by other rules than purchases. */
const EN_DATED =
  /(?<!\p{L})(?:appointments?|bookings?|reservations?|lessons?|class(?:es)?|courses?|tickets?|events?|tables?|rooms?|visits?|sessions?|hire|trips?|flights?|insurance|hours?|fourteen|14|two weeks|30)(?!\p{L}|\d)/iu;

/** The day whose end is the last moment. */
const EN_DAY = '(?<period>(?<count>first|next|second) (?<unit>business day|day))';

/** How English texts give periods of the law. */
export const ENGLISH_PERIODS: readonly SaidPeriods[] = [
  {
    right: 'withdrawal',
    sign: /ooling.off|ancel|ithdraw|change your mind/,
    asked:
      /cooling[- ]off|right to cancel|cancel (?:an?|my|the|our|your) (?:online )?(?:order|contract|purchase)|change my mind/i,
    said: saying(
      'en',
      'cooling[- ]off period(?: [^.!?;\\n]{0,30}?)?(?: (?:of|is|lasts|runs for|ends after)|:) (?:only |just )?N',
      'N cooling[- ]off period',
      '(?:cancellation|withdrawal) (?:period|right) (?:of|is|lasts|runs for) (?:only |just )?N',
      'N (?:statutory |legal )?(?:right (?:to cancel|of (?:cancellation|withdrawal))|withdrawal period)',
      'right (?:to cancel|of withdrawal|to withdraw)..(?:within|for|lasts|ends after|expires after|runs for) N',
      '(?:cancel|withdraw from) (?:this|your|the|an?|any) (?:online )?(?:contract|order|purchase|agreement|sale)..(?:within|up to|in the first) (?:the first )?N (?:of|after|from|following) (?:the )?(?:date|day|delivery|receipt|receiving|order|ordering|signing|purchase|buying|placing|getting)',
      '(?:within|up to|in the first) N (?:of|after|from) (?:delivery|receipt|receiving|ordering|signing|purchase|placing)..(?:cancel|withdraw from) (?:this|your|the) (?:contract|order|purchase)',
      'you have N..to (?:cancel|withdraw from) (?:this|your|the|an?) (?:online )?(?:contract|order|purchase|agreement)',
      'you have N (?:from|after) (?:delivery|receipt|the day)..to cancel',
      '(?:orders?|purchases?|contracts?) (?:placed |made |signed )?(?:online|by phone|at a distance|on our website)..(?:can|may) be cancelled..(?:within|for|up to) N',
      '(?:online|by phone|at a distance)..(?:can|may) cancel..(?:within|up to) N (?:of|after|from) (?:receiving|receipt|delivery|ordering|buying|purchase|placing)',
      '(?:online|by phone|distance)..change your mind..(?:within|for|up to) N',
      'N to change your mind..(?:delivery|online|receiv|arriv)\\p{L}*',
    ),
    unless: EN_DATED,
  },
  {
    right: 'home-sale',
    sign: /ooling.off|ancel[^.\n]{0,80}(?:contract|agreement|sale|sign)|(?:contract|agreement|[Ss]ign|home|door)[^.\n]{0,80}cancel|change your mind/,
    asked: /cooling[- ]off|cancel (?:a|the|my) contract/i,
    said: saying(
      'en',
      'cooling[- ]off period(?: [^.!?;\\n]{0,30}?)?(?: (?:of|is|lasts|runs for|ends after)|:) (?:only |just )?N',
      'N cooling[- ]off period',
      '(?:cancel|rescind) (?:this|your|the|an?|any) (?:contract|agreement|sale|purchase)..(?:(?:at|in) your (?:home|house|door|kitchen)|door[- ]to[- ]door)..(?:within|up to|for) N',
      '(?:(?:at|in) your (?:home|house|door|kitchen)|door[- ]to[- ]door)..(?:can|may) (?:be )?cancel\\p{L}*..(?:within|up to|for) N',
      '(?:(?:at|in) your (?:home|house|door|kitchen)|door[- ]to[- ]door)..you have N to (?:cancel|change your mind)',
      '(?:can|may) (?:be )?cancel\\p{L}*..(?:within|up to|for) N (?:of|after) signing',
      'you have N to cancel (?:after|from)..sign(?:ing|ed|ature)?',
      `(?:sign\\p{L}*|contract|agreement|sale|(?:at|in) your (?:home|house|door|kitchen)|door[- ]to[- ]door)..cancel\\p{L}*..(?:until|by|before) (?:midnight (?:of|on|at the end of) )?the ${EN_DAY}`,
      'you have N (?:after signing )?to cancel (?:this|your|the|an?) (?:contract|agreement)',
    ),
    unless:
      /(?<!\p{L})(?:three|3|72|seven|appointments?|bookings?|visits?|lessons?|dealership|deposit back)(?!\p{L}|\d)/iu,
  },
  {
    right: 'gift',
    sign: /ift (?:card|cert|vouch)/,
    asked: /gift (?:card|certificate|voucher)s?/i,
    said: saying(
      'en',
      'gift (?:cards?|certificates?|vouchers?)(?::| [^.!?;\\n]{0,40}?)? (?:expires?|expire|are valid|is valid|valid|are good|is good|good|can be (?:used|redeemed)|must be (?:used|redeemed)|lasts?|runs? out)(?: \\p{L}+){0,2}? N',
      'gift (?:cards?|certificates?|vouchers?) (?:all )?(?:have|has|with|carry|carries|come with|comes with) (?:an? )?N (?:expiration|expiry|validity|life)',
      '(?:use|redeem)(?: \\p{L}+){0,2} gift (?:cards?|certificates?|vouchers?) within N',
      'N to (?:use|redeem|spend) (?:it|them|(?:your|the|a|our) gift (?:card|certificate|voucher)s?)',
    ),
    saidAlone: saying(
      'en',
      `${START}(?:(?:it|they|(?:the|our|your|each|every|all|an?) (?:gift )?(?:certificates?|cards?|vouchers?)) (?:(?:is|are) (?:valid|good)|expires?|lasts?|runs? out|(?:can|must) be (?:used|redeemed))|(?:certificates|cards|vouchers) (?:are (?:valid|good)|expire|last|run out)|valid|good|expires?)(?: (?!no|not|never)\\p{L}+){0,2}? N(?<!hours?)(?! of)`,
      `${START}(?:use|redeem) (?:it|them) within N`,
    ),
    unless:
      /(?<!\p{L})(?:promotion\p{L}*|promo|paper|printed|free|bonus|complimentary|loyalty|rewards?|award\p{L}*|discounts?|coupons?|raffle|donated|charity|before (?:it|they)|five|at least|refund\p{L}*|returned|lost)(?!\p{L})/iu,
  },
  {
    right: 'liability',
    sign: /egal guarantee|tatutory (?:guarantee|warranty)|egal warranty/,
    asked: /(?:legal|statutory) (?:guarantee|warranty)/i,
    said: saying(
      'en',
      'N (?:legal|statutory) (?:guarantee|warranty)',
      '(?:legal|statutory) (?:guarantee|warranty)(?: \\p{L}+){0,3}?(?: (?:of|is|for|lasts|runs for)|:) N',
    ),
    unless:
      /(?<!\p{L})(?:used|second-?hand|pre-owned|refurbished|repairs?|digital|businesses|trade|on top|beyond|in addition)(?!\p{L})/iu,
  },
  {
    right: 'rejection',
    sign: /ault|efect|eject/,
    asked: /(?:reject|return|send back).*(?:faulty|defective)/i,
    said: saying(
      'en',
      '(?:reject|return|send back|bring back) (?:\\p{L}+ ){0,3}?(?:faulty|defective) (?:\\p{L}+ ){0,6}?(?:within|in|up to) N',
      '(?:faulty|defective) (?:goods|items?|products?|parts|pieces|furniture|stock|orders?) (?:must|can|may|should|have to|can only) (?:only )?be (?:returned|rejected|sent back|brought back|exchanged)..(?:within|in|up to) N',
      'N to (?:reject|return|send back|bring back) (?:\\p{L}+ ){0,3}?(?:faulty|defective)',
      '(?:faulty|defective)[^.!?\\n]{0,30}? (?:you have|within) N to (?:return|reject|bring|send)',
      '(?:faulty|defective)\\?? (?:just )?(?:return|bring|send) (?:it|them)(?: back)?..(?:within|in) N',
      'right to reject..(?:within|for|lasts|ends after|expires after|is|of) N',
      'N (?:short-term )?right to reject',
      '(?:refund|money back)..(?:faulty|defective)..(?:returned|return|bring|send|brought|sent)..(?:within|in) N',
    ),
    unless:
      /(?<!\p{L})(?:flowers?|plants?|food|fresh|perishable|cakes?|30|thirty|we (?:repair|replace|refund|collect)|repaired|replaced|businesses|trade)(?!\p{L}|\d)/iu,
  },
  {
    right: 'used',
    sign: /sed |econd-?hand|re-owned|efurbished/,
    asked: /(?:legal|statutory) (?:guarantee|warranty).*(?:used|second-?hand)/i,
    said: saying(
      'en',
      '(?:used|second-?hand|pre-owned|refurbished) [^.!?;\\n]{0,40}?N (?:legal|statutory) (?:guarantee|warranty)',
      '(?:legal|statutory) (?:guarantee|warranty)..(?:used|second-?hand|pre-owned|refurbished).. ?N',
      'N (?:legal|statutory) (?:guarantee|warranty)..(?:used|second-?hand|pre-owned|refurbished)',
    ),
    unless:
      /(?<!\p{L})(?:one year|a year|12 months|twelve months|trade|businesses|private sale)(?!\p{L})/iu,
  },
  {
    right: 'refund',
    sign: /efund|money back|pay (?:you )?back|epay/,
    asked: /(?:refund|money).*(?:cancel|withdraw)|(?:cancel|withdraw).*(?:refund|money)/i,
    said: saying(
      'en',
      '(?:what you (?:have )?paid|your money|your payment|payments|the price|everything you (?:have )?paid) (?:is|are|will be) (?:refunded|repaid|returned|paid back) (?:to you )?(?:within|in|up to|after) N',
      '(?:if you (?:cancel|withdraw)|after (?:you cancel|cancelling|(?:a|your|the) (?:cancellation|withdrawal)))..(?:refund|repay|pay (?:you )?back|money (?:back)?|reimburse)\\p{L}*..(?:within|in|up to) N',
      '(?:refund|repay|reimburse)\\p{L}*..(?:within|in|up to) N (?:of|after|from) (?:your|the|a) (?:cancellation|withdrawal)',
    ),
    unless:
      /(?<!\p{L})(?:faulty|defective|tickets?|appointments?|working|business|event|deposits?|course|if we|we cancel|months? of use|trade|businesses|bank|guarantee|satisf\p{L}*)(?!\p{L})/iu,
  },
  {
    right: 'freight-claim',
    sign: /tate|nterstate/,
    asked:
      /claim.*(?:interstate|across state|out[- ]of[- ]state|between states)|(?:interstate|state lines).*claim/i,
    said: saying(
      'en',
      '(?:interstate (?:moves?|moving|shipments?)|(?:moves?|shipments?) (?:across state lines|between states|out of state|to another state))(?:(?! local)[^.!?;\\n]){0,40}? N(?! (?:of|before|in advance|notice|free))',
      'claims? (?:for|after|on|about) (?:interstate|out-of-state) [^.!?;\\n]{0,50}?(?:within|in|for) N',
    ),
    unless:
      /(?<!\p{L})(?:nine months|9 months|we (?:acknowledge|answer|reply|pay|decide|settle)|mover has to|acknowledge|estimates?|deliver(?:y|ed)? (?:takes|within|window|spread)|pick-?ups?|transit|storage|book\p{L}*|deposit|quotes?|notice|take|takes|took|arriv\p{L}*|drive|drives|days? later|lawsuits?|sue|arbitration|experience|since)(?!\p{L})/iu,
  },
];

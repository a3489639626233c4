import { exclusions } from '../breach.ts';

/** Cases in which the law gives no right to withdraw (Consumer Contracts Regulations 2013, regs. 27 and 28). */
const EN_GROUNDS =
  'tickets?|made to|bespoke|custom-?made|customi[sz]ed|personali[sz]ed|engraved|perishable|fresh|food|flowers?|sealed|unsealed|hygien\\p{L}*|digital|downloads?|dates?|dated|day|specific|urgent|emergenc\\p{L}*|hire|accommodation|on our premises|in person|at (?:the|our) (?:desk|counter|till|reception)|in (?:the|our) (?:shop|store|studio|showroom|club|gym)|once|after|until|unless|except|before|no longer|but|regulations?|reg|trade|businesses|free|fee|charge|void|myth';

const EN_UNLESS = new RegExp(`(?<!\\p{L})(?:${EN_GROUNDS})(?!\\p{L})`, 'iu');

const EN_AT_DISTANCE =
  '(?:online|by (?:e-?mail|phone|telephone|post)|(?:at|from) a distance|(?:on|through|via) (?:our|the|this) (?:web ?site|app))';

/**
 * That nobody may withdraw: of what was joined or bought at a distance, or as such. The ground may stand in the sentence
 * before.
 */
const ENGLISH = new RegExp(
  [
    `(?<!\\p{L})(?:(?:if|when) you|(?:members|customers|anyone|everyone|people) who|whoever) (?:\\p{L}+ )?(?:join|sign up|buy|order|subscribe|joined|bought|ordered)s? (?:\\p{L}+ ){0,2}?${EN_AT_DISTANCE}(?:,? or ${EN_AT_DISTANCE})?,? (?:you |they )?(?:(?:have|has) no (?:statutory |legal )?right (?:to (?:cancel|withdraw)|of (?:withdrawal|cancellation))|(?:cannot|can[’']t|can not|may not) (?:cancel|withdraw) (?:within|in|during|for) (?:the )?first (?:\\p{L}+ )?(?:days?|weeks?|months?|year))(?!\\p{L})`,
    `(?<!(?<!\\p{L})(?:${EN_GROUNDS})(?!\\p{L})[^.!?\\n]{0,80}[.!] )(?<!\\p{L})(?:there is|you have|customers have|members have) no (?:statutory |legal )?right (?:of (?:withdrawal|cancellation)|to withdraw)(?=[.!]|$)`,
  ].join('|'),
  'imu',
);

/** In English texts; those of the other languages have their own ways to say it. */
export const DENIED_WITHDRAWALS = {
  en: exclusions(ENGLISH, EN_UNLESS, [' cancel', 'ithdraw', 'cancellation']),
};

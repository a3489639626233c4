import type { Facts } from '../content/facts/facts.ts';
import type { LandingFile } from '../content/pages/landing-file.ts';
import type { CopyRule, Rule } from '../content/rule.ts';
import { copyButtonLength } from './copy/copy-button-length.ts';
import { copyButtonWords } from './copy/copy-button-words.ts';
import { copyDoubledWord } from './copy/copy-doubled-word.ts';
import { copyEntity } from './copy/copy-entity.ts';
import { copyFiller } from './copy/copy-filler.ts';
import { copyFormOfAddress } from './copy/copy-form-of-address.ts';
import { copyFutureDate } from './copy/copy-future-date.ts';
import { copyHeadlineLength } from './copy/copy-headline-length.ts';
import { copyInvisible } from './copy/copy-invisible.ts';
import { copyLanguage } from './copy/copy-language.ts';
import { copyLinkWords } from './copy/copy-link-words.ts';
import { copyMarkdown } from './copy/copy-markdown.ts';
import { copyMarkup } from './copy/copy-markup.ts';
import { copyMojibake } from './copy/copy-mojibake.ts';
import { copyNamelessTestimonial } from './copy/copy-nameless-testimonial.ts';
import { copyNumberSigns } from './copy/copy-number-signs.ts';
import { copyOtherPlace } from './copy/copy-other-place.ts';
import { copyParagraphLength } from './copy/copy-paragraph-length.ts';
import { copyPastDate } from './copy/copy-past-date.ts';
import { copyPlaceholder } from './copy/copy-placeholder.ts';
import { copyReadingLevel } from './copy/copy-reading-level.ts';
import { copyRepeated } from './copy/copy-repeated.ts';
import { copyShouting } from './copy/copy-shouting.ts';
import { copySpacing } from './copy/copy-spacing.ts';
import { copySpelling } from './copy/copy-spelling.ts';
import { copyUnfinished } from './copy/copy-unfinished.ts';
import { copyUnpaired } from './copy/copy-unpaired.ts';
import { copyWeekday } from './copy/copy-weekday.ts';
import { factsBackwards } from './copy/facts-backwards.ts';
import { factsBrokenReference } from './copy/facts-broken-reference.ts';
import { factsContradiction } from './copy/facts-contradiction.ts';
import { factsNotMoney } from './copy/facts-not-money.ts';
import { factsOtherUnit } from './copy/facts-other-unit.ts';
import { factsTypedAge } from './copy/facts-typed-age.ts';
import { factsTypedAmount } from './copy/facts-typed-amount.ts';
import { factsTypedEmail } from './copy/facts-typed-email.ts';
import { factsTypedFigure } from './copy/facts-typed-figure.ts';
import { factsTypedHours } from './copy/facts-typed-hours.ts';
import { factsTypedName } from './copy/facts-typed-name.ts';
import { factsTypedPhone } from './copy/facts-typed-phone.ts';
import { factsTypedYear } from './copy/facts-typed-year.ts';
import { factsWhereabouts } from './copy/facts-whereabouts.ts';
import { lawConsent } from './copy/law-consent.ts';
import { lawConsumerRights } from './copy/law-consumer-rights.ts';
import { lawJobLimits } from './copy/law-job-limits.ts';
import { lawRepealed } from './copy/law-repealed.ts';
import { lawRewardedReview } from './copy/law-rewarded-review.ts';
import { lawUnprovenClaim } from './copy/law-unproven-claim.ts';
import { scheduleOtherDay } from './copy/schedule-other-day.ts';
import { scheduleOver } from './copy/schedule-over.ts';
import { seoBodyHeadings } from './copy/seo-heading-order.ts';
import { seoKeywords } from './copy/seo-keywords.ts';
import { seoDescriptionLength, seoTitleLength } from './copy/seo-length.ts';
import { seoTitleWords } from './copy/seo-title-words.ts';
import { LandingCopy } from './landing-copy.ts';
import { consentInCode } from './words/claims/consent-in-code.ts';
import { paidReviews } from './words/claims/paid/paid-reviews.ts';

/** The engine's rules that only need texts, wherever these are. */
export const COPY_RULES: readonly CopyRule[] = [
  copyButtonLength,
  copyButtonWords,
  copyDoubledWord,
  copyEntity,
  copyFiller,
  copyFormOfAddress,
  copyFutureDate,
  copyHeadlineLength,
  copyInvisible,
  copyLanguage,
  copyLinkWords,
  copyMarkdown,
  copyMarkup,
  copyMojibake,
  copyNamelessTestimonial,
  copyNumberSigns,
  copyOtherPlace,
  copyParagraphLength,
  copyPastDate,
  copyPlaceholder,
  copyReadingLevel,
  copyRepeated,
  copyShouting,
  copySpacing,
  copySpelling,
  copyUnfinished,
  copyUnpaired,
  copyWeekday,
  factsBackwards,
  factsBrokenReference,
  factsContradiction,
  factsNotMoney,
  factsOtherUnit,
  factsTypedAge,
  factsTypedAmount,
  factsTypedEmail,
  factsTypedFigure,
  factsTypedHours,
  factsTypedName,
  factsTypedPhone,
  factsTypedYear,
  factsWhereabouts,
  lawConsent,
  lawConsumerRights,
  lawJobLimits,
  lawRepealed,
  lawRewardedReview,
  lawUnprovenClaim,
  scheduleOtherDay,
  scheduleOver,
  seoDescriptionLength,
  seoBodyHeadings,
  seoKeywords,
  seoTitleLength,
  seoTitleWords,
];

/** Those that only need a single text, regardless of its position in a page. */
export const SOURCE_RULES: readonly CopyRule[] = [
  copyDoubledWord,
  copyFiller,
  copyLanguage,
  copyLinkWords,
  copyMojibake,
  copyPastDate,
  copyPlaceholder,
  copyShouting,
  copySpacing,
  copySpelling,
  copyUnpaired,
  copyWeekday,
  factsContradiction,
  factsTypedAge,
  factsTypedEmail,
  factsTypedFigure,
  factsTypedHours,
  factsTypedName,
  factsTypedPhone,
  factsTypedYear,
  factsWhereabouts,
  // In code no form is seen as a whole.
  { ...lawConsent, check: consentInCode },
  { ...lawRewardedReview, check: paidReviews },
  lawUnprovenClaim,
];

const PER_TEXT = COPY_RULES.filter(({ perText }) => perText);

/** Cache: every rule asks for the same landing in turn. */
let last: LandingCopy | undefined;

function landingCopy({ page, raw }: LandingFile, facts: Facts): LandingCopy {
  if (last?.isOf(raw, facts)) return last;
  last?.settle(PER_TEXT);
  last = new LandingCopy(page.entry.language, raw, facts);
  return last;
}

/** A text rule as a rule for landings. */
const onLandings = (rule: CopyRule): Rule => ({
  name: rule.name,
  severity: rule.severity,
  check: (landing, facts) => landingCopy(landing, facts).check(rule),
});

/** The engine's rules for single landings, sorted by name. */
export const RULES: readonly Rule[] = COPY_RULES.map(onLandings);

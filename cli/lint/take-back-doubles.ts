import type { SortedFindings } from '../report/sorted-findings.ts';
import { CODE_PROP } from '../rules/code/code-prop.ts';
import type { OpenSite } from '../site/open-site.ts';
import { dependingOn } from './depending-rules.ts';
import { prescribedNotices } from './prescribed-notices.ts';
import type { CheckedConfig } from './site/checked-config.ts';
import { misnamedFacts } from './site/misnamed-facts.ts';
import {
  agesOfApplicants,
  besideMistranslated,
  otherThanOwnWords,
  typedInFalseSums,
  typedWithoutTax,
} from './told-better.ts';
import {
  aboutRewards,
  coveredByTextRules,
  ofUnreadAddresses,
  placeholdersOfPictures,
  unfinishedWhereCut,
  unlistedByMisspelling,
  wherePagesAreForeign,
  wordlessByTheirCode,
} from './told-twice.ts';

/** A site that was checked, as a whole or in part. */
interface CheckedSite extends Pick<OpenSite, 'definition' | 'root'> {
  config: CheckedConfig;
  /** Folder that the files of findings are relative to. */
  cwd: string;
  whole: boolean;
}

/** Takes back what is told twice, or follows from a fault that is told where it is. */
export function takeBackDoubles(
  found: SortedFindings,
  { config, cwd, definition, root, whole }: CheckedSite,
): void {
  const broken = definition.textRules?.filter(({ name }) => found.hasRule(name));
  const isCovered = coveredByTextRules(found, broken ?? []);
  if (isCovered) found.takeBack(isCovered);
  if (found.hasRule('syntax/cut-text')) found.takeBack(unfinishedWhereCut(found));
  const ofPictures = found.hasRule('picture/alt') && placeholdersOfPictures(found);
  if (ofPictures) found.takeBack(ofPictures);
  if (found.hasRule(CODE_PROP)) found.takeBack(wordlessByTheirCode());
  if (found.hasRule('law/rewarded-review')) found.takeBack(aboutRewards(found));
  if (found.hasRule('law/job-limits')) found.takeBack(agesOfApplicants(found));
  if (found.hasRule('law/consumer-rights')) found.takeBack(typedWithoutTax(found));
  if (found.hasRule('links/dead')) found.takeBack(unlistedByMisspelling(found));
  const ofSums = found.hasRule('facts/contradiction') && typedInFalseSums(found);
  if (ofSums) found.takeBack(ofSums);
  const misspelled = found.hasRule('copy/spelling') && otherThanOwnWords(found);
  if (misspelled) found.takeBack(misspelled);
  const mistranslated = found.hasRule('address/translation') && besideMistranslated(found);
  if (mistranslated) found.takeBack(mistranslated);
  if (config.faulty) {
    found.takeBack(ofUnreadAddresses(found));
    found.takeBack(dependingOn(config));
  }
  const misnamed = whole && found.hasRule('facts/unknown') && misnamedFacts(found, config, root);
  if (misnamed) {
    found.takeBack(misnamed.takenBack);
    found.add(misnamed.told);
  }
  const { requiredWords = [] } = definition;
  if (requiredWords.length > 0 && found.hasRule('copy/language'))
    found.takeBack(prescribedNotices(requiredWords, cwd));
  const isForeign = found.hasRule('copy/language') && wherePagesAreForeign(found);
  if (isForeign) found.takeBack(isForeign);
}

import type { CopyRule } from '../../content/rule.ts';
import { offersJob } from '../words/claims/job-advertisements.ts';
import { limitIn, suspectedLimits } from '../words/claims/job-limits.ts';
import { headingOfList, textsBeside } from '../words/surroundings.ts';
import { isQuoted, isSearched } from '../words/text-kinds.ts';

/** `law/job-limits`: job advertisements that ask for an age, a sex or a mother tongue. */
export const lawJobLimits: CopyRule = {
  name: 'law/job-limits',
  severity: 'warning',
  perText: true,
  *check(file) {
    if (file.kind === 'words') return;
    const limits = suspectedLimits(file.copy, file.language);
    if (limits.length === 0) return;
    const isOfJob = offersJob(file.whole.copy);
    for (const located of file.texts) {
      if (isQuoted(located) || isSearched(located)) continue;
      if (!limits.some(({ said }) => said.test(located.text))) continue;
      file.dependsOnOthers(located);
      const headings = [...textsBeside(located, file.raw), headingOfList(located, file.raw)];
      const span = limitIn(located.text, limits, {
        language: file.language,
        offersJob: isOfJob,
        headings,
      });
      if (!span) continue;
      yield {
        path: located.path,
        span,
        message: `"${located.text.slice(...span)}" excludes applicants for what the law forbids to exclude them for.`,
        hint: 'Say what the work asks for: skills, experience, a language at a level.',
      };
    }
  },
};

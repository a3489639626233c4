import type { LandingPage } from '../../content/page.ts';
import type { WrittenLanguage } from '../../schemas/language.ts';
import type { ThemeDesign, ThemeWords } from '../themes/theme-design.ts';

/** The theme's words in the language of the page, with the headings that the landing gives itself. */
export function landingWords(page: LandingPage, design: ThemeDesign): ThemeWords {
  const words = design.words[page.entry.language as WrittenLanguage] ?? design.words.en;
  const { headings } = page.landing;
  if (!headings) return words;
  const { problems, problemTitles, guide, plan, failure } = headings;
  const [external, internal, philosophical] = words.problemTitles;
  const [first = external, second = internal, third = philosophical] = problemTitles ?? [];
  return {
    ...words,
    problemsHeading: problems ?? words.problemsHeading,
    problemTitles: [first, second, third],
    guideKicker: guide ?? words.guideKicker,
    planHeading: plan ?? words.planHeading,
    failureHeading: failure ?? words.failureHeading,
  };
}

import { languageName } from '../../renderer/text/languages.ts';
import type { Diagnostic } from '../content/diagnostic.ts';
import type { LandingFile } from '../content/pages/landing-file.ts';
import { report } from '../content/source-file.ts';
import { copyShingles } from '../lint/copies/copy-shingles.ts';
import { Sketches, sketchOf } from '../lint/copies/sketches.ts';

function isNearDuplicate(copy: LandingFile, original: LandingFile): boolean {
  const sketches = new Sketches(2);
  for (const [number, { page }] of [copy, original].entries())
    sketches.set(number, sketchOf(copyShingles(page.landing, page.entry.path)));
  return sketches.areAlike(0, 1);
}

/**
 * What a copy still has in common with its original and should change: title and description, which search engines
 * show for both, and nearly all of the text.
 */
export function repeatedTexts(copy: LandingFile, original: LandingFile): Diagnostic[] {
  const warn = (path: string[], rule: string, message: string, hint: string) =>
    report(copy.source, {
      range: copy.locate(path, 'value'),
      rule,
      severity: 'warning',
      message,
      hint,
    });
  const from = original.source.file;
  const warnings: Diagnostic[] = [];
  if (copy.page.seo.title === original.page.seo.title) {
    const message = `The title is still that of ${from}.`;
    const hint = 'Say in the title what is different about this page.';
    warnings.push(warn(['seo', 'title'], 'seo/duplicate-title', message, hint));
  }
  const sameDescription = copy.page.seo.description === original.page.seo.description;
  if (isNearDuplicate(copy, original)) {
    const parts = sameDescription ? ', its description for search engines included' : '';
    const message = `Nearly all text is still that of ${from}${parts}; search engines drop pages that repeat each other.`;
    const hint =
      'Write headline, problems, benefits and description for the visitors of this page.';
    warnings.push(warn(['hero', 'headline'], 'doorway/near-duplicate', message, hint));
  }
  return warnings;
}

/** What is left to do for a copy in another language. */
export function untranslated(copy: LandingFile, original: LandingFile): string {
  const pair = copy.raw.translationOf;
  const paired =
    pair === undefined ? '' : ` The two are paired, so each leads visitors to the other (${pair}).`;
  return `The texts are still those of ${original.source.file}: translate them.${paired}`;
}

/** What is left to do if there is no starter in the language of the page. */
export function unwritten(language: string): string {
  return `There is no starter in ${languageName(language, 'en')} yet, so the texts are in English: translate them.`;
}

import { draftLanding } from '../new-landing/draft.ts';
import { NewLandingFault } from '../new-landing/new-landing-fault.ts';
import type { ImportSite } from './import-site.ts';
import type { RowValue } from './row-values.ts';

/**
 * The text of a new landing: the template with the row's values.
 *
 * @returns why it cannot be created, if a value has no place in the template.
 */
export function newPage(
  values: readonly RowValue[],
  { template, language, main, titleForms, languageFacts, schemaPath }: ImportSite,
): { text: string } | { refused: string } {
  try {
    const text = draftLanding(template, {
      ...{ language, main, titleForms, schemaPath },
      facts: languageFacts,
      assignments: values.filter(({ value }) => value !== undefined),
    });
    return { text };
  } catch (error) {
    if (!(error instanceof NewLandingFault)) throw error;
    return { refused: error.message };
  }
}

import type { ViewRule } from './view-rule.ts';

/** `form/label`: a field that nobody is told what to write into. */
export const formLabel: ViewRule = {
  name: 'form/label',
  severity: 'warning',
  *check({ fields, labelled }) {
    for (const { name, unnamed } of fields)
      if (unnamed !== undefined && !(unnamed !== '' && labelled.includes(unnamed))) {
        const message = `The field "${name}" has no label, so screen readers do not say what belongs there.`;
        const hint =
          'Write <label htmlFor="…"> with the id of the field, or put the label around it.';
        yield { trace: { literal: unnamed || name }, message, hint };
      }
  },
};

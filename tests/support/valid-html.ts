import { HtmlValidate, StaticConfigLoader } from 'html-validate';

const validator = new HtmlValidate(
  new StaticConfigLoader({
    root: true,
    extends: ['html-validate:recommended', 'html-validate:document'],
    elements: ['html5'],
    rules: {
      // The renderer's spellings, all of which the standard allows.
      'valid-id': ['error', { relaxed: true }],
      'doctype-style': ['error', { style: 'lowercase' }],
      'attribute-boolean-style': 'off',
      'attribute-empty-style': 'off',
      'attr-case': 'off',
      'void-style': 'off',
      // Files of this site change together with its pages; only those of other hosts need a checksum.
      'require-sri': ['error', { target: 'crossorigin' }],
      // The standard allows labels that also wrap their control, and lists with names.
      'no-redundant-for': 'off',
      'aria-label-misuse': ['error', { allowAnyNamable: true }],
      // Boxes of one question share a name, as the standard intends.
      'form-dup-name': ['error', { shared: ['radio', 'checkbox', 'button', 'reset', 'submit'] }],
      // Typography: not in the standard, and a line break inside a number is harmless.
      'tel-non-breaking': 'off',
    },
  }),
);

/** Violations in the markup of a page, one string each. */
export async function validFaults(file: string, html: string): Promise<string[]> {
  const report = await validator.validateString(html, file);
  return report.results
    .flatMap(({ messages }) => messages)
    .map(
      ({ ruleId, message, selector, column }) => `${ruleId}: ${message} (${selector}, ${column})`,
    );
}

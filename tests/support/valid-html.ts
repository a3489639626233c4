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
      // Files of this site change together with its pages; only another host's need a checksum.
      'require-sri': ['error', { target: 'crossorigin' }],
      // Labels that also wrap their control, and lists that are named, are allowed by the standard.
      'no-redundant-for': 'off',
      'aria-label-misuse': ['error', { allowAnyNamable: true }],
      // Boxes of one question share its name, which the standard has them for.
      'form-dup-name': ['error', { shared: ['radio', 'checkbox', 'button', 'reset', 'submit'] }],
      // Typography: no rule of the standard, and a break inside a number harms nobody.
      'tel-non-breaking': 'off',
    },
  }),
);

/** What is wrong with the markup of a page, one text a fault. */
export async function validFaults(file: string, html: string): Promise<string[]> {
  const report = await validator.validateString(html, file);
  return report.results
    .flatMap(({ messages }) => messages)
    .map(
      ({ ruleId, message, selector, column }) => `${ruleId}: ${message} (${selector}, ${column})`,
    );
}

import { HtmlValidate, StaticConfigLoader } from 'html-validate';
import { expect, test } from 'vitest';
import { sitePages } from './site-pages.ts';

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
      // Typography: no rule of the standard, and a break inside a number harms nobody.
      'tel-non-breaking': 'off',
    },
  }),
);

test.each(sitePages())('$file is valid', async ({ file, html }) => {
  const report = await validator.validateString(html, file);
  const faults = report.results
    .flatMap(({ messages }) => messages)
    .map(
      ({ ruleId, message, selector, column }) => `${ruleId}: ${message} (${selector}, ${column})`,
    );
  expect(faults).toEqual([]);
});

test('the validator does find faults', async () => {
  const html = '<!doctype html><html lang="en"><head><title>T</title></head><body><p><div></div>';
  const report = await validator.validateString(html, 'faulty.html');
  expect(report.valid).toBe(false);
});

import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { faultyRule } from '../../../cli/rules/faulty-rule.ts';
import { checkShape } from '../../../cli/site/definition-shape.ts';
import { type BuildFault, eachFault } from '../../../cli/system/build-fault.ts';

const RULE = { name: 'tides/low', severity: 'warning', check: () => [] };
const TEXT_RULE = { name: 'tides/high', words: ['tide'], breaches: () => [] };
const NOTICE = {
  ...{ name: 'tides/notice', language: 'es', within: ['frame'], message: 'M', hint: 'H' },
  parts: [{ text: /tide/, at: ['frame', 0] }],
};

function faultOf(parts: object): Error | undefined {
  try {
    checkShape(parts);
    return undefined;
  } catch (fault) {
    return fault as Error;
  }
}

describe('the shape of a definition', () => {
  it.each<[string, object]>([
    ['nothing', {}],
    ['parts that are left out', { rules: undefined, sections: [], features: {} }],
    [
      'a source',
      {
        textRules: [
          { ...TEXT_RULE, source: { clause: 'C', since: '2024-02-29', read: '2026-11-24' } },
        ],
      },
    ],
    ['rules', { rules: [RULE], textRules: [TEXT_RULE], requiredWords: [NOTICE] }],
    [
      'rules of classes, with more keys',
      { rules: [Object.assign(Object.create(RULE), { of: 1 })] },
    ],
    ['facts', { facts: z.object({ tides: z.string() }), sameFacts: [{ names: ['tides'] }] }],
    ['words and titles', { starterWords: { a: /b/ }, titleForms: { en: ['{name}'] } }],
  ])('may be %s', (_, parts) => {
    expect(faultOf(parts)).toBeUndefined();
  });

  it.each<[object, string]>([
    [{ rules: [{ ...RULE, severity: 'Error' }] }, 'rules[0].severity of tides/low'],
    [{ rules: [{ ...RULE, severity: 'Error' }] }, 'has to be "error" or "warning", not "Error".'],
    [{ rules: [{ ...RULE, check: undefined }] }, 'rules[0].check of tides/low'],
    [{ rules: [{ ...RULE, name: undefined }] }, 'rules[0].name in site/site.ts is missing'],
    [{ rules: [null] }, 'rules[0] in site/site.ts has to be an object with name, severity, check'],
    [{ rules: {} }, 'rules in site/site.ts has to be a list of rules.'],
    [{ rules: null }, 'has to be a list of rules, not null.'],
    [{ textRules: [{ ...TEXT_RULE, words: undefined }] }, 'textRules[0].words of tides/high'],
    [{ textRules: [{ ...TEXT_RULE, words: 'tide' }] }, 'has to be the list of words'],
    [{ requiredWords: [{ ...NOTICE, parts: [{ text: 'tide', at: [] }] }] }, 'regular expression'],
    [
      { textRules: [{ ...TEXT_RULE, source: { clause: 'Tides Act 3', read: '2025-23-11' } }] },
      'textRules[0].source.read of tides/high in site/site.ts has to be a date such as 2026-03-31, not "2025-23-11".',
    ],
    [
      {
        requiredWords: [
          { ...NOTICE, source: { clause: 'C', since: '2025-02-29', read: '2026-01-02' } },
        ],
      },
      'requiredWords[0].source.since of tides/notice',
    ],
    [{ sections: [{ name: 'tides', schema: 3 }] }, 'sections[0].schema of tides'],
    [{ themes: 3 }, 'themes in site/site.ts has to be an object with themes by name, not 3.'],
    [{ themes: { harbour: { order: 3 } } }, 'themes.harbour.order'],
    [{ facts: { tides: 'high' } }, 'facts in site/site.ts has to be a z.object({ … }).'],
    [{ starterWords: { offer: 'offer' } }, 'has to be a regular expression, not "offer".'],
    [{ priceLists: { names: [] } }, 'priceLists.names'],
    [
      { rule: [] },
      'defineSite in site/site.ts has a key "rule" that is not known. Did you mean "rules"?',
    ],
    [{ features: { bokking: true } }, 'features in site/site.ts has a key "bokking"'],
    [{ components: { Header: () => null } }, 'It can have Mark, HeroAside.'],
  ])('cannot be %j', (parts, told) => {
    expect(faultOf(parts)).toMatchObject({
      name: 'BuildFault',
      message: expect.stringContaining(told),
    });
  });

  it('is told of everything that is wrong, each by itself', () => {
    const wrong = { rules: [{ ...RULE, severity: 1 }, RULE], rule: [], themse: {}, starters: 3 };
    const fault = faultOf(wrong);
    const told = [
      'rules[0].severity of tides/low in site/site.ts has to be "error" or "warning", not 1.',
      'starters in site/site.ts has to be a text, not 3.',
      'defineSite in site/site.ts has a key "rule" that is not known. Did you mean "rules"?',
      'defineSite in site/site.ts has a key "themse" that is not known. Did you mean "themes"?',
    ];
    expect(fault?.message.split('\n')).toEqual(told);
    const parts = eachFault(fault as BuildFault);
    expect(parts.map(({ message }) => message)).toEqual(told);
    expect(parts.map(faultyRule)).toEqual([{ rule: RULE.name }, undefined, undefined, undefined]);
  });

  it('names the rule that is wrong, if it has a name', () => {
    expect(faultyRule(faultOf({ rules: [{ ...RULE, severity: 1 }] }))).toEqual({ rule: RULE.name });
    expect(faultyRule(faultOf({ themes: { name: 3 } }))).toBeUndefined();
  });
});

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createFacts, factsIn, rawSpan, resolveFacts } from '../../cli/content/facts/facts.ts';
import { referredFacts } from '../../cli/content/facts/referred-facts.ts';
import { unresolvedReferences } from '../../cli/content/facts/unresolved-references.ts';
import { readProse } from '../../cli/content/prose/read-prose.ts';
import { calculate, type Quantity } from '../../renderer/text/fact-calculation.ts';
import { SITE } from '../support/site-code.ts';
import { siteFacts } from './site-facts.ts';

const { config } = siteFacts();
const own: object = {
  prices: { visit: 40, copy: 2.5, bundle: 2900, free: 0 },
  crew: { people: 4, share: 15, name: 'the crew' },
  history: { founded: 1978 },
};
const facts = createFacts({ ...config, ...own }, SITE.schemas.config);

describe('a calculation in braces', () => {
  it.each([
    ['{prices.visit + prices.copy}', '$42.50'],
    ['{prices.visit+prices.copy}', '$42.50'],
    ['{prices.visit + 2 * prices.copy}', '$45'],
    ['{3 × prices.copy}', '$7.50'],
    ['{prices.visit − prices.copy}', '$37.50'],
    ['{prices.visit - prices.visit * crew.share / 100}', '$34'],
    ['{prices.bundle / crew.people}', '$725'],
    ['{prices.bundle ÷ 3}', '$966.67'],
    ['{prices.visit / prices.copy}', '16'],
    ['{crew.people * 300}', '1,200'],
    ['{5 * 50 * prices.copy}', '$625'],
    ['{2 * (prices.visit + prices.copy)}', '$85'],
    ['{(prices.visit + 2*prices.copy) * (100 - crew.share) / 100}', '$38.25'],
    ['{prices.bundle - (prices.visit - prices.copy)}', '$2,862.50'],
    ['{prices.bundle - prices.visit - prices.copy}', '$2,857.50'],
    ['{prices.bundle / 10 / 2 * crew.people}', '$580'],
    ['{prices.free * 3}', '$0'],
    ['{history.founded + 50}', '2028'],
    ['From {prices.visit + prices.copy}, or {prices.visit}', 'From $42.50, or $40'],
  ])('%s is %s', (text, shown) => {
    expect(resolveFacts(text, facts)).toBe(shown);
    expect(unresolvedReferences(text, facts)).toEqual([]);
  });

  it('is formatted as the language of the text has it', () => {
    const text = '{prices.bundle + prices.copy}';
    expect(resolveFacts(text, factsIn('es', facts))).toBe('$2,902.50');
    const inGermany = structuredClone({ ...config, ...own });
    inGermany.business.address.country = 'DE';
    inGermany.business.currency = 'EUR';
    const german = createFacts({ ...inGermany, languages: ['de'] }, SITE.schemas.config);
    expect(resolveFacts(text, german)).toBe('2.902,50\u00a0€');
  });

  it.each<[string, Quantity | { kind: string; name?: string }]>([
    ['prices.visit + 10', { kind: 'mixed-units' }],
    ['prices.visit * prices.copy', { kind: 'mixed-units' }],
    ['crew.people / prices.copy', { kind: 'mixed-units' }],
    ['prices.visit + crew.name', { kind: 'no-number', name: 'crew.name' }],
    ['prices.copy - prices.visit', { kind: 'below-zero' }],
    ['prices.visit / prices.free', { kind: 'by-zero' }],
    ['2 * (prices.visit + prices.copy', { kind: 'brackets' }],
    ['prices.visit + prices.copy) * 2', { kind: 'brackets' }],
    ['crew.people * (prices.visit + 3)', { kind: 'mixed-units' }],
  ])('%s has no result, and stays as it is', (calculation, fault) => {
    expect(calculate(calculation, (name) => facts.quantity?.(name))).toEqual(fault);
    const text = `It is {${calculation}}.`;
    expect(resolveFacts(text, facts)).toBe(text);
    expect(unresolvedReferences(text, facts)).toEqual([
      { path: [], name: calculation, span: [6, 8 + calculation.length] },
    ]);
  });

  it('is told at each name in it that is no fact', () => {
    expect(unresolvedReferences('It is {prices.visti + 2 * prices.cpy}.', facts)).toEqual([
      { path: [], name: 'prices.visti', span: [7, 19], isPart: true },
      { path: [], name: 'prices.cpy', span: [26, 36], isPart: true },
    ]);
  });

  it.each([
    '{prices.visit +}',
    '{prices.visit – prices.copy}',
    '{2 + 3}',
    '{prices.visit + 10%}',
    '{ prices.visit + prices.copy }',
  ])('is not %s, which stays as it is', (text) => {
    expect(resolveFacts(text, facts)).toBe(text);
  });

  it('refers to all facts in it', () => {
    expect([...referredFacts('{prices.visit + 2 * prices.copy} for {crew.people}')]).toEqual([
      'prices.visit',
      'prices.copy',
      'crew.people',
    ]);
  });

  it('begins no emphasis in Markdown', () => {
    const { blocks, faults } = readProse(
      'Two are {prices.copy*2} and three *just* {prices.copy*3}.',
      false,
    );
    expect(faults).toEqual([]);
    expect(blocks).toEqual([
      {
        kind: 'p',
        content: [
          'Two are {prices.copy*2} and three ',
          { kind: 'em', content: ['just'] },
          ' {prices.copy*3}.',
        ],
      },
    ]);
  });

  it('can stand in the configuration itself', () => {
    const site = { ...own, offers: { both: 'Both for {prices.visit + prices.copy}' } };
    const filled = createFacts({ ...config, ...site }, SITE.schemas.config);
    expect(resolveFacts(site.offers.both, filled)).toBe('Both for $42.50');
  });

  it('is a place in the text as any other reference', () => {
    const raw = 'It is {prices.visit + prices.copy} today';
    const shown = resolveFacts(raw, facts);
    const at = shown.indexOf('today');
    expect(rawSpan(raw, facts, [at, at + 5])).toEqual([35, 40]);
    expect(rawSpan(raw, facts, [6, 12])).toEqual([6, 34]);
  });

  it('of amounts in cents is exact to the cent, whatever they are', () => {
    const cents = fc.integer({ min: 0, max: 10_000_000 });
    const term = fc.record({ cents, times: fc.integer({ min: 1, max: 40 }) });
    fc.assert(
      fc.property(fc.array(term, { minLength: 1, maxLength: 6 }), (terms) => {
        const written = terms.map(({ times }, at) => `${times} * some.part${at}`).join(' + ');
        const result = calculate(written, (name) => ({
          value: (terms[Number(name.slice('some.part'.length))]?.cents ?? Number.NaN) / 100,
          unit: 'money',
        }));
        const sum = terms.reduce((all, one) => all + one.cents * one.times, 0);
        expect(result).toEqual({ value: sum / 100, unit: 'money' });
      }),
    );
  });

  it('reads signs and brackets as arithmetic does', () => {
    const { formula } = fc.letrec<{ formula: string }>((tie) => ({
      formula: fc.oneof(
        { depthSize: 'small', withCrossShrink: true },
        fc.integer({ min: 0, max: 99 }).map(String),
        fc.constantFrom('crew.a', 'crew.b'),
        fc
          .tuple(tie('formula'), fc.constantFrom('+', '-', '*', '/'), tie('formula'))
          .map(([one, sign, other]) => `${one} ${sign} ${other}`),
        tie('formula').map((inside) => `(${inside})`),
      ),
    }));
    const values: Readonly<Record<string, number>> = { 'crew.a': 7, 'crew.b': 0.25 };
    fc.assert(
      fc.property(formula, (written) => {
        const result = calculate(written, (name) => ({ value: values[name] ?? 0, unit: 'count' }));
        const plain = written.replace(/crew\.\w/g, (name) => String(values[name]));
        const expected: number = new Function(`return ${plain}`)();
        if ('value' in result)
          expect(Math.abs(result.value - expected)).toBeLessThanOrEqual(0.0051);
        else expect(expected < 0 || !Number.isFinite(expected) || /\/ /.test(plain)).toBe(true);
      }),
    );
  });

  it('may have any number of brackets', () => {
    const deep = `${'('.repeat(20_000)}crew.people${')'.repeat(20_000)}`;
    expect(resolveFacts(`{${deep}}`, facts) === '4').toBe(true);
    expect(calculate(`${deep})`, () => undefined)).toEqual({
      kind: 'no-number',
      name: 'crew.people',
    });
    expect(calculate(`${deep})`, (name) => facts.quantity?.(name))).toEqual({ kind: 'brackets' });
  });
});

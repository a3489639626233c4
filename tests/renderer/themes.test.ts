import { describe, expect, test } from 'vitest';
import { LANDING_SECTIONS } from '../../renderer/sections/registry.ts';
import { usd } from '../../renderer/text/formats.ts';
import { BACKGROUND_PATTERNS } from '../../schemas/hero-values.ts';
import { REQUIRED_BLOCKS } from '../../schemas/landing.ts';
import { SITE_LANGUAGES } from '../../site/languages.ts';
import { feeCertificate } from '../../site/prices/fee-rows.ts';
import type { FeeReading } from '../../site/prices/price-lists.ts';
import { tagsOf, valuesOf } from '../site/site-pages.ts';
import { designOf, THEMES } from '../support/site-themes.ts';
import { config, mainOf, plainLanding, render, textOf } from './rendered-landing.ts';

const middle = [...LANDING_SECTIONS.required, ...LANDING_SECTIONS.optional].map(({ name }) => name);

const rendered = (theme: string, language: 'en' | 'es' = 'en') =>
  render((landing) => {
    landing.theme = theme;
    landing.language = language;
  });

/** Order in which the parts of the landing are told. */
function orderOf(html: string): string[] {
  const { problems, guide, plan, success, failure } = plainLanding();
  const first = {
    problems: problems.external,
    guide: guide.empathyStatement,
    plan: plan[0]?.description ?? '',
    success: success.subtitle,
    failure: failure[0] ?? '',
  };
  const text = textOf(mainOf(html));
  return Object.entries(first)
    .map(([name, words]) => ({ name, at: text.indexOf(words) }))
    .sort((a, b) => a.at - b.at)
    .map(({ name }) => name);
}

describe.each(THEMES)('theme %s', (theme) => {
  const design = designOf(theme);

  test('tells every part once, in its own order', () => {
    expect(design.order).toEqual([...new Set(design.order)]);
    expect(middle).toEqual(expect.arrayContaining([...design.order]));
    expect(design.order).toEqual(expect.arrayContaining([...REQUIRED_BLOCKS]));
    const present = design.order.filter((name) => name in plainLanding());
    expect(orderOf(rendered(theme))).toEqual(present);
  });

  test.each(SITE_LANGUAGES)('says what every theme says (%s)', (language) => {
    const linesOf = (html: string) => textOf(mainOf(html)).split('\n').filter(Boolean).toSorted();
    const withoutPrices = (html: string) =>
      linesOf(html.replace(/<aside class="certificate".*?<\/aside>/s, ''));
    expect(withoutPrices(rendered(theme, language))).toEqual(
      withoutPrices(rendered('general', language)),
    );
  });

  test('shows its prices as configured', () => {
    const { rows, oneSignature } = feeCertificate(
      config.fees,
      (design.prices ?? 'standard') as FeeReading,
    );
    const shown = [...mainOf(rendered(theme)).matchAll(/<dd>([^<]*\$[^<]*)<\/dd>/g)];
    expect(shown.map(([, price]) => price)).toEqual([
      ...rows.map(({ amount, extra }) => (extra ? `+ ${usd(amount)}` : usd(amount))),
      usd(oneSignature),
    ]);
  });

  test('is the only one in its order or its drawing', () => {
    for (const other of THEMES.filter((name) => name !== theme)) {
      const { order, horizon } = designOf(other);
      expect([order.join(), horizon]).not.toEqual([design.order.join(), design.horizon]);
    }
  });

  test.each(BACKGROUND_PATTERNS)('can stand on the pattern %s', (pattern) => {
    const html = render((landing) => {
      landing.theme = theme;
      landing.hero.backgroundPattern = pattern;
    });
    expect(valuesOf(tagsOf(html), 'section', 'data-pattern')).toEqual([pattern]);
    expect(valuesOf(tagsOf(html), 'body', 'data-theme')).toEqual([theme]);
    expect(html.includes('hero-rosette')).toBe(pattern === 'guilloche');
  });
});

test('a landing that names no theme looks like the general one', () => {
  expect(render()).toBe(rendered('general'));
});

test('the same texts are told in several orders by the themes', () => {
  const orders = THEMES.map((theme) => orderOf(rendered(theme)).join());
  expect(new Set(orders).size).toBeGreaterThan(2);
});

import { describe, expect, test } from 'vitest';
import { versionDifferences } from '../../cli/plan/page-versions.ts';
import { variedMarkup } from '../../renderer/features/variants/varied-markup.ts';

const SECTIONS = {
  problems: '<section><h2>What is wrong</h2><p>The gate is stuck.</p></section>',
  services: '<section class="b"><h2>What we do</h2><p>We open it.</p></section>',
};

function body(headline: string, ...names: (keyof typeof SECTIONS)[]): string {
  return `<main><h1>${headline}</h1>${names.map((name) => SECTIONS[name]).join('')}</main>`;
}

/** A page with the bodies of its variants, each with a share of 30 %. */
function page(own: string, variants: Record<string, string> = {}, weight = 30): string {
  const versions = Object.entries(variants).map(([name, markup]) => ({ name, markup }));
  const weights = versions.map(({ name }) => `${name}:${weight}`).join(' ');
  const tested =
    versions.length === 0
      ? ''
      : ` class="tested" data-test="gates" data-variants="${weights}" data-variant="original"`;
  return `<!doctype html><html lang="en"${tested}><head><title>Gates</title></head><body>${variedMarkup(own, versions)}</body></html>`;
}

const original = body('Gates', 'problems', 'services');
const urgent = body('Gates today', 'services', 'problems');
const tested = page(original, { urgent });

describe('the changes of a page with variants', () => {
  test('are none of words where the order of its sections becomes that of a variant', () => {
    const is = page(body('Gates', 'services', 'problems'), { urgent });
    expect(versionDifferences(tested, is, false)).toEqual([
      { kind: 'order', before: 'What is wrong', after: 'What is wrong' },
    ]);
  });

  test('name the variant that has them, and those that all versions have once', () => {
    const changed = (text: string) => text.replace('We open it.', 'We open it at once.');
    const is = page(changed(original), { urgent: changed(urgent).replace('today', 'now') });
    expect(versionDifferences(tested, is, false)).toEqual([
      { kind: 'words', before: 'We open it.', after: 'We open it at once.' },
      { kind: 'words', variant: 'urgent', before: 'Gates today', after: 'Gates now' },
    ]);
  });

  test('are those of the original alone where a variant has a text of its own', () => {
    const is = page(original.replace('Gates', 'Fences'), { urgent });
    expect(versionDifferences(tested, is, false)).toEqual([
      { kind: 'words', before: 'Gates', after: 'Fences' },
    ]);
  });

  test.each([
    ['weight', page(original, { urgent }, 40), 'gates: urgent 40 %'],
    ['name', page(original, { soon: urgent }), 'gates: soon 30 %'],
    ['test', tested.replace('data-test="gates"', 'data-test="all"'), 'all: urgent 30 %'],
  ])('tell another %s in words', (_, is, after) => {
    expect(versionDifferences(tested, is, false)).toEqual([
      { kind: 'variants', before: 'gates: urgent 30 %', after },
    ]);
  });

  test('tell of a new variant what its visitors see instead, and of one that is gone the reverse', () => {
    const plain = page(original);
    const soon = page(original, { soon: original.replace('Gates', 'Gates soon') });
    const texts = { variant: 'soon', kind: 'words' };
    expect(versionDifferences(plain, soon, false)).toEqual([
      { kind: 'variants', before: null, after: 'gates: soon 30 %' },
      { ...texts, before: 'Gates', after: 'Gates soon' },
    ]);
    expect(versionDifferences(soon, plain, false)).toEqual([
      { kind: 'variants', before: 'gates: soon 30 %', after: null },
      { ...texts, before: 'Gates soon', after: 'Gates' },
    ]);
  });
});

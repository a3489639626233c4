import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createPageStyles } from '../../cli/templates/page-styles.ts';
import { stylePart } from '../../cli/templates/style-parts.ts';
import { ROOT } from '../support/command.ts';

const part = (rules: string) => stylePart(`@layer components{${rules}}`, 'part.css');

/** The stylesheets of pages, and what was put for them. */
function stylesOf(...rules: string[]) {
  const put = new Map<string, string>();
  const of = createPageStyles(rules.map(part), (file, content) => {
    expect(put.has(file)).toBe(false);
    put.set(file, content);
  });
  return {
    put,
    of: (...classes: string[]) =>
      put.get((of(`<p class="${classes.join(' ')}">`) ?? '').slice(1)) ?? '',
  };
}

describe('the css of a page', () => {
  it.each([
    ['.a{top:0}', ['a'], true],
    ['.a{top:0}', ['b', 'a'], true],
    ['.a{top:0}', ['ab'], false],
    ['.a .b{top:0}', ['a'], false],
    ['.a .b,.c{top:0}', ['c'], true],
    ['.a.b{top:0}', ['b', 'a'], true],
    [':is(.a,.b).c{top:0}', ['c'], false],
    [':is(.a,.b).c{top:0}', ['b', 'c'], true],
    [':where(.a .b){top:0}', ['b'], false],
    ['.a:has(.b){top:0}', ['a'], false],
    ['.a:not(.b){top:0}', ['a'], true],
    ['.a:not(.b){top:0}', ['b'], false],
    ['.a:hover::before{top:0}', ['a'], true],
    [':root[data-x] .a>li:nth-child(2){top:0}', ['a'], true],
    ['@media (width>=9rem){.a{top:0}}', ['a'], true],
    ['@media print{@supports (top:0){.a{top:0}}}', ['b'], false],
    ['h1{top:0}', ['b'], true],
    ['.w-1\\/2{top:0}', ['w-1/2'], true],
    ['.a{.b &{top:0}}', ['b'], false],
  ])('%s is for %j: %s', (rules, classes, expected) => {
    expect(
      stylesOf(rules)
        .of(...classes)
        .includes('top:0'),
    ).toBe(expected);
  });

  it('is nothing where no part is for it', () => {
    const { put, of } = stylesOf('.a{top:0}');
    expect(of('b')).toBe('');
    expect(put.size).toBe(0);
  });

  it('has the parts in their order, whatever the order of the classes, and is one for pages that need the same', () => {
    const { put, of } = stylesOf('.a{top:0}', '.b{top:1px}', '.c{top:2px}');
    expect(of('c', 'a')).toBe('@layer components{.a{top:0}.c{top:2px}}\n');
    expect(of('a', 'x', 'c')).toBe(of('c', 'a'));
    expect(put.size).toBe(1);
  });

  it('follows from its own classes alone', () => {
    const classes = fc.subarray(['a', 'b', 'c', 'd']);
    const rules = ['.a{top:0}', '.b .c{top:1px}', '.a .d,.c{top:2px}'];
    fc.assert(
      fc.property(fc.array(classes), classes, (others, own) => {
        const busy = stylesOf(...rules);
        for (const other of others) busy.of(...other);
        expect(busy.of(...own)).toBe(stylesOf(...rules).of(...own));
      }),
    );
  });

  it('finds a class wherever it stands in the markup', () => {
    const put = new Map<string, string>();
    const of = createPageStyles([part('.a{top:0}')], (file, text) => put.set(file, text));
    expect(of('<p class="b">a</p><div id="a" class="x\n a"></div>')).toBeDefined();
    expect(of('<p class="b">class="a" a</p>')).toBeUndefined();
  });
});

describe('css beside a module', () => {
  it('that stands in another layer is told with its file', () => {
    expect(() => stylePart('@layer base{.a{top:0}}', 'odd.css')).toThrow('odd.css');
    expect(() => stylePart('.a{top:0}', 'odd.css')).toThrow('odd.css');
    expect(() => stylePart('@layer components{.a{top:0}}.b{top:0}', 'odd.css')).toThrow('odd.css');
  });

  it('may have braces in its texts', () => {
    expect(part('.a:before{content:"}"}').css).toBe('.a:before{content:"}"}');
  });
});

it('steps have the face of headings at any level, and pages with those of the third alone do not pay for it', () => {
  const [steps, titles] = ['Steps', 'StepTitle'].map((name) =>
    readFileSync(join(ROOT, `renderer/components/${name}.css`), 'utf8'),
  );
  const { of } = stylesOf(steps ?? '', titles ?? '');
  expect(of('steps', 'step')).not.toContain('.step-title');
  expect(of('steps', 'step', 'step-title')).toMatch(/\.step-title[^}]*var\(--font-serif\)/);
});

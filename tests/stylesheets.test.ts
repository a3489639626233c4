import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { ROOT } from './support/command.ts';
import { filesBelow } from './support/source-modules.ts';

const COMMENT = /\/\*.*?\*\//gs;
/** Paper takes colors and controls away from whatever is on a page. */
const PRINT = /@media print \{(?:[^{}]*\{[^{}]*\})*[^{}]*\}/g;
const SELECTORS = /([^{};]+)\{/g;

/** Classes that a stylesheet styles by themselves, wherever they stand: `.notice`, not `.upload .notice`. */
function ownClasses(css: string): Set<string> {
  const rules = css.replace(COMMENT, '').replace(PRINT, '').matchAll(SELECTORS);
  const selectors = [...rules].flatMap(([, list = '']) => list.split(/,(?![^(]*\))/));
  return new Set(selectors.map((selector) => selector.trim()).filter((s) => /^\.[\w-]+$/.test(s)));
}

/** Each class that more than one sheet styles by itself, with those sheets. */
function contested(sheets: readonly (readonly [string, string])[]): Record<string, string[]> {
  const owners: Record<string, string[]> = {};
  for (const [path, css] of sheets) {
    for (const name of ownClasses(css)) owners[name] = [...(owners[name] ?? []), path];
  }
  return Object.fromEntries(Object.entries(owners).filter(([, paths]) => paths.length > 1));
}

const sheets = ['renderer', 'pages', 'site']
  .flatMap(filesBelow)
  .filter((path) => path.endsWith('.css'))
  .map((path) => [path, readFileSync(join(ROOT, path), 'utf8')] as const);

/**
 * Class names are global: sheets of the whole site and of islands meet on one page. A class belongs to the
 * sheet that styles it by itself; others may do so in a context of theirs or together with a class more.
 */
describe('a class belongs to one stylesheet', () => {
  it('on this site', () => {
    const owned = sheets.flatMap(([, css]) => [...ownClasses(css)]);
    expect(owned.length).toBeGreaterThan(200);
    expect(contested(sheets)).toEqual({});
  });

  it('and two that style the same one are told', () => {
    const a = ['a.css', '.notice { color: red }'] as const;
    const inList = '@media (width > 9rem) { .wide, .notice { top: 0 } }';
    expect(contested([a, ['b.css', inList]])).toEqual({ '.notice': ['a.css', 'b.css'] });
    const inContext = '.upload .notice { top: 0 } .notice.low { top: 0 } .notice:is(.x, .y) {}';
    expect(contested([a, ['b.css', inContext]])).toEqual({});
    expect(contested([a, ['b.css', '@media print { .menu, .notice { top: 0 } }']])).toEqual({});
  });
});

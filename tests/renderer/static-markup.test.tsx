import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { createContext, createElement, type ReactElement, useContext, useId } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { readLanding } from '../../content/landing-file.ts';
import { readPageFiles } from '../../content/page-file.ts';
import type { renderPage as RenderPage } from '../../renderer/render-page.tsx';
import { staticMarkup } from '../../renderer/static-markup.ts';
import { LANGUAGES } from '../../schemas/language.ts';
import { THEMES } from '../../schemas/theme.ts';
import { ROOT, siteFacts } from '../content/site-facts.ts';
import { CONTEXT, landingPage } from './rendered-landing.ts';

afterEach(() => {
  vi.doUnmock('../../renderer/static-markup.ts');
  vi.doUnmock('react-dom/server');
  vi.resetModules();
});

async function freshRenderPage(): Promise<typeof RenderPage> {
  vi.resetModules();
  return (await import('../../renderer/render-page.tsx')).renderPage;
}

const attributes = fc.record(
  {
    className: fc.string(),
    id: fc.string(),
    title: fc.string(),
    href: fc.oneof(fc.string({ minLength: 1 }), fc.constant(' java\nscript:alert(1)')),
    tabIndex: fc.integer(),
    lang: fc.constantFrom('en', 'es', undefined, null),
    'aria-hidden': fc.boolean(),
    'data-of': fc.oneof(fc.string({ unit: 'binary' }), fc.integer(), fc.boolean()),
    hidden: fc.boolean(),
    open: fc.constantFrom(true, false, null, undefined),
    disabled: fc.boolean(),
    required: fc.boolean(),
    dateTime: fc.string(),
    viewBox: fc.string(),
    strokeWidth: fc.double({ noNaN: true }),
  },
  { requiredKeys: [] },
);

const { tree } = fc.letrec<{ tree: ReactElement; child: unknown }>((tie) => ({
  tree: fc
    .tuple(
      fc.constantFrom('div', 'p', 'a', 'span', 'section', 'svg', 'br'),
      attributes,
      fc.array(tie('child'), { maxLength: 4 }),
    )
    .map(([tag, props, children]) =>
      tag === 'br'
        ? createElement(tag, props)
        : createElement(tag, props, ...(children as string[])),
    ),
  child: fc.oneof(
    { maxDepth: 4 },
    fc.string({ unit: 'binary' }),
    fc.integer(),
    fc.constantFrom(null, undefined, true, false, '', "<b> & 'c'"),
    tie('tree'),
  ),
}));

describe('static markup', () => {
  it('is what React renders, whatever the elements, attributes and texts', () => {
    fc.assert(
      fc.property(tree, (element) => {
        expect(staticMarkup(element)).toBe(renderToStaticMarkup(element));
      }),
      { numRuns: 600 },
    );
  });

  it('is what React renders for every page, theme and language of the site', async () => {
    const { config, facts } = siteFacts();
    const pages = [
      ...readPageFiles(ROOT, ROOT, facts).pages,
      ...THEMES.flatMap((theme) =>
        LANGUAGES.map((language) =>
          landingPage((landing) => Object.assign(landing, { theme, language })),
        ),
      ),
    ];
    const context = { ...CONTEXT, site: config };
    const quick = await freshRenderPage();
    vi.doMock('../../renderer/static-markup.ts', () => ({ staticMarkup: renderToStaticMarkup }));
    const react = await freshRenderPage();
    for (const page of pages) expect(quick(page, context)).toBe(react(page, context));
  });

  it('makes every landing of the site without React', async () => {
    const react = vi.fn(renderToStaticMarkup);
    vi.doMock('react-dom/server', async (original) => ({
      ...(await original<typeof import('react-dom/server')>()),
      renderToStaticMarkup: react,
    }));
    const quick = await freshRenderPage();
    const { config, facts } = siteFacts();
    const landingsDir = join(ROOT, 'landings');
    const files = readdirSync(landingsDir).filter((name) => name.endsWith('.yaml'));
    for (const name of files) {
      const { landing } = readLanding(join(landingsDir, name), { cwd: ROOT, landingsDir, facts });
      if (!landing) throw new Error(name);
      quick(landing.page, { ...CONTEXT, site: config });
      expect(react, name).not.toHaveBeenCalled();
    }
    expect(files.length).toBeGreaterThan(10);
  });

  it('leaves hooks, contexts and whatever else it does not know to React', () => {
    const Words = createContext('outside');
    const Reader = () => <p id={useId()}>{useContext(Words)}</p>;
    const trees = [
      <Words.Provider key="context" value="inside">
        <Reader />
      </Words.Provider>,
      <input key="boolean" readOnly value="as it is" />,
      <select key="select" defaultValue="b">
        <option value="a">A</option>
        <option value="b">B</option>
      </select>,
      <p key="style" style={{ marginTop: 4 }}>
        text
      </p>,
    ];
    for (const element of trees) expect(staticMarkup(element)).toBe(renderToStaticMarkup(element));
  });

  it('throws what a component throws', () => {
    const Broken = () => {
      throw new Error('no such section');
    };
    expect(() => staticMarkup(<Broken />)).toThrow('no such section');
  });
});

import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { createContext, useContext, useId } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { readLanding } from '../../cli/content/pages/landing-file.ts';
import { readPageFiles } from '../../cli/content/pages/page-files.ts';
import { reactFallbacks, staticMarkup } from '../../renderer/markup/static-markup.ts';
import type { renderPage as RenderPage } from '../../renderer/render-page.tsx';
import { SITE_LANGUAGES } from '../../site/languages.ts';
import { ROOT, siteFacts } from '../content/site-facts.ts';
import { cases, sample } from '../support/proof.ts';
import { SITE } from '../support/site-code.ts';
import { THEMES } from '../support/site-themes.ts';
import { randomTree } from './random-trees.tsx';
import { CONTEXT, landingPage } from './rendered-landing.ts';
import { expectSameAsReact } from './same-as-react.ts';

const RUNS = cases(150, 3000);

afterEach(() => {
  vi.doUnmock('../../renderer/markup/static-markup.ts');
  vi.doUnmock('react-dom/server');
  vi.resetModules();
});

async function freshRenderPage(): Promise<typeof RenderPage> {
  vi.resetModules();
  return (await import('../../renderer/render-page.tsx')).renderPage;
}

// React warns of whatever is odd.
beforeAll(() => void vi.spyOn(console, 'error').mockImplementation(() => {}));
afterAll(() => void vi.restoreAllMocks());

describe('static markup', () => {
  it('is what React renders, whatever the elements, components, attributes and texts', () => {
    const before = reactFallbacks();
    fc.assert(fc.property(randomTree, expectSameAsReact), { numRuns: RUNS });
    expect(reactFallbacks() - before).toBeLessThan(RUNS / 2);
  });

  it('is what React renders for every page, theme and language of the site', async () => {
    const { config, facts } = siteFacts();
    const pages = [
      ...readPageFiles(SITE, ROOT, facts).pages,
      ...THEMES.flatMap((theme) =>
        SITE_LANGUAGES.map((language) =>
          landingPage((landing) => Object.assign(landing, { theme, language })),
        ),
      ),
    ];
    const context = { ...CONTEXT, site: config };
    const quick = await freshRenderPage();
    vi.doMock('../../renderer/markup/static-markup.ts', () => ({
      staticMarkup: renderToStaticMarkup,
    }));
    const react = await freshRenderPage();
    for (const page of sample(pages, 25)) expect(quick(page, context)).toBe(react(page, context));
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
      const { landing } = readLanding(join(landingsDir, name), {
        cwd: ROOT,
        landingsDir,
        facts,
        schemas: SITE.schemas,
      });
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
      <input key="value" defaultValue="as it is" />,
      <select key="select" defaultValue="b">
        <option value="a">A</option>
        <option value="b">B</option>
      </select>,
      <p key="style" style={{ marginTop: 4 }}>
        text
      </p>,
      <img key="announced" src="/truck.jpg" alt="" />,
    ];
    for (const element of trees) {
      const before = reactFallbacks();
      expect(staticMarkup(element)).toBe(renderToStaticMarkup(element));
      expect(reactFallbacks()).toBe(before + 1);
    }
  });

  it('is React’s inside of a component that React renders, so that hooks count for the right one', () => {
    const Inner = () => <b>{useId()}</b>;
    const Outer = ({ markup }: { markup: typeof staticMarkup }) => (
      // biome-ignore lint/security/noDangerouslySetInnerHtml: markup that was just made
      <p id={useId()} dangerouslySetInnerHTML={{ __html: markup(<Inner />) }} />
    );
    expect(staticMarkup(<Outer markup={staticMarkup} />)).toBe(
      renderToStaticMarkup(<Outer markup={renderToStaticMarkup} />),
    );
  });

  it('throws what a component throws', () => {
    const Broken = () => {
      throw new Error('no such section');
    };
    expect(() => staticMarkup(<Broken />)).toThrow('no such section');
  });

  it('ends with an error for a component that shows itself', () => {
    const Endless = () => (
      <div>
        <Endless />
      </div>
    );
    const before = reactFallbacks();
    expect(() => staticMarkup(<Endless />)).toThrow(RangeError);
    expect(reactFallbacks()).toBe(before);
  });
});

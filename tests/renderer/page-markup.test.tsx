import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { readLanding } from '../../cli/content/pages/landing-file.ts';
import { readPageFiles } from '../../cli/content/pages/page-files.ts';
import type { renderPage as RenderPage } from '../../renderer/render-page.tsx';
import { SITE_LANGUAGES } from '../../site/languages.ts';
import { ROOT, siteFacts } from '../content/site-facts.ts';
import { sample } from '../support/proof.ts';
import { SITE } from '../support/site-code.ts';
import { THEMES } from '../support/site-themes.ts';
import { CONTEXT, landingPage } from './rendered-landing.ts';

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

describe('the static markup of a page', () => {
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
    for (const page of sample(pages, 8)) expect(quick(page, context)).toBe(react(page, context));
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
});

import { join } from 'node:path';
import type { InlineBlock } from '../../schemas/section-order.ts';
import type { Diagnostic } from '../content/diagnostic.ts';
import { ANY_FACT, type Facts } from '../content/facts/facts.ts';
import { checkPage } from '../content/pages/page-file.ts';
import { type RenderedSite, renderSite } from '../lint/rendered/rendered-site.ts';
import { readCheckedConfig } from '../lint/site/checked-config.ts';
import { type OpenSite, openSite } from '../site/open-site.ts';
import { loadRenderer, type Render } from '../templates/render-module.ts';

/** A site as tests use it: to check sections and to render them. */
export interface TestSite {
  /** The block that a section defines as its example. */
  sample(section: string): unknown;
  /** Findings for sections on a page of data, as the linter reports them; empty if there are none. */
  findings(sections: readonly InlineBlock[]): Diagnostic[];
  /**
   * Renders sections: the markup inside `<main>`, below a title.
   *
   * @throws Error that lists the findings, if there are any.
   */
  render(sections: readonly InlineBlock[]): string;
}

/** Route and file of the page that sections are put on; neither is written to disk. */
const ROUTE = 'test-of-sections';

/** A page of data with these sections. */
function pageText(sections: readonly InlineBlock[], language: string | undefined): string {
  const description =
    'A page that exists in a test only, with the sections that the test is about.';
  const page = {
    ...{ name: 'Test', type: 'utility', description, seo: { title: 'Test', description } },
    ...(language === undefined ? {} : { language }),
    sections: [{ title: { heading: 'Test' } }, ...sections],
  };
  return JSON.stringify(page, null, 2);
}

function told(findings: readonly Diagnostic[]): string {
  return findings
    .map(({ file, line, column, rule, message }) => `${file}:${line}:${column} ${rule} ${message}`)
    .join('\n');
}

function mainOf(html: string): string {
  return /<main\b[^>]*>([\s\S]*)<\/main>/.exec(html)?.[1] ?? '';
}

/** A site opened for tests. */
class OpenTestSite implements TestSite {
  readonly #site: OpenSite;
  readonly #rendered: RenderedSite;
  readonly #render: Render;
  readonly #facts: Facts;
  readonly #language: string | undefined;

  constructor(
    site: OpenSite,
    rendered: RenderedSite,
    render: Render,
    { facts, language }: { facts: Facts; language: string | undefined },
  ) {
    this.#render = render;
    this.#site = site;
    this.#rendered = rendered;
    this.#facts = facts;
    this.#language = language;
  }

  #check(sections: readonly InlineBlock[]) {
    const { root, schemas } = this.#site;
    const file = `pages/${ROUTE}/page.yaml`;
    const text = pageText(sections, this.#language);
    const source = { path: join(root, file), file, text, hash: '' };
    return checkPage(
      source,
      { route: ROUTE, hasComponent: false },
      { facts: this.#facts, schemas },
    );
  }

  sample(section: string): unknown {
    const found = this.#site.definition.sections?.find(({ name }) => name === section);
    if (!found) throw new Error(`The site has no section "${section}" of its own.`);
    return found.sample;
  }

  findings(sections: readonly InlineBlock[]): Diagnostic[] {
    return this.#check(sections).diagnostics;
  }

  render(sections: readonly InlineBlock[]): string {
    const { placed, diagnostics } = this.#check(sections);
    if (!placed || diagnostics.length > 0) throw new Error(told(diagnostics));
    return mainOf(this.#render(placed.page, this.#rendered.context, {}).html);
  }
}

/**
 * Opens a site to test its sections, with everything that a build would use: its code, configuration and words.
 *
 * @param options `root` is the folder of the site, by default the nearest parent folder with a `site.config.yaml`;
 *   `language` is that of the page that sections are put on, by default the main one.
 * @throws Error that says what is wrong with the site itself.
 */
export async function openTestSite({
  root,
  language,
}: {
  root?: string;
  language?: string;
} = {}): Promise<TestSite> {
  const cwd = process.cwd();
  const site = await openSite(cwd, root === undefined ? {} : { root });
  const { config, words, facts, diagnostics } = readCheckedConfig(site, cwd);
  if (!config || !words) throw new Error(told(diagnostics));
  const pages = { pages: [], metas: [], faulty: [], diagnostics: [] };
  const rendered = await renderSite(site, { site: config, words }, pages);
  const render = await loadRenderer(rendered.renderModule);
  return new OpenTestSite(site, rendered, render, { facts: facts ?? ANY_FACT, language });
}

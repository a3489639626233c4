import type { RenderContext } from '../../../renderer/context/render-context.ts';
import type { LandingPage } from '../../../schemas/page.ts';
import type { Diagnostic, Range } from '../../content/diagnostic.ts';
import { WHOLE_FILE } from '../../content/diagnostic.ts';
import type { Facts } from '../../content/facts/facts.ts';
import type { LandingFile } from '../../content/pages/landing-file.ts';
import { report } from '../../content/source-file.ts';
import { PageTraces, placeInData } from '../../rules/pages/page-trace.ts';
import { viewPage } from '../../rules/pages/page-view.ts';
import type { Trace } from '../../rules/pages/view-rule.ts';
import { VIEW_RULES } from '../../rules/pages/view-rules.ts';
import { BuildFault } from '../../system/build-fault.ts';
import { loadRenderer, type Render } from '../../templates/render-module.ts';

/** Inputs for rendering landings; plain data, so that it can be sent to a worker thread. */
export interface LandingViewSetup {
  renderModule: string;
  context: RenderContext;
}

/**
 * A finding on a rendered landing that is not caused by its own file. It is reported for one of the landings that
 * have it.
 */
export interface SharedFinding extends Omit<Diagnostic, 'file'> {
  /** Path of its source in the site's folder; missing if none was found. */
  file?: string;
}

/** Findings of rules for rendered pages on a landing. */
export interface LandingView {
  findings: Diagnostic[];
  shared: SharedFinding[];
}

/** The position in the landing's own file that a trace leads to. */
function placeInFile(trace: Trace | undefined, landing: LandingFile): Range | undefined {
  const { page, raw, locate } = landing;
  return trace && placeInData(trace, { shown: page.landing, raw, locate });
}

/** Checks landings as rendered. */
export class LandingViews {
  readonly #render: Render;
  readonly #context: RenderContext;
  readonly #traces: PageTraces;
  readonly #facts: Facts;

  private constructor(render: Render, context: RenderContext, traces: PageTraces, facts: Facts) {
    this.#render = render;
    this.#context = context;
    this.#traces = traces;
    this.#facts = facts;
  }

  /** @param root folder of the site. */
  static async load(
    { renderModule, context }: LandingViewSetup,
    { root, facts }: { root: string; facts: Facts },
  ): Promise<LandingViews> {
    // Paths relative to the site stay valid wherever the command is run next.
    const traces = new PageTraces({ root, cwd: root, facts });
    return new LandingViews(await loadRenderer(renderModule), context, traces, facts);
  }

  /**
   * Findings on a landing and its variants, each rendered as a page of its own.
   *
   * @param page the landing with data about its pictures.
   * @throws BuildFault if the code of a section fails.
   */
  async look(landing: LandingFile, page: LandingPage): Promise<LandingView> {
    const found = await this.#lookAt(landing, page);
    for (const variant of landing.variants ?? []) {
      const { pictures, downloads } = page;
      const shown = {
        ...variant.page,
        ...(pictures ? { pictures } : {}),
        ...(downloads ? { downloads } : {}),
      };
      const { findings, shared } = await this.#lookAt(variant, shown);
      found.findings.push(...variant.places.ownFindings(findings, found.findings, landing.source));
      found.shared.push(...shared);
    }
    return found;
  }

  async #lookAt(landing: LandingFile, { test: _, ...page }: LandingPage): Promise<LandingView> {
    const found: LandingView = { findings: [], shared: [] };
    const view = viewPage(this.#html(page));
    for (const { name: rule, severity, check } of VIEW_RULES)
      for (const { trace, message, hint } of check(view, this.#facts)) {
        const finding = { rule, severity, message, hint };
        const element = trace && this.#traces.element(trace, landing.page.landing);
        if (element) {
          found.shared.push({ ...element, ...finding });
          continue;
        }
        const range = placeInFile(trace, landing);
        if (range) found.findings.push(report(landing.source, { range, ...finding }));
        else {
          const place = trace && (await this.#traces.inSources(trace));
          found.shared.push({ ...(place ?? WHOLE_FILE), ...finding });
        }
      }
    return found;
  }

  #html(page: LandingPage): string {
    try {
      return this.#render(page, this.#context, {}).html;
    } catch (error) {
      const told = error instanceof Error ? error.message : String(error);
      const message = `The code of a section of ${page.entry.path} fails: ${told}`;
      throw new BuildFault(message, { cause: error });
    }
  }
}

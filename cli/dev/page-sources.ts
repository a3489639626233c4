import { join } from 'node:path';
import type { EnvironmentModuleGraph, EnvironmentModuleNode } from 'vite';
import type { Page } from '../../schemas/page.ts';
import { displayPath } from '../content/source-file.ts';
import { ENGINE_ROOT } from '../system/engine-root.ts';

/** The template of a hand-written page. */
const PAGE_TEMPLATE = /\/\+Page\.tsx$/;

/** Finds the sources that a page's text may come from, by the imports of its templates. */
export class PageSources {
  readonly #graph: EnvironmentModuleGraph;
  readonly #cwd: string;

  /** @param graph of the modules that the server renders with. */
  constructor(graph: EnvironmentModuleGraph, cwd: string) {
    this.#graph = graph;
    this.#cwd = cwd;
  }

  /**
   * Sources as diagnostics name them: those of all pages, which are the frame and the landing templates, and those
   * of the hand-written page.
   */
  of(page: Page | undefined): Set<string> {
    const files = this.#below('renderer/render-page.tsx');
    if (page?.kind === 'static')
      for (const file of this.#below(`pages/${page.route}/+Page.tsx`)) files.add(file);
    return files;
  }

  /** Sources that any page is rendered with. */
  all(): Set<string> {
    const files = [...this.#graph.fileToModulesMap.keys()];
    return new Set(files.map((file) => displayPath(file, this.#cwd)));
  }

  /** A module and its transitive imports, except other pages. */
  #below(path: string): Set<string> {
    const files = new Set<string>();
    const seen = new Set<EnvironmentModuleNode>();
    const visit = (module: EnvironmentModuleNode) => {
      if (seen.has(module)) return;
      seen.add(module);
      if (module.file !== null) files.add(displayPath(module.file, this.#cwd));
      for (const imported of module.importedModules)
        if (!PAGE_TEMPLATE.test(imported.file ?? '')) visit(imported);
    };
    for (const module of this.#graph.getModulesByFile(join(ENGINE_ROOT, path)) ?? []) visit(module);
    return files;
  }
}

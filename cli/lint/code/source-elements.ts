import { join } from 'node:path';
import type { Diagnostic } from '../../content/diagnostic.ts';
import { ANY_FACT, type Facts } from '../../content/facts/facts.ts';
import { displayPath, report } from '../../content/source-file.ts';
import { elementsIn } from '../../rules/code/code-element.ts';
import { islandFaults, islandsOf } from '../../rules/code/code-island.ts';
import { type CodeModule, CodeModules } from '../../rules/code/code-module.ts';
import { CODE_PROP, propFaults } from '../../rules/code/code-prop.ts';
import { CODE_RULES } from '../../rules/code/code-rules.ts';
import { entriesAlike } from '../../rules/code/entries-alike.ts';
import { missingImports } from '../../rules/code/missing-import.ts';
import { copyRepeated } from '../../rules/copy/copy-repeated.ts';
import { rangeAt } from '../../rules/find-source.ts';
import { modulesBelow, SITE_FOLDERS } from '../../rules/source-texts.ts';
import { typedEntries } from './source-entries.ts';
import { misspelledFacts } from './source-facts.ts';

/** Modules without elements are not searched for any. */
const SUSPECT = /<[A-Za-z]/;

/** Modules that run in a browser. */
const IN_BROWSER = /\.(?:island|client)\.tsx?$/;

/** The modules that a browser runs: islands, the site’s own folder, and whatever these import. */
function liveModules(paths: readonly string[], modules: CodeModules, site: string): Set<string> {
  const live = new Set<string>();
  const waiting = paths.filter((path) => IN_BROWSER.test(path) || path.startsWith(site));
  for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) {
    const module = live.has(path) ? undefined : modules.at(path);
    live.add(path);
    for (const { from } of module?.imports.values() ?? []) {
      const imported = module && modules.imported(module, from);
      if (imported !== undefined) waiting.push(imported);
    }
  }
  return live;
}

/** What is wrong with the elements of one module. */
function* faultsOf(
  module: CodeModule,
  modules: CodeModules,
  { isStatic, islands }: { isStatic: boolean; islands: readonly string[] | undefined },
) {
  for (const element of elementsIn(module.body)) {
    for (const { name: rule, severity, check } of CODE_RULES)
      for (const fault of check(element, { isStatic })) yield { rule, severity, element, ...fault };
    const props = /^[A-Z]/.test(element.name) && modules.propsOf(module, element.name);
    for (const fault of islands ? islandFaults(element, islands) : [])
      yield { rule: CODE_PROP, severity: 'error' as const, element, ...fault };
    if (!props) continue;
    for (const fault of propFaults(element, props))
      yield { rule: CODE_PROP, severity: 'error' as const, element, ...fault };
  }
}

/** Findings about single elements in the components of a site; files that do not parse are reported elsewhere. */
export async function checkSourceElements(
  root: string,
  cwd: string,
  facts: Pick<Facts, 'site'> | Facts = ANY_FACT,
): Promise<Diagnostic[]> {
  const { parseAst } = await import('rolldown/parseAst');
  const modules = new CodeModules(parseAst);
  const paths = SITE_FOLDERS.flatMap((folder) => [...modulesBelow(join(root, folder))]);
  const live = liveModules(paths, modules, join(root, 'site'));
  const islands = islandsOf(root);
  const found: Diagnostic[] = [];
  for (const path of paths) {
    const module = modules.at(path);
    if (!module) continue;
    const { source } = module;
    const file = { file: displayPath(path, cwd), text: source };
    for (const { at, message, hint } of missingImports(module)) {
      const range = rangeAt(source, at.start, at.end);
      found.push(report(file, { range, rule: 'code/broken', severity: 'error', message, hint }));
    }
    for (const { at, ...told } of entriesAlike(module.body)) {
      const { name: rule, severity } = copyRepeated;
      const range = rangeAt(source, at?.start ?? 0, at?.end ?? 0);
      found.push(report(file, { range, rule, severity, ...told }));
    }
    if ('names' in facts && facts !== ANY_FACT)
      found.push(...typedEntries(module.body, { file: file.file, source }, facts));
    if (!path.endsWith('x') || !SUSPECT.test(source)) continue;
    found.push(...misspelledFacts(path, source, facts, cwd));
    for (const { at, element, rule, severity, message, hint } of faultsOf(module, modules, {
      isStatic: !live.has(path),
      islands,
    })) {
      const { start, end } = at ?? element;
      found.push(
        report(file, { range: rangeAt(source, start, end), rule, severity, message, hint }),
      );
    }
  }
  return found;
}
